import type { FigureKind } from '../brief.ts'
import type { Amount } from './amounts/amount.ts'
import { isNamedFee } from './amounts/is-named-fee.ts'
import { theirs } from './figure-rules.ts'

/** Characters before and after a figure to search for evidence. */
const reach = 60
const ofInterest = /\b(?:interest|apr|rates?|cards?|loans?|minimums?|balances?|at)\b|@/i
/** 'They say our fee is 25%'. */
const ours = /\b(?:our|ours|we|you)\b[^.;!?\d]{0,24}$/i
/** '29.99' is always an interest rate. */
const isRateLike = ({ value }: Amount) => /\.(?:99|24|49|74)$/.test(String(value))
const ofEnrolled = /\benroll(?:ed|ing)?\b[^.;!?\d]{0,20}$/i
const ofPerson =
	/\b(?:she|he|they|is|are|aged?|turn(?:s|ed|ing)|who|both|at)\b(?:['’](?:s|re))?[^.;!?\d]{0,12}$/i
const oldest = 100

/**
 * Whether the words around a figure support a kind. A piece states these kinds as facts, so probability alone is not
 * enough: a debt does not become a fee because the request is about fees.
 */
export function hasEvidence(kind: FigureKind, text: string, amount: Amount): boolean {
	const before = text.slice(Math.max(0, amount.from - reach), amount.from)
	const after = text.slice(amount.to, amount.to + reach)
	switch (kind) {
		case 'fee_amount':
			return isNamedFee(text, amount)
		case 'fee_percent':
			return (!theirs.test(before) || ours.test(before)) && !isRateLike(amount)
		case 'interest_rate':
			return ofInterest.test(`${before} ${after}`) && !ofEnrolled.test(before)
		case 'age':
			return amount.unit !== 'years' || (amount.value < oldest && ofPerson.test(before))
		default:
			return true
	}
}
