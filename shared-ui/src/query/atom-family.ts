/** One atom per key, made when first asked for; stores hold their own values of it. */
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
