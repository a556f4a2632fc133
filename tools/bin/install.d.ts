import type { ChildProcess } from 'node:child_process';

export declare function installMissing(
  project: string,
  onChild: (child: ChildProcess | null) => void,
): Promise<string | null>;
