/** Access for other programs: API tokens, webhooks, and the description of the API. */
export { descriptionRoutes, docsPath } from './openapi/routes.ts'
export { acceptTokens } from './tokens/accept-tokens.ts'
export { revokeTokens } from './tokens/revoke-token.ts'
export { tokenRouter } from './tokens/routes.ts'
export { removeOldDeliveries, webhookJobs } from './webhooks/jobs.ts'
export { webhookRouter } from './webhooks/routes.ts'
