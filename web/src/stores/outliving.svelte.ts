// What is under way when a page is left, an answer of the server or a timer, may still ask its stores.

/** Makes a store whose derived values outlive the page that makes it. */
export function outliving<T>(make: () => T): T {
  let made: T;
  $effect.root(() => {
    made = make();
  });
  return made!;
}
