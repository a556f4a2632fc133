import type { Request, Response } from 'express';
import { ChangedMeanwhile, channelsDigest } from '../../delivery/plans.ts';
import { type Command, commandSchema, planOf } from './commands.ts';
import { planPage, problemPage } from './pages.ts';
import type { SendPage } from './send-page.ts';
import type { Signed } from './signed-in.ts';

const [BAD_REQUEST, CONFLICT] = [400, 409];

type Options = { releasesDir: string; send: SendPage; mode: 'plan' | 'apply' };
type Work = (request: Request, response: Response, signed: Signed) => Promise<void>;

/** Shows what a command would change, or changes what the person saw. */
export function commandWork({ releasesDir, send, mode }: Options): Work {
  return async (request, response, { session, forms }) => {
    const who = session.member;
    const problem = (status: number, words: string) =>
      send(request, response.status(status), (style) => problemPage(style, words));
    const show = (command: Command, isChanged: boolean) => {
      const plan = planOf(command, { releasesDir, who });
      const values = Object.entries(command).map(([name, value]) => [name, String(value)]);
      const fields = { ...Object.fromEntries(values), seen: channelsDigest(plan.before) };
      return send(request, response.status(isChanged ? CONFLICT : 200), (style) =>
        planPage(style, { name: command.name, plan, forms, fields, isChanged }),
      );
    };
    const { data: command, error } = commandSchema.safeParse(request.body);
    if (!command) return problem(BAD_REQUEST, error.issues[0]?.message ?? 'This is no command.');
    try {
      const seen = String(request.body.seen ?? '');
      const isDone = mode === 'apply' && (await isApplied(command, { releasesDir, who, seen }));
      if (isDone) return response.redirect(303, `/releases?done=${command.name}`);
      await show(command, mode === 'apply');
    } catch (failure) {
      if (!isSentence(failure)) throw failure;
      await problem(CONFLICT, failure.message);
    }
  };
}

/** Carries a command out; returns `false`, with nothing changed, when another command came first. */
async function isApplied(command: Command, options: Parameters<typeof planOf>[1]) {
  try {
    await planOf(command, options).apply();
    return true;
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return false;
    throw error;
  }
}

/** Whether an error is one that the commands say in a sentence, not one of the system. */
function isSentence(error: unknown): error is Error {
  return error instanceof Error && error.name === 'Error' && !('code' in error);
}
