import type { Segment } from '../contract.ts'
import { roleOf, type Turn } from './turn.ts'

type Role = Segment['speaker']

/** What the one who sells says and the one who is called does not. */
const repPhrases =
	/\b(recorded line|on a recorded|(my name is|this is) \w+( \w+)? (with|from|at)|calling (you )?(from|about|in regards)|our (program|company|firm|clients|team)|(we|i) can help|do you have any questions|enrol+(ed|ment)?|monthly (payment|deposit)|unsecured debt|creditors|qualif(y|ied)|go ahead and|let me (explain|ask|pull|get)|for your records|great question)\b/gi

/**
 * Who each label of a transcript is. In this order: the role it names ('Agent', 'Client'); the name of the person
 * who uploaded the call is the rep; where two people speak and one is known, the other is the other; of two
 * unknown people the one with more of a rep's phrases is the rep, and with as many the one who says more.
 * Everybody else stays unknown.
 */
export function nameSpeakers(turns: Turn[], uploaderName: string): Map<string, Role> {
	const labels = [...new Set(turns.map(({ speaker }) => speaker).filter((name) => name !== null))]
	const roles = new Map<string, Role>()
	for (const name of labels)
		roles.set(name, roleOf(name) ?? (isSamePerson(name, uploaderName) ? 'rep' : 'unknown'))
	const unknown = labels.filter((name) => roles.get(name) === 'unknown')
	if (labels.length !== 2 || !unknown.length) return roles

	const [one = '', other = ''] = labels
	const known = unknown.length === 1 ? labels.find((name) => name !== unknown[0]) : undefined
	const isOneRep = known
		? (roles.get(known) === 'rep') === (known === one)
		: talksMoreLikeRep(turns, one, other)
	return roles.set(one, isOneRep ? 'rep' : 'customer').set(other, isOneRep ? 'customer' : 'rep')
}

function talksMoreLikeRep(turns: Turn[], one: string, other: string) {
	const [wordsOfOne, wordsOfOther] = [one, other].map((name) =>
		turns
			.filter(({ speaker }) => speaker === name)
			.map(({ text }) => text)
			.join(' '),
	) as [string, string]
	const lead = countPhrases(wordsOfOne) - countPhrases(wordsOfOther)
	return lead === 0 ? wordsOfOne.length >= wordsOfOther.length : lead > 0
}

const countPhrases = (text: string) => text.match(repPhrases)?.length ?? 0

/** 'Maya' and 'Ortiz, Maya' are Maya Ortiz. */
function isSamePerson(label: string, name: string) {
	const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
	const words = wordsOf(label)
	return words.length > 0 && words.every((word) => wordsOf(name).includes(word))
}
