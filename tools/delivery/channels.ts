import type { Channels } from '../releases/index.ts';

const MOST_PREVIOUS = 50;

/** Makes a version live; a canary of that version ends, since everybody has it now. */
export function goLive(channels: Channels | undefined, version: string): Channels {
  const { canary, ...others } = channels ?? { version, previous: [] };
  const earlier = [others.version, ...others.previous].filter((each) => each !== version);
  const next = { ...others, version, previous: earlier.slice(0, MOST_PREVIOUS) };
  return canary && canary.version !== version ? { ...next, canary } : next;
}

/** Makes the version before the live one live again; throws a sentence when there is none. */
export function goBack({ previous, ...others }: Channels): Channels {
  const [version, ...earlier] = previous;
  if (version === undefined) throw new Error('There is no earlier version to go back to.');
  return { ...others, version, previous: earlier };
}

/** Lets `percent` (0 to 100) of the visitors try a version; throws a sentence for any other share. */
export function startCanary(
  channels: Channels | undefined,
  version: string,
  percent: number,
): Channels {
  if (!(percent >= 0 && percent <= 100)) {
    throw new Error('The share of a canary is between 0 and 100 percent.');
  }
  if (channels === undefined) throw new Error('There is no live version to fall back on.');
  if (channels.version === version) throw new Error(`${version} is live already.`);
  return { ...channels, canary: { version, percent } };
}

/** Takes the canary back: its visitors get the live version again. */
export function endCanary({ canary, ...others }: Channels): Channels {
  if (canary === undefined) throw new Error('There is no canary.');
  return others;
}

/** Makes the canary live for everybody. */
export function promote(channels: Channels): Channels {
  if (channels.canary === undefined) throw new Error('There is no canary to promote.');
  return goLive(channels, channels.canary.version);
}

/** Keeps the pages of a client on a version until it is pinned to another or unpinned. */
export function pin(channels: Channels, clientKey: string, version: string): Channels {
  return { ...channels, pins: { ...channels.pins, [clientKey]: version } };
}

/** Lets the pages of a client follow the live version again. */
export function unpin({ pins = {}, ...others }: Channels, clientKey: string): Channels {
  const { [clientKey]: pinned, ...rest } = pins;
  if (pinned === undefined) throw new Error(`${clientKey} is not pinned.`);
  return Object.keys(rest).length > 0 ? { ...others, pins: rest } : others;
}

/** Says in one line who gets which version. */
export function describeChannels(channels: Channels | undefined): string {
  if (channels === undefined) return 'nothing is released';
  const { version, canary, pins = {} } = channels;
  return [
    `${version} is live`,
    ...(canary ? [`${canary.version} for ${canary.percent} % of the visitors`] : []),
    ...Object.entries(pins).map(([clientKey, pinned]) => `${pinned} for ${clientKey}`),
  ].join(', ');
}
