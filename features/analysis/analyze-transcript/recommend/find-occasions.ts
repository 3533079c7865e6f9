import {
	type Evidence,
	evidenceFor,
	isCertain,
	type ReadTurn,
	wholeTurn,
} from '#features/compliance/index.ts'
import type { Objection } from '#features/playbook/contract.ts'
import type { Occasion } from '#features/playbook/index.ts'
import { holdsPhrase } from '#platform/english/phrases.ts'
import { holdsSign } from '../find-offer.ts'
import { asksAboutIt, offersService, quotesPrice } from '../offer-signs.ts'
import { hardship } from '../summarize-call.ts'

/** The moments of a call that were the occasion for a skill, in words that are certain; null for one it had not. */
export type Occasions = Record<Occasion, Evidence | null>

/** Fewer words than these end a call, but say nothing of how it was closed. */
const fewestLastWords = 4

export function findOccasions(
	call: readonly ReadTurn[],
	objections: readonly Pick<Objection, 'turn' | 'quote' | 'start' | 'end'>[],
): Occasions {
	const certain = call.filter(({ confidence, sentences }) => isCertain(confidence) && sentences.length > 0)
	const rep = certain.filter(({ turn }) => turn.speaker === 'rep')
	const customer = certain.filter(({ turn }) => turn.speaker === 'customer')
	const last = rep.findLast(({ wordCount }) => wordCount >= fewestLastWords)
	return {
		offer: firstSentence(rep, (each) =>
			[quotesPrice, ...offersService].some((sign) => holdsSign(each, sign)),
		),
		hardship: firstSentence(customer, (each) => holdsPhrase(each, hardship)),
		objection: objections[0] ?? firstSentence(customer, (each) => holdsSign(each, asksAboutIt)),
		ending: last ? wholeTurn(last) : null,
	}
}

/** The rep's next certain words after a turn. */
export function replyTo({ turn }: Pick<Evidence, 'turn'>, call: readonly ReadTurn[]): Evidence | null {
	const reply = call.slice(turn + 1).find((each) => each.turn.speaker === 'rep' && isCertain(each.confidence))
	return reply && reply.sentences.length > 0 ? wholeTurn(reply) : null
}

function firstSentence(turns: readonly ReadTurn[], is: (sentence: ReadTurn['sentences'][number]) => boolean) {
	for (const read of turns) {
		const sentence = read.sentences.find(is)
		if (sentence) return evidenceFor(read, sentence.from, sentence.to)
	}
	return null
}
