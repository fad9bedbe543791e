/** What unfolds a line of the chronicle to its parts. */
export const ONE_BY_ONE = "One by one";
