// What is said of an answer that is prepared before its question comes.

export const PREPARE = "Not your turn yet: choose now, and it is sent when you are asked.";
export const PREPARED = "It is sent when you are asked. Until then you can change it, and nobody else sees it.";
