import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import { questionHash } from '#platform/language-model/question-hash.ts'
import { playTurns, Turn } from './play-turns.ts'
import { type Source, Unanswered } from './source.ts'

/** Answers of a model, or of people in its place, to requests of one case, by the hash of each request. */
const Cassette = z.object({ answeredBy: z.string(), answers: z.record(z.string(), z.unknown()) })

type Case = { part: 'analyst' | 'coach' | 'prospect' | 'writer'; id: string; answeredBy?: string }

const unlimited = 400_000

/** A model that answers from the cassette of a case. What that does not answer the source is asked, and it is recorded. */
export function playCassette({ part, id, answeredBy }: Case, source: Source): LanguageModel {
	const file = join(import.meta.dirname, 'cassettes', part, source.folder, `${id}.json`)
	const read = () =>
		existsSync(file)
			? Cassette.parse(JSON.parse(readFileSync(file, 'utf8')))
			: { answeredBy: answeredBy ?? source.name, answers: {} }
	const record = (hash: string, answer: unknown) => {
		const cassette = read()
		const answers = Object.fromEntries(Object.entries({ ...cassette.answers, [hash]: answer }).sort())
		mkdirSync(dirname(file), { recursive: true })
		writeFileSync(file, `${JSON.stringify({ answeredBy: cassette.answeredBy, answers }, null, '\t')}\n`)
	}
	const unanswered = (hash: string) => new Unanswered(`${file} has no answer to request ${hash}.`)
	return {
		name: source.name,
		capabilities: { streaming: true, maxPromptCharacters: unlimited },
		async generateObject(asked) {
			const hash = questionHash(asked)
			const known = read().answers[hash]
			if (known !== undefined) return asked.schema.parse(known)
			if (!source.ask) throw unanswered(hash)
			const answer = await source.ask.object(asked)
			record(hash, answer)
			return asked.schema.parse(answer)
		},
		streamText: () => {
			throw new Unanswered('A cassette holds no streams.')
		},
		async answerWithTools(asked) {
			const hash = requestHash(asked)
			const known = read().answers[hash]
			const turns = known === undefined ? [] : z.array(Turn).parse(known)
			// An answer that the adapter refuses, as one without end, is recorded too; one that is not there is not.
			let isAnswered = true
			try {
				return await playTurns(asked, source.name, async (request, at) => {
					if (known !== undefined || !source.ask) {
						const turn = turns[at]
						if (turn) return turn
						throw unanswered(hash)
					}
					isAnswered = false
					const turn = await source.ask.nextTurn(hash, request, at)
					if ('status' in turn) return turn
					isAnswered = true
					turns.push(turn)
					return turn
				})
			} finally {
				if (source.ask && known === undefined && isAnswered) record(hash, turns)
			}
		},
	}
}

/** Of a request with tools: the same for the same instructions, messages and tools. */
function requestHash({ system, messages, tools }: Parameters<LanguageModel['answerWithTools']>[0]) {
	const offered = tools.map(({ name, description, input }) => [name, description, z.toJSONSchema(input)])
	return questionHash({ system, prompt: JSON.stringify([messages, offered]), schema: z.string() })
}
