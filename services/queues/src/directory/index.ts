/** Merchants as visitors and managers see them: the home list with its search, one merchant, categories, franchisings. */
export { catalogRoutes } from './routes/catalog.ts';
export { merchantRoutes } from './routes/merchants.ts';
export { presentOne } from './views/merchants.ts';
