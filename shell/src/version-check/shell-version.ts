/** The version of the shell that runs, as its package names it (SHL-024). */
export const SHELL_VERSION = '1.5.2';
