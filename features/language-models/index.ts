/** The language model as a whole: what it takes, its budget, and whether it works. */
export { meterModel } from './meter-model.ts'
export { languageModelRoutes } from './routes.ts'
