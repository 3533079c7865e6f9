/** What can be shown of the past: the audit trail, and packs of calls whose every byte can be checked. */
export { fingerprint, readPackKey, writePublicKey } from './packs/pack-key.ts'
export { type Verdict, verifyPack } from './packs/verify-pack.ts'
export { recordsRoutes } from './routes.ts'
