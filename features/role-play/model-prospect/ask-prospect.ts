import type { Services } from '#platform/services.ts'
import type { Answer } from '../prospect/index.ts'
import { judgeReply } from './judge-reply.ts'
import { prospectPrompt, prospectSystem, type RejectedReply } from './prospect-question.ts'
import { ProspectReply, type ReplySetting } from './reply.ts'

/** A reply that comes later than this (milliseconds), mended or not, is no conversation. */
const patienceMilliseconds = 12_000
const maxOutputTokens = 600
/** How often a model is asked for one reply: once, and once more with the reasons why it could not be used. */
const mostTries = 2

/**
 * What the prospect answers as a language model plays them; null where the built-in prospect is to answer: without a
 * model, or when it fails, is late, or twice says what the prospect may not.
 */
export async function askProspect(
	{ languageModel, log }: Pick<Services, 'languageModel' | 'log'>,
	setting: ReplySetting,
	seed: number,
): Promise<Answer | null> {
	if (!languageModel) return null
	const signal = AbortSignal.timeout(patienceMilliseconds)
	let rejected: RejectedReply | null = null
	try {
		for (let tried = 0; tried < mostTries; tried++) {
			const reply: ProspectReply = await languageModel.generateObject({
				use: 'role-play',
				schema: ProspectReply,
				system: prospectSystem,
				prompt: prospectPrompt(setting, rejected),
				signal,
				maxOutputTokens,
				seed,
			})
			const judged = judgeReply(reply, setting)
			if ('answer' in judged) return judged.answer
			rejected = { line: reply.line.slice(0, 1_000), reasons: judged.reasons }
		}
		log.debug({ model: languageModel.name }, 'the language model left its role twice')
	} catch (error) {
		// Its message holds no word of the call; the built-in prospect answers.
		log.warn({ err: error, model: languageModel.name }, 'the language model did not speak')
	}
	return null
}
