import {
  type Franchising,
  franchisingCall,
  type Locale,
  listMerchantsCall,
  type Merchant,
  merchantCall,
  staticPageFor,
} from '@turno/shared-types';
import { MERCHANTS_PER_PAGE } from '@turno/shared-types/constants';
import { type Company, type LegalName, loadLegalText } from '@turno/shared-types/legal';
import { brandOf } from '@turno/shared-types/rules';
import type { PageConfig } from '../config.ts';
import { merchantView, signInView, takeView } from '../first-view/first-view.ts';
import { homeView } from '../first-view/home-view.ts';
import type { Html } from '../first-view/html.ts';
import { legalView } from '../first-view/legal-view.ts';
import type { Context } from '../first-view/merchant-facts.ts';
import { passView } from '../first-view/pass-view.ts';
import { createGatewayReader, type ReadGateway, type Reading } from '../gateway-reader.ts';
import type { BarMark } from './first-paint.ts';
import { vanityOf } from './page-facts.ts';

/** A first view shows figures, so that answers are good for seconds. */
const FRESH_MS = 5_000;
const OLD_MS = 60_000;
const DEADLINE_MS = 300;
const MERCHANT_PAGE = /^\/m\/[^/]+\/?$/;
const PASS_PAGE = /^\/aq\/[^/]+\/?$/;
const SIGN_IN_PAGE = /^\/signin\/?$/;
const TAKE_PAGE = /^\/take-number\/(\d{1,15})\/(\d{1,15})\/?$/;

/** Reads merchants, lists of them, and the franchising of the site from paths of the gateway. */
export type PublicReaders = {
  merchant: ReadGateway<Merchant>;
  merchants: ReadGateway<Merchant[]>;
  franchising: ReadGateway<Franchising>;
};

/** Makes the readers of the pages' server. */
export function createPublicReaders(gatewayUrl: string, clientKey: string): PublicReaders {
  const times = { freshMs: FRESH_MS, oldMs: OLD_MS, deadlineMs: DEADLINE_MS, now: Date.now };
  const gateway = { gatewayUrl, clientKey, ...times };
  return {
    merchant: createGatewayReader({ ...gateway, parse: (json) => merchantCall.reply.parse(json) }),
    merchants: createGatewayReader({
      ...gateway,
      parse: (json) => listMerchantsCall.reply.parse(json),
    }),
    franchising: createGatewayReader({
      ...gateway,
      parse: (json) => franchisingCall.reply.parse(json),
    }),
  };
}

type Visit = { path: string; locale: Locale; franchiseId: number | null; company: Company };

type VisitData = {
  /** The merchant whose page it is. */
  merchant: Merchant | null;
  /** Whether the path names a merchant that does not exist. */
  isMissing: boolean;
  view: Html | null;
};

const NOTHING: VisitData = { merchant: null, isMissing: false, view: null };

/** Whose mark a site shows before any script runs. */
export async function readMark(
  { franchiseId, franchisingOverrides }: Pick<PageConfig, 'franchiseId' | 'franchisingOverrides'>,
  { franchising }: PublicReaders,
  locale: Locale,
): Promise<BarMark> {
  if (franchiseId === null) return 'product';
  const found = await franchising(`/public/franchising/${franchiseId}`, locale);
  if (found === null || found === 'missing') return null;
  return brandOf(found.value, franchisingOverrides);
}

/** What the public may know of the subject of a path, and the first view of its page. */
export async function readVisit(visit: Visit, readers: PublicReaders): Promise<VisitData> {
  const { path, franchiseId } = visit;
  const vanity = vanityOf(path);
  if (vanity !== null) {
    return ofMerchant(visit, readers, `/public/merchants/vanity/${encodeURIComponent(vanity)}`);
  }
  const [, merchantId, queueId] = TAKE_PAGE.exec(path) ?? [];
  if (merchantId !== undefined) {
    const { view } = await ofMerchant(visit, readers, `/public/merchants/${merchantId}`, queueId);
    return { ...NOTHING, view };
  }
  if (SIGN_IN_PAGE.test(path)) return { ...NOTHING, view: signInView(visit.locale) };
  const page = staticPageFor(path);
  if (page === 'terms' || page === 'privacy') {
    return { ...NOTHING, view: await ofLegalPage(page, visit) };
  }
  if (path !== '/') return NOTHING;
  const found = await readers.merchants(homeList(franchiseId), visit.locale);
  if (found === null || found === 'missing') return NOTHING;
  return { ...NOTHING, view: homeView(found, { locale: visit.locale, now: new Date() }) };
}

async function ofLegalPage(name: LegalName, { locale, company }: Visit): Promise<Html> {
  return legalView(name, await loadLegalText(name, locale, company), locale);
}

async function ofMerchant(
  { path, locale, franchiseId }: Visit,
  readers: PublicReaders,
  address: string,
  queueId?: string,
): Promise<VisitData> {
  const found = await readers.merchant(address, locale);
  if (found === null || found === 'missing') return { ...NOTHING, isMissing: found === 'missing' };
  const { value: merchant } = found;
  const context = { locale, now: new Date() };
  const isForeign = franchiseId !== null && merchant.franchisingId !== franchiseId;
  if (isForeign) return { merchant, isMissing: false, view: null };
  return { merchant, isMissing: false, view: viewOf(path, found, context, queueId) };
}

function viewOf(
  path: string,
  reading: Reading<Merchant>,
  context: Context,
  queueId: string | undefined,
): Html | null {
  if (MERCHANT_PAGE.test(path)) return merchantView(reading, context);
  if (PASS_PAGE.test(path)) return passView(reading, context);
  return queueId === undefined ? null : takeView(reading, Number(queueId), context);
}

/** The list that the home page asks for first (CON-012). */
function homeList(franchiseId: number | null): string {
  const query = new URLSearchParams({
    per_page: String(MERCHANTS_PER_PAGE),
    order_by: 'tickets_desc',
  });
  if (franchiseId !== null) query.set('franchising_id', String(franchiseId));
  return `/public/merchants?${query}`;
}
