/** One atom per key, made when first asked for; stores keep their own values of it. */
export function keyed<Key extends string | number, Made>(make: (key: Key) => Made) {
  const made = new Map<Key, Made>();
  return (key: Key): Made => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}
