import { lexicon, type ReadTurn } from '#features/compliance/index.ts'
import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'
import { readSentences, type Sentence } from '#platform/english/read-sentences.ts'
import { soundOf } from './choose-line.ts'
import { classifyAnswer } from './learned/classify-message.ts'
import { anybody } from './lines/anybody.ts'
import { byRegister } from './lines/by-register.ts'
import type { RepActs } from './rep-act.ts'

const concessions = compilePhrases(
	[
		'may|might|could|likely|probably|sometimes|possible|possibly|depends|they_can|it_will|they_do|it_can|it_does',
		'can_not|could_not|will_not|do_not|not|no ~3 promise|guarantee|predict|advise|stop|prevent|control|sure|certain',
		'private_company|for_profit|on_commission|not_a_lawyer|not_a_loan|tax_professional|do_not_know|until_a_debt|yours',
		'that_is_not|it_is_not ~1 true|right|how|correct|accurate|guaranteed|automatic',
	],
	lexicon,
)

/** A reply that gives a worry its due. */
export const concedes = ({ sentences }: ReadTurn) =>
	sentences.some((sentence) => holdsPhrase(sentence, concessions))

/**
 * Whether the prospect's last message asked something, and whether the reply answers it. Dismissing the question or changing
 * the subject is no answer.
 */
export function readAnswer(
	asked: ReadTurn | undefined,
	reply: ReadTurn,
	dismissal: RepActs['dismissal'],
): { wasAsked: boolean; answered: 'yes' | 'no' | 'defers' } {
	const wasAsked = asked?.turn.speaker === 'customer' && asked.sentences.some(wantsAnswer)
	if (!wasAsked || dismissal) return { wasAsked, answered: 'no' }
	const answered = classifyAnswer(asked, reply)
	return { wasAsked, answered: answered === 'none' ? 'yes' : answered }
}

/** 'Hello?' wants no answer, and 'so what now?' takes any. */
const wantsAnswer = ({ isQuestion, places, words }: Sentence) =>
	isQuestion && places.length > 1 && !invitations.has(soundOf(words))
const spoken = (line: string) => readSentences(line).map(({ words }) => soundOf(words))
const invitations = new Set(
	[anybody, ...Object.values(byRegister)].flatMap(({ hands_back, hands_back_coolly }) =>
		[...(hands_back ?? []), ...(hands_back_coolly ?? [])].flatMap(spoken),
	),
)
