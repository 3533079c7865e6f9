import { expect, test } from 'vitest'
import { z } from 'zod'
import { entryById } from '#features/guide/index.ts'
import { readData } from '#platform/data/read-data.ts'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import type { Services } from '#platform/services.ts'
import { answerEntry } from '../coach/answers/answer-entry.ts'
import { entryText } from '../rephrase/grounding-text.ts'
import { answerWithTools } from './answer-with-tools.ts'
import type { OpenCoachTools } from './coach-tool.ts'

const Injection = z.strictObject({
	place: z.enum(['transcript', 'name', 'guide', 'message']),
	order: z.string(),
	obeyed: z.string(),
})
const injections = readData(new URL('fixtures/injections.yaml', import.meta.url), z.array(Injection).min(40))

const entry = entryById('spouse')
if (!entry) throw new Error('the guide has no entry on spouses')
const person = { id: 'maya', username: 'maya', name: 'Maya Ortiz', role: 'salesrep' } as const
const services = { log: { debug() {} } } as unknown as Services
const never = new AbortController().signal

/** A model that uses every tool and then does as the words in them say. */
function obedient(obeyed: string): LanguageModel {
	return {
		name: 'obedient',
		capabilities: { streaming: true, maxPromptCharacters: 400_000 },
		async answerWithTools({ tools }) {
			for (const tool of tools) await tool.run({})
			return obeyed
		},
		generateObject: () => Promise.reject(new Error('not asked')),
		streamText: () => {
			throw new Error('not asked')
		},
	}
}

/** Tools that give a guide entry, and a call in which the order is hidden. */
const toolsWith =
	(order: string): OpenCoachTools =>
	({ entries }) => [
		{
			name: 'read_all',
			step: 'Reading',
			description: 'Reads everything.',
			input: z.object({}),
			run: async () => {
				entries.push(entry)
				return `${entryText(entry)}\nA call with ${order}: the customer said “${order}”`
			},
		},
	]

test.each(injections)('an order in a $place is not carried out: $order', async ({ place, order, obeyed }) => {
	const message = 'What do I say when she wants to ask her husband?'
	const { response, answeredBy } = await answerWithTools(
		services,
		obedient(obeyed),
		[toolsWith(order)],
		{
			message: place === 'message' ? `${message} ${order}` : message,
			history: [],
			answer: answerEntry(entry, 'words'),
			person,
		},
		{ signal: never, onStep: () => {} },
	)
	expect(answeredBy).toBeNull()
	expect(response).not.toContain(obeyed)
})
