import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { MongoClient } from 'mongodb';
import { atLeast, reached } from '../goals.ts';
import { median } from '../load.ts';
import { HOT_MERCHANT, merchantByName } from '../platform.ts';
import { BARE_PORT, type BareServer, benchServices, startBare } from '../services.ts';
import { type Guest, joinAll } from './join.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const GUESTS = Number(process.env.BENCH_JOBS ?? 400);
const CLIENTS = 64;
/** Puzzle used up, account, session. */
const SIGN_UP_WRITES = 3;
const GOAL = 0.5;

/**
 * Guests who join a hot queue at its opening: sign-up and line-up through the gateway, the puzzle solved beforehand,
 * against two Express endpoints that make the same number of writes in the same database process and nothing else.
 */
export async function guestJoins(): Promise<boolean> {
  // How long a puzzle takes a phone is not what is measured; checking a solution costs the same.
  process.env.BOT_CHECK_TRIES = '10';
  const platform = await benchServices();
  const writes = await writeCounter(platform.databaseUri);
  const lineUpUrl = await hotQueue(platform.gateway);
  const ours = async () => {
    const puzzles = await solvedPuzzles(platform.gateway, GUESTS);
    const signUpUrl = `${platform.gateway}/auth/signup`;
    const guests = puzzles.map((captchaToken) => ({ signUpUrl, lineUpUrl, captchaToken }));
    const before = await writes.count();
    const joined = await joinAll(guests, CLIENTS);
    return { ...joined, writes: ((await writes.count()) - before) / GUESTS };
  };
  let bareServer: BareServer | null = null;
  try {
    await ours();
    // The first round warms up, the second counts the writes.
    const perJoin = Math.round((await ours()).writes);
    bareServer = await startBareJoins(platform.databaseUri, perJoin);
    await joinAll(bareGuests(), CLIENTS);
    const ratios: number[] = [];
    let failures = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const [mine, bare] = [await ours(), await joinAll(bareGuests(), CLIENTS)];
      ratios.push(mine.perSecond / bare.perSecond);
      failures += mine.failures + bare.failures;
      console.log(
        `  ${mine.perSecond.toFixed(0)}/s against ${bare.perSecond.toFixed(0)}/s bare, ` +
          `${mine.writes.toFixed(1)} writes each, ${mine.failures + bare.failures} failures`,
      );
    }
    // An error is faster than a number, so a round with errors is not comparable.
    const areAllIn = reached('guests who got no number', failures, 0);
    const name = `guests joining with ${CLIENTS} clients, of bare`;
    return atLeast(name, median(ratios), GOAL) && areAllIn;
  } finally {
    bareServer?.stop();
    await writes.close();
    await platform.stop();
  }
}

function startBareJoins(databaseUri: string, perJoin: number): Promise<BareServer> {
  process.env.BARE_SIGN_UP_WRITES = String(SIGN_UP_WRITES);
  process.env.BARE_LINE_UP_WRITES = String(Math.max(1, perJoin - SIGN_UP_WRITES));
  return startBare(new URL('./bare-server.ts', import.meta.url), databaseUri);
}

function bareGuests(): Guest[] {
  const at = (path: string) => `http://127.0.0.1:${BARE_PORT}/${path}`;
  return Array.from({ length: GUESTS }, () => ({
    signUpUrl: at('signup'),
    lineUpUrl: at('lineup'),
    captchaToken: 'none',
  }));
}

async function hotQueue(gateway: string): Promise<string> {
  const { id, queues } = await merchantByName(gateway, HOT_MERCHANT);
  const [queue] = queues;
  if (!queue) throw new Error('the demo data has no queue for a rush');
  return `${gateway}/public/merchants/${id}/queues/${queue.id}/lineup`;
}

/** Counts what the engine wrote since it started: documents inserted, updates, deletes, and finds that modify. */
async function writeCounter(databaseUri: string) {
  const client = await MongoClient.connect(databaseUri);
  return {
    async count(): Promise<number> {
      const { opcounters, metrics } = await client.db('admin').command({ serverStatus: 1 });
      const { insert, update, delete: removed } = opcounters;
      return insert + update + removed + Number(metrics.commands.findAndModify.total);
    },
    close: () => client.close(),
  };
}

/** Solved puzzles, one for each guest: a phone solves its own, which is no work of the servers. */
async function solvedPuzzles(gateway: string, count: number): Promise<string[]> {
  const solved: string[] = [];
  while (solved.length < count) {
    const answer = await fetch(`${gateway}/auth/challenge`);
    const challenge = (await answer.json()) as Challenge;
    const solution = await solveChallenge({ challenge, deriveKey });
    solved.push(btoa(JSON.stringify({ challenge, solution })));
  }
  return solved;
}
