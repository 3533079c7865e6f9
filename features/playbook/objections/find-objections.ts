import {
	clauseAround,
	type Finding,
	type ReadTurn,
	restingOn,
	signOf,
	type WeighFinding,
	weighFinding,
} from '#features/compliance/index.ts'
import type { Objection } from '../contract.ts'
import { type KnownObjection, knownObjections } from './known-objections.ts'
import { exchangeAt } from './learned/exchange.ts'
import { predictHandled, predictObjections } from './learned/judge.ts'

/**
 * Objections are rare among a customer's turns, so that even a likely one has a small chance: the limit at which
 * as many are missed as wrongly found, in calls the classifier had not learned from.
 */
const likelyRaised = 0.16
const likelyHandled = 0.5

/**
 * The customer's objections, each at its first raising. One is handled when the rep's next words answer it, neither
 * pressing nor with a prohibited statement that counts fully.
 */
export function findObjections(
	call: ReadTurn[],
	findings: readonly Finding[],
	weigh: WeighFinding = weighFinding,
): Objection[] {
	const prohibited = new Set(findings.filter((each) => weigh(each) === 1).map(({ turn }) => turn))
	const objections: Objection[] = []
	const raised = new Set<string>()
	call.forEach((customer, at) => {
		if (customer.turn.speaker !== 'customer') return
		const chances = predictObjections(exchangeAt(call, at))
		for (const objection of knownObjections) {
			const { code, title } = objection
			if (raised.has(code) || (chances.get(code) ?? 0) < likelyRaised) continue
			raised.add(code)
			const [answer] = repliesTo(customer, call)
			const evidence = restingOn(quoteOf(customer, objection), answer?.confidence)
			objections.push({ code, title, ...evidence, handled: isHandled(customer, call, prohibited) })
		}
	})
	return objections
}

/** The clause that shows the objection; where no wording of it is known, the longest sentence. */
function quoteOf(customer: ReadTurn, { code }: KnownObjection) {
	const signs = customer.sentences.flatMap((sentence) => {
		const sign = signOf(code, sentence)
		return sign ? [{ sentence, ...sign }] : []
	})
	const sign = signs.find(({ isStrong }) => isStrong) ?? signs[0]
	if (sign) return clauseAround(customer, sign.sentence, sign.first, sign.after)
	const [longest] = customer.sentences.toSorted((a, b) => b.places.length - a.places.length)
	if (!longest) throw new Error('A turn without words raises no objection.')
	return clauseAround(customer, longest, 0, longest.places.length)
}

/** The rep's next two turns: reps often ask back first. */
const repliesTo = (customer: ReadTurn, call: ReadTurn[]) =>
	call
		.slice(customer.index + 1)
		.filter(({ turn }) => turn.speaker === 'rep')
		.slice(0, 2)

/** A prohibited statement, by its turn, spoils an answer even if it comes a turn later. */
function isHandled(customer: ReadTurn, call: ReadTurn[], prohibited: ReadonlySet<number>) {
	const replies = repliesTo(customer, call)
	const [answer] = replies
	if (!answer) return false
	return !replies.some(({ index }) => prohibited.has(index)) && predictHandled(answer) >= likelyHandled
}
