import type { Merchant, Queue } from '@turno/shared-types';
import type { Reading } from '../gateway-reader.ts';
import { type Html, html } from './html.ts';
import { type Context, queueFacts, topLevelQueues } from './merchant-facts.ts';
import { age, badge, figureList, head, isUsable } from './parts.ts';
import { WORDS } from './words.ts';

const ORDER = ['specific', 'generic', 'free'] as const;

/** CON-057: the first view of a merchant's queues for passes; `null` where there is nothing to say. */
export function passView(reading: Reading<Merchant>, context: Context): Html | null {
  const { value: merchant } = reading;
  if (merchant.closedAt || !isUsable(reading, context)) return null;
  const queues = topLevelQueues(merchant);
  const cards = ORDER.flatMap((mode) => queues.filter(({ passMode }) => passMode === mode)).map(
    (queue) => queueCard(merchant, queue, context),
  );
  return html`${head(merchant, merchant.category?.name, context)}<ul role="list">${cards}</ul>${age(reading, merchant.timezone, context)}`;
}

/** Who may line up with a pass is not known here: the button is drawn as it is for a visitor without one. */
function queueCard(merchant: Merchant, queue: Queue, context: Context): Html {
  const { pass } = WORDS[context.locale];
  const { name, status, figures } = queueFacts(merchant, queue, context);
  const isFree = queue.passMode === 'free';
  const kind = queue.passMode === 'specific' ? pass.fastTrack : pass.withPass;
  const action = queue.listOnly ? pass.seeFree : pass.withoutPass;
  return html`<li class="card" data-mode="${queue.passMode}">${isFree ? null : html`<p class="kind">${kind}</p>`}<div class="top"><h2>${name}</h2>${badge(status)}</div>${figureList(figures)}<p class="action ${isFree ? 'second' : 'large off'}">${isFree ? action : pass.join}</p></li>`;
}
