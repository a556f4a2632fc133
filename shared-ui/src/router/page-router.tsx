import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { type RouteObject, RouterProvider, useRouteError } from 'react-router';

type PageRouterProps = {
  /** Made with `PAGE_ROUTES`. */
  router: ComponentProps<typeof RouterProvider>['router'];
  children: ReactNode;
};

/** A route's element is fixed when its router is created, so the page is passed by context. */
const PageContext = createContext<ReactNode>(null);

/** The routes of every router of the project: one for all paths. The page picks its screen with descendant `<Routes>`. */
export const PAGE_ROUTES: RouteObject[] = [
  { path: '*', element: <Page />, ErrorBoundary: Rethrow },
];

/**
 * Shows a page inside a data router. Data mode is what lets a form block a navigation; nothing is loaded through it.
 */
export function PageRouter({ router, children }: PageRouterProps) {
  return (
    <PageContext value={children}>
      <RouterProvider router={router} />
    </PageContext>
  );
}

function Page() {
  return use(PageContext);
}

/** Rethrows errors to the error boundaries and the root, because the router would show its own error page. */
function Rethrow(): never {
  throw useRouteError();
}
