// Copying words for people to paste elsewhere; browsers offer the newer way to safe pages only.

export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedOldWay(text);
  }
}

function copiedOldWay(text: string): boolean {
  const held = document.createElement("textarea");
  held.value = text;
  document.body.append(held);
  held.select();
  const done = document.execCommand("copy");
  held.remove();
  return done;
}
