const { QUEUES_KILLED, QUEUES_KILLS } = process.env;

/** How long the run with killed processes is: `QUEUES_KILLED=200 QUEUES_KILLS=30` is the long one. */
export const killedEnv = {
  places: Number(QUEUES_KILLED ?? 15),
  kills: Number(QUEUES_KILLS ?? 3),
} as const;
