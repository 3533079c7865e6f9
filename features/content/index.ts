/** Sales content: emails, scripts, sequences and replies to objections, written to order and kept. */
export { contentRoutes } from './routes.ts'
