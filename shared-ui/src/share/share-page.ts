/** The parts of the browser that pass a page on; older ones and plain http have neither. */
export type Sharer = {
  share?: (data: Shareable) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

export type Shareable = { title: string; url: string };

/** The outcome of sharing a page; on `failed` the caller shows the address as text. */
export type Shared = 'shared' | 'stopped' | 'copied' | 'failed';

/** Offers a page to the device's own sheet, and copies its address where there is none (CON-001). */
export async function sharePage({ share, clipboard }: Sharer, page: Shareable): Promise<Shared> {
  try {
    if (share) {
      await share(page);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'stopped';
    // The browser denies sharing, for example in a frame; the address can still be copied.
  }
  try {
    await clipboard?.writeText(page.url);
    return clipboard ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}

/** What this browser can do of it. */
export function sharerOf({ share, clipboard }: Navigator): Sharer {
  return {
    // A method: apart from its navigator it does nothing.
    ...(typeof share === 'function' ? { share: (data) => navigator.share(data) } : {}),
    ...(clipboard ? { clipboard } : {}),
  };
}
