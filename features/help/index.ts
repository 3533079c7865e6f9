/** Help: the user guide and the administrator guide, as articles. */
export { findArticles } from './find-articles.ts'
export { helpRoutes } from './routes.ts'
