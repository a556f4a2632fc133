/** The page's request to the service worker to store an offline copy. */
export type OfflineCopyRequest = {
  type: 'store-offline-copy';
  /** Paths of pages whose scripts are stored too. */
  pages: string[];
  /** Addresses of the files that this page has loaded. */
  files: string[];
};

export function isOfflineCopyRequest(message: unknown): message is OfflineCopyRequest {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'store-offline-copy'
  );
}
