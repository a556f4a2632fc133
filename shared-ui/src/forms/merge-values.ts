type Merged = { value: unknown; isConflict: boolean };
type Keyed = { key: string };

/**
 * A three-way merge: the person's edits, and what others have stored since in the rest of a value. Each element of a list is
 * merged by itself if it has a `key` or the list has fixed places. If both changed the same value, the person's wins and the
 * result is a conflict.
 */
export function mergeValues(
  mine: unknown,
  before: unknown,
  theirs: unknown,
  hasFixedPlaces = false,
): Merged {
  if (isSame(mine, before)) return { value: theirs, isConflict: false };
  if (isSame(theirs, before) || isSame(mine, theirs)) return { value: mine, isConflict: false };
  const lists = [mine, before, theirs];
  if (lists.every(isKeyedList)) return mergeKeyed(...(lists as [Keyed[], Keyed[], Keyed[]]));
  if (!hasFixedPlaces || !lists.every(Array.isArray)) return { value: mine, isConflict: true };
  const [own, old, stored] = lists as [unknown[], unknown[], unknown[]];
  return listOf(own.map((each, place) => mergeValues(each, old[place], stored[place])));
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function mergeKeyed(mine: Keyed[], before: Keyed[], theirs: Keyed[]): Merged {
  const of = (list: readonly Keyed[], wanted: string) => list.find(({ key }) => key === wanted);
  const added = theirs.filter(({ key }) => !of(before, key));
  // An element that both added, or that a save with a lost answer has stored, is kept once.
  const own = mine.filter(
    (each) => of(before, each.key) || !added.some((other) => isSame(plain(each), plain(other))),
  );
  const keys = new Set([...theirs, ...own].map(({ key }) => key));
  const { value, isConflict } = listOf(
    [...keys].map((key) => mergeValues(of(own, key), of(before, key), of(theirs, key))),
  );
  return { value: value.filter((each) => each !== undefined), isConflict };
}

/** An element without its identifiers. */
function plain(element: Keyed): object {
  return { ...element, key: null, id: null };
}

function listOf(elements: readonly Merged[]) {
  return {
    value: elements.map(({ value }) => value),
    isConflict: elements.some(({ isConflict }) => isConflict),
  };
}

function isKeyedList(list: unknown): boolean {
  return (
    Array.isArray(list) &&
    list.every((each: unknown) => typeof each === 'object' && each !== null && 'key' in each)
  );
}
