/** The team in figures: what an administrator sees of everyone's calls, each figure with the calls behind it. */
export { teamRoutes } from './routes.ts'
