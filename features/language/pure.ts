/** Understanding of English without I/O, for threads as well. */
export { verifyWording } from './wording/verify-wording.ts'
