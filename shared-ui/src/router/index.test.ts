import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as router from './index.ts';

const NAMES = [
  'BrowserRouter',
  'Link',
  'NavLink',
  'Navigate',
  'Outlet',
  'PAGE_ROUTES',
  'PageRouter',
  'Route',
  'Routes',
  'createBrowserRouter',
  'createMemoryRouter',
  'createPath',
  'generatePath',
  'resolvePath',
  'useBlocker',
  'useHref',
  'useInRouterContext',
  'useLocation',
  'useMatch',
  'useNavigate',
  'useNavigationType',
  'useOutletContext',
  'useParams',
  'useResolvedPath',
  'useSearchParams',
];

test('SHL-012 a name that joins or leaves the router changes the version that remotes ask their host for', () => {
  const { turno } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8'));
  // More names: raise the minor version. Fewer: the major one.
  expect([turno.routerVersion, Object.keys(router).sort()]).toEqual(['2.1.0', NAMES]);
});
