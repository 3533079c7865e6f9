/** Sales content: emails, scripts, sequences and replies to objections, written to order and kept. */
export { generatePiece } from './generate-piece.ts'
export { changeItem } from './library/change-item.ts'
export { mayReadContent } from './library/find-item.ts'
export { keepPiece } from './library/keep-piece.ts'
export { removeSampleContent } from './library/remove-sample-content.ts'
export { contentRoutes } from './routes.ts'
