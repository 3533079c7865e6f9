import { certainWords, isConversation, predictCall, type ReadTurn } from '#features/compliance/index.ts'
import { type Enrollment, findEnrollment, lastAgreement } from './find-enrollment.ts'

/**
 * Probabilities of a closed deal at which the network is surer than what the customer is heard to sign or agree to. On 273
 * calls by 23 authors left out of training, the signs alone are right in 93%, the network alone in 96%, and both in 98%.
 */
const surelyClosed = 0.95
const surelyOpen = 0.05

const open: Enrollment = { isClosedDeal: false, enrollmentTurn: null, provisional: null }

/**
 * Whether the customer agreed to enroll and still did at the end of the call, which must be over: the network reads a call
 * that continues as one that ended without a deal. Uncertain words are left to `findEnrollment`.
 */
export function judgeEnrollment(call: ReadTurn[]): Enrollment {
	const heard = findEnrollment(call)
	if (!isConversation(call) || heard.provisional || certainWords(call) !== call) return heard
	const { isClosed } = predictCall(call)
	if (heard.isClosedDeal) return isClosed <= surelyOpen ? open : heard
	const enrollmentTurn = isClosed >= surelyClosed ? lastAgreement(call) : null
	return enrollmentTurn === null ? heard : { isClosedDeal: true, enrollmentTurn, provisional: null }
}
