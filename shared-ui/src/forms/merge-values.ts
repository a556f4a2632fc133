type Merged = { value: unknown; isConflict: boolean };
type Keyed = { key: string };

/**
 * What a person edited of a value, with what others stored since in the rest of it. Each element of a list is a value of its
 * own, known by its `key`, or by its place in a list of fixed length. Where both changed one value, the person's stays.
 */
export function mergeValues(mine: unknown, before: unknown, theirs: unknown): Merged {
  if (isSame(mine, before)) return { value: theirs, isConflict: false };
  if (isSame(theirs, before) || isSame(mine, theirs)) return { value: mine, isConflict: false };
  const lists = [mine, before, theirs];
  if (lists.every(isKeyedList)) return mergeKeyed(...(lists as [Keyed[], Keyed[], Keyed[]]));
  if (Array.isArray(mine) && Array.isArray(before) && Array.isArray(theirs)) {
    const isFixed = mine.length === before.length && before.length === theirs.length;
    if (isFixed) return listOf(mine.map((each, at) => mergeValues(each, before[at], theirs[at])));
  }
  return { value: mine, isConflict: true };
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function mergeKeyed(mine: Keyed[], before: Keyed[], theirs: Keyed[]): Merged {
  const keys = new Set([...theirs, ...mine].map(({ key }) => key));
  const of = (list: readonly Keyed[], wanted: string) => list.find(({ key }) => key === wanted);
  const elements = [...keys].map((key) =>
    mergeValues(of(mine, key), of(before, key), of(theirs, key)),
  );
  const { value, isConflict } = listOf(elements);
  return { value: value.filter((each) => each !== undefined), isConflict };
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
