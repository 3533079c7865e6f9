/** Understanding of English without I/O, for threads as well. */

export { creditorAlternatives, creditors, creditorWords, findCreditors } from './creditors/find-creditors.ts'
export { elementLabels, objectionCodes, statementCodes } from './labels.ts'
export { everydayNames, firstNames } from './names/first-names.ts'
export { isDenial, isNegated } from './negation/negation.ts'
export { addressCustomer } from './perspective/address-customer.ts'
export { verifyWording } from './wording/verify-wording.ts'
