import {
	clauseAround,
	type Finding,
	predictCall,
	type ReadTurn,
	restingOn,
	signOf,
	type WeighFinding,
	weighFinding,
} from '#features/compliance/index.ts'
import type { Objection } from '../contract.ts'
import { type KnownObjection, knownObjections } from './known-objections.ts'

/**
 * Objections are rare among a customer's turns, so that even a likely one has a small probability: the limit at which
 * as many are missed as wrongly found, on calls by authors left out of training (`tools/train/calibrate.py`).
 */
const likelyRaised = 0.2
/** The same where the customer uses a known wording of the objection. */
const likelyWithWording = 0.1
const likelyHandled = 0.65

/**
 * The customer's objections, each at its first raising; of several in a turn, those about as clear as the clearest or in a
 * known wording. One is handled when the rep's next words answer it, neither pressing nor with a prohibited statement that
 * counts fully. `heardElsewhere` are objections that something else than the network heard, such as a language model: it
 * adds those that are new, and says of the others whether they were answered.
 */
export function findObjections(
	call: ReadTurn[],
	findings: readonly Finding[],
	weigh: WeighFinding = weighFinding,
	heardElsewhere: readonly Objection[] = [],
): Objection[] {
	const prohibited = new Set(findings.filter((each) => weigh(each) === 1).map(({ turn }) => turn))
	const objections = predictObjections(call, prohibited)
	if (heardElsewhere.length === 0) return objections
	const lawful = heardElsewhere.map((each) => {
		const customer = call[each.turn]
		const handled = each.handled && customer !== undefined && isLawfullyAnswered(customer, call, prohibited)
		return { ...each, handled }
	})
	const judged = objections.map((each) => {
		const handled = lawful.find(({ code }) => code === each.code)?.handled ?? each.handled
		return { ...each, handled }
	})
	const added = lawful.filter(({ code }) => !objections.some((each) => each.code === code))
	return [...judged, ...added].sort((one, other) => one.turn - other.turn)
}

function predictObjections(call: ReadTurn[], prohibited: ReadonlySet<number>): Objection[] {
	const objections: Objection[] = []
	const raised = new Set<string>()
	const prediction = predictCall(call)
	for (const customer of call) {
		if (customer.turn.speaker !== 'customer' || customer.sentences.length === 0) continue
		const clearest = Math.max(
			...knownObjections.map(({ code }) => prediction.objection(customer.index, code)),
		)
		const least = Math.max(likelyRaised, clearest / 2)
		for (const objection of knownObjections) {
			const { code, title } = objection
			const isWorded = customer.sentences.some((sentence) => signOf(code, sentence)?.isStrong)
			const limit = isWorded ? likelyWithWording : least
			if (raised.has(code) || prediction.objection(customer.index, code) < limit) continue
			raised.add(code)
			const [answer] = repliesTo(customer, call)
			const evidence = restingOn(
				quoteOf(customer, objection, prediction.clearestSentence(customer.index, code)),
				answer?.confidence,
			)
			const isResponsive = prediction.isHandled(customer.index, code) >= likelyHandled
			objections.push({
				code,
				title,
				...evidence,
				handled: isResponsive && isLawfullyAnswered(customer, call, prohibited),
			})
		}
	}
	return objections
}

/** The clause that shows the objection; where no wording of it is known, its clearest sentence. */
function quoteOf(customer: ReadTurn, { code }: KnownObjection, clearest: number) {
	const signs = customer.sentences.flatMap((sentence) => {
		const sign = signOf(code, sentence)
		return sign ? [{ sentence, ...sign }] : []
	})
	const sign = signs.find(({ isStrong }) => isStrong) ?? signs[0]
	if (sign) return clauseAround(customer, sign.sentence, sign.first, sign.after)
	const sentence = customer.sentences[clearest]
	if (!sentence) throw new Error('A turn without words raises no objection.')
	return clauseAround(customer, sentence, 0, sentence.places.length)
}

/** The rep's next two turns: reps often ask back first. */
const repliesTo = (customer: ReadTurn, call: ReadTurn[]) =>
	call
		.slice(customer.index + 1)
		.filter(({ turn }) => turn.speaker === 'rep')
		.slice(0, 2)

/** A prohibited statement, by its turn, spoils an answer even if it comes a turn later. */
function isLawfullyAnswered(customer: ReadTurn, call: ReadTurn[], prohibited: ReadonlySet<number>) {
	const replies = repliesTo(customer, call)
	return replies.length > 0 && !replies.some(({ index }) => prohibited.has(index))
}
