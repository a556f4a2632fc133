const { PASSES_KILLED, PASSES_KILLS } = process.env;

/** How long the run with killed processes is: `PASSES_KILLED=200 PASSES_KILLS=30` is the long one. */
export const killedEnv = {
  families: Number(PASSES_KILLED ?? 12),
  kills: Number(PASSES_KILLS ?? 3),
} as const;
