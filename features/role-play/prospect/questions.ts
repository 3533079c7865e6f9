import { lexicon } from '#features/compliance/index.ts'
import { compilePhrases, holdsPhrase } from '#platform/english/phrases.ts'
import type { Sentence } from '#platform/english/read-sentences.ts'
import { type Topic, topicNames } from './rep-act.ts'
import { topicWords } from './topic-words.ts'

const readyTopics = topicNames.map((topic) => ({ topic, say: compilePhrases(topicWords[topic], lexicon) }))

const askingStart =
	/^ (?:(?:so|and|okay|well|now|but|alright|then|um|uh|please|maybe|first|also|thanks|sure) )*(?:what|how|why|when|where|which|who|tell me|walk me|help me understand|describe|talk me|give me (?:a sense|an idea|the)|share|i would (?:like|love) to (?:hear|know|understand)|i am curious|(?:can|could|would|will) you (?:tell|walk|share|describe|help me|give me|say)) /
const openStart =
	/ (?:what(?! time| day| (?:is|are|was) (?:the|your) (?:[a-z]+ ){0,2}(?:balances?|income|rent|score|payments?|minimums?|name|number|address|rate|total) )|why|how(?! much| many| old| long| soon| often)|tell me|walk me|describe|talk me|help me understand|i am curious|share|(?:love|like) to (?:hear|understand)) /

/** A question, with or without its mark: 'tell me what happened' asks. */
export const isAsking = ({ isQuestion, words }: Sentence) =>
	isQuestion ||
	(askingStart.test(words) &&
		!/^ (?:what|when|how|where|who|which|why) (?:i|we|matters|that means|this means|happens) /.test(words))
/** One that yes, no or a figure does not answer. */
export const isOpen = ({ words }: Sentence) => openStart.test(words)

export const topicsIn = (sentences: readonly Sentence[]): Topic[] =>
	readyTopics
		.filter(({ say }) => sentences.some((sentence) => holdsPhrase(sentence, say)))
		.map(({ topic }) => topic)
