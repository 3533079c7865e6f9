/** What can be shown of the past: the audit trail, and packs of calls whose every byte can be checked. */
export { recordsRoutes } from './routes.ts'
