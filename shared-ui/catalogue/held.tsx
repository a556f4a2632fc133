import { type ReactNode, useState } from 'react';

type HeldProps<Value> = {
  initial: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
};

/** Holds the value of what is shown, so that it can be tried. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => setValue(() => next));
}
