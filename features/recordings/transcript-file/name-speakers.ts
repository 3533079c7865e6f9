import type { Segment } from '../contract.ts'
import { recognizeRep } from '../transcribe-call/recognize-rep.ts'
import { roleOf, type Turn } from './turn.ts'

type Role = Segment['speaker']

/**
 * Who each label of a transcript is. In this order: the role it names ('Agent', 'Client'); the name of the person
 * who uploaded the call is the rep; where two people speak and one is known, the other is the other; of two
 * unknown people the rep is who talks like one (`recognizeRep`). Everyone else stays unknown.
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
	const wordsOf = (name: string) =>
		turns
			.filter(({ speaker }) => speaker === name)
			.map(({ text }) => text)
			.join(' ')
	return recognizeRep([wordsOf(one), wordsOf(other)]).rep === 0
}

/** 'Maya' and 'Ortiz, Maya' are Maya Ortiz. */
function isSamePerson(label: string, name: string) {
	const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
	const words = wordsOf(label)
	return words.length > 0 && words.every((word) => wordsOf(name).includes(word))
}
