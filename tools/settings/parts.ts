/** Name of the embedded database's process. */
export const DATABASE = 'database';

/** The processes of Turno in the order they start; one group waits for the one before it. */
export const PARTS = [
  { name: 'identity', kind: 'service', portVariable: 'IDENTITY_PORT', defaultPort: 4001 },
  { name: 'queues', kind: 'service', portVariable: 'QUEUES_PORT', defaultPort: 4002 },
  { name: 'passes', kind: 'service', portVariable: 'PASSES_PORT', defaultPort: 4003 },
  { name: 'gateway', kind: 'gateway', portVariable: 'GATEWAY_PORT', defaultPort: 4000 },
  { name: 'mfe-consumer', kind: 'remote', portVariable: 'CONSUMER_PORT', defaultPort: 3001 },
  { name: 'mfe-merchant', kind: 'remote', portVariable: 'MERCHANT_PORT', defaultPort: 3002 },
  { name: 'mfe-display', kind: 'remote', portVariable: 'DISPLAY_PORT', defaultPort: 3003 },
  { name: 'mfe-passes', kind: 'remote', portVariable: 'PASSES_REMOTE_PORT', defaultPort: 3004 },
  { name: 'shell', kind: 'shell', portVariable: 'SHELL_PORT', defaultPort: 3000 },
] as const;

export type Part = (typeof PARTS)[number];
export type PartName = Part['name'];

/** Groups of kinds that start together, first to last; they stop the other way round. */
export const START_ORDER: readonly (readonly Part['kind'][])[] = [
  ['service'],
  ['gateway'],
  ['remote', 'shell'],
];
