import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { sentenceEncoder } from '#features/compliance/index.ts'
import { lazyHeads } from '#platform/classifier/text-head.ts'
import { repActNames } from '../rep-act.ts'
import { answerLabels, mannerLabels } from '../training/labeled-rep-message.ts'
import { labeledRepMessages } from '../training/labeled-rep-messages.ts'
import { askedMatters } from '../training/labeled-rep-question.ts'
import { labeledRepQuestions } from '../training/labeled-rep-questions.ts'

/** What the head of acts names. Whether a question is answered has a head of its own. */
export const learnedActs = repActNames.filter((act) => act !== 'answers_question')

/** The heads that read what a rep says in practice, and their labels. */
export const repHeads = [
	{ name: 'act', labels: learnedActs, kind: 'any', isEncoded: true },
	{ name: 'answer', labels: [...answerLabels], kind: 'one', isEncoded: false },
	{ name: 'manner', labels: [...mannerLabels], kind: 'one', isEncoded: true },
	{ name: 'asks', labels: [...askedMatters], kind: 'one', isEncoded: true },
] as const

export const { read: readRepHeads, predict: predictRep } = lazyHeads<(typeof repHeads)[number]['name']>(
	join(import.meta.dirname, 'rep-heads.bin'),
	sentenceEncoder,
)

/** Identifies the labeled lines that the weights were trained on. */
export const checksumOfRepLines = () =>
	createHash('sha256')
		.update(labeledRepMessages.checksum() + labeledRepQuestions.checksum())
		.digest('hex')
