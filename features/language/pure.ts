/** Understanding of English without I/O, for threads as well. */

export type { Amount } from './amounts/amount.ts'
export { amountKeys } from './amounts/amount-keys.ts'
export { isTries, leastMonthly } from './amounts/detect-unit.ts'
export { shortFigures, spokenFigures } from './amounts/spoken-figures.ts'
export { creditorAlternatives, creditors, creditorWords, findCreditors } from './creditors/find-creditors.ts'
export type { DateMention } from './dates/read-dates.ts'
export { readDates } from './dates/read-dates.ts'
export { writeDay } from './dates/write-date.ts'
export { elementLabels, objectionCodes, statementCodes } from './labels.ts'
export { isDenial, isNegated } from './negation/negation.ts'
export { everydayNames, firstNames } from './people/first-names.ts'
export { type Relation, relationOf, relatives, relativesAndAdvisers } from './people/people-words.ts'
export type { Name } from './people/read-names.ts'
export { addressCustomer } from './perspective/address-customer.ts'
export {
	type Addressee,
	infinitive,
	type Pronoun,
	restoreApostrophes,
	toSecondPerson,
} from './perspective/to-second-person.ts'
export { readUtterance, type Utterance } from './read-utterance.ts'
export type { Messages, Way } from './schedule/messages.ts'
export { readSchedule } from './schedule/read-schedule.ts'
export { verifyWording } from './wording/verify-wording.ts'
