/** One atom per key, created on first use; each store holds its own value. */
export function atomFamily<Key extends string | number, Made>(make: (key: Key) => Made) {
  const made = new Map<Key, Made>();
  return (key: Key): Made => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
