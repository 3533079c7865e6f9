/** Search everywhere: calls, what was said on them, content, the guides, the help and people, as far as one may see them. */

export { openSearchTools } from './coach-tools.ts'
export { searchRoutes } from './routes.ts'
