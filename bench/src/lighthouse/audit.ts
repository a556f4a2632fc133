import look, { type Config } from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import desktop from 'lighthouse/core/config/desktop-config.js';

export const PRESETS = ['desktop', 'mobile'] as const;
export type Preset = (typeof PRESETS)[number];

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

const TIMINGS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

export type Audit = {
  /** 0 to 100 by category. */
  scores: Record<Category, number>;
  timings: { name: string; text: string }[];
  slowdown: number;
  /** What cost points outside performance, in Lighthouse's words. */
  complaints: string[];
};

type Visit = {
  url: string;
  port: number;
  preset: Preset;
  /** Whether the browser keeps its session and its cached files. */
  isReturning: boolean;
  /** How many times slower than this processor a phone is simulated. */
  slowdown: number;
};

/** One look of Lighthouse at one page, by the browser that listens on a port. */
export async function audit({ url, port, preset, isReturning, slowdown }: Visit): Promise<Audit> {
  const flags = {
    port,
    logLevel: 'error' as const,
    onlyCategories: [...CATEGORIES],
    disableStorageReset: isReturning,
  };
  const result = await look(url, flags, preset === 'desktop' ? desktop : phone(slowdown));
  if (!result) throw new Error(`Lighthouse could not look at ${url}`);
  const { categories, audits } = result.lhr;
  const scoreOf = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  const scores = {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
  };
  const timings = TIMINGS.map((name) => ({ name, text: audits[name]?.displayValue ?? '?' }));
  const named = CATEGORIES.filter((name) => name !== 'performance').flatMap(
    (name) => categories[name]?.auditRefs ?? [],
  );
  const failed = named.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0);
  const complaints = failed.map(
    ({ id }) => `${audits[id]?.title}: ${detailText(audits[id]?.details)}`,
  );
  return { scores, timings, slowdown, complaints };
}

/**
 * Lighthouse simulates a phone as a processor four times slower than one with an index of 1,500 to 2,000. Elsewhere its
 * documentation asks for another multiplier: this is the one that simulates the same phone.
 */
export const slowdownOfPhone = (processorIndex: number) =>
  Math.max(1, (4 * processorIndex) / 1_750);

const phone = (cpuSlowdownMultiplier: number): Config => ({
  extends: 'lighthouse:default',
  settings: { throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier } },
});

const detailText = (details: unknown) => JSON.stringify(details ?? null).slice(0, 600);
