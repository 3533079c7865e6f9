import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import { questionHash } from '#platform/language-model/question-hash.ts'

/** Answers of a model, or of people in its place, to questions about one case, by the hash of each question. */
const Cassette = z.object({ answeredBy: z.string(), answers: z.record(z.string(), z.unknown()) })
type Cassette = z.infer<typeof Cassette>

/** A question that a cassette has no answer to. */
export class Unanswered extends Error {}

const empty = { answeredBy: '', answers: {} }
const readCassette = (file: string): Cassette =>
	existsSync(file) ? Cassette.parse(JSON.parse(readFileSync(file, 'utf8'))) : empty

const unlimited = 400_000

/** A model that answers from a cassette. Where that has no answer, `ask` gives one, which is then recorded. */
export function playCassette(
	file: string,
	ask: ((asked: Parameters<LanguageModel['generateObject']>[0]) => Promise<unknown>) | null,
	answeredBy: string,
): LanguageModel {
	return {
		name: answeredBy,
		capabilities: { streaming: true, maxPromptCharacters: unlimited },
		async generateObject(asked) {
			const hash = questionHash(asked)
			const cassette = readCassette(file)
			const known = cassette.answers[hash]
			if (known !== undefined) return asked.schema.parse(known)
			if (!ask) throw new Unanswered(`${file} has no answer to question ${hash}.`)
			const answer = asked.schema.parse(await ask(asked))
			const answers = Object.fromEntries(Object.entries({ ...cassette.answers, [hash]: answer }).sort())
			writeFileSync(file, `${JSON.stringify({ answeredBy, answers }, null, '\t')}\n`)
			return answer
		},
		// biome-ignore lint/correctness/useYield: a cassette holds objects alone
		async *streamText() {
			throw new Error('A cassette holds no texts.')
		},
		answerWithTools: async () => {
			throw new Error('A cassette holds no texts.')
		},
	}
}

/**
 * Asks people: a question that has no answer in `folder` is written there, as `HASH.question.json`, and its answer is read
 * from `HASH.answer.json` at the next run.
 */
export const askReaders =
	(folder: string) => async (asked: Parameters<LanguageModel['generateObject']>[0]) => {
		const hash = questionHash(asked)
		const answer = join(folder, `${hash}.answer.json`)
		if (existsSync(answer)) return JSON.parse(readFileSync(answer, 'utf8'))
		mkdirSync(folder, { recursive: true })
		const { system, prompt, schema } = asked
		const question = { system, prompt: JSON.parse(prompt), answerShape: z.toJSONSchema(schema) }
		writeFileSync(join(folder, `${hash}.question.json`), JSON.stringify(question, null, 1))
		throw new Unanswered(`Question ${hash} waits for an answer in ${folder}.`)
	}
