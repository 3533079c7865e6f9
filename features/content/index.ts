/** Sales content: emails, scripts, sequences and replies to objections, written to order and kept. */
export { mayReadContent } from './library/find-item.ts'
export { contentRoutes } from './routes.ts'
