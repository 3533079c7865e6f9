/** Understanding of English without I/O, for threads as well. */

export { creditorAlternatives, creditors, creditorWords, findCreditors } from './creditors/find-creditors.ts'
export { everydayNames, firstNames } from './names/first-names.ts'
export { verifyWording } from './wording/verify-wording.ts'
