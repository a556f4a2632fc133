import type { ReactNode } from 'react';

/** One state of a component. */
export type Story = {
  name: string;
  /** What to look at, if the story does not show it by itself. */
  note?: string;
  /** Whether the story is shown in the board's theme. */
  isBoard?: boolean;
  render: () => ReactNode;
};

/** The states of the components of one subject. */
export type Subject = {
  id: string;
  title: string;
  /** The entry point of shared-ui they are imported from. */
  entryPoint: string;
  stories: readonly Story[];
};
