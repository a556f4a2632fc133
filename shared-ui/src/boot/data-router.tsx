import { type createBrowserRouter, PageRouter } from '@turno/shared-ui/router';
import type { RouterFrame } from './mount-in-router.tsx';

/** A router in data mode around a remote. */
export function dataRouter(router: ReturnType<typeof createBrowserRouter>): RouterFrame {
  return {
    around: (remote) => <PageRouter router={router}>{remote}</PageRouter>,
    dispose: () => router.dispose(),
  };
}
