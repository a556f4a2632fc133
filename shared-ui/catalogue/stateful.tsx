import { type ReactNode, useState } from 'react';

type StatefulProps<Value> = {
  initial: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
};

/** Holds the value of a controlled component, so that a story or a test can change it. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => setValue(() => next));
}
