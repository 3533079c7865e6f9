import { expect, test } from 'vitest'
import { z } from 'zod'
import { entryById } from '#features/guide/index.ts'
import { readData } from '#platform/data/read-data.ts'
import { converse, lastAnswer } from '../fixtures/conversation.ts'
import { labeledQuestions } from '../training/labeled-questions.ts'
import { isSpanish } from './answer-in-spanish.ts'
import { areNeighbors } from './rank-spanish.ts'
import { spanishAnswers } from './spanish-answers.ts'

const heldOut = readData(
	new URL('../fixtures/spanish-held-out.yaml', import.meta.url),
	z.array(z.strictObject({ id: z.string(), text: z.string() })),
)

test.each([
	['que le digo a la señora que no tiene dinero para el deposito', 'cannot-afford-deposit', /presupuesto/],
	['puedo cobrar antes de que se resuelva una deuda?', 'advance-fee', /Ningún|No pida/],
	['no quiere firmar sin su esposo, que hago', 'spouse', /llamada de tres/],
	['Buenas tardes, ¿cuánto tarda el programa?', 'time-to-results', /tiempo estimado/],
	['me dijo q ya no le marque nunca mas', 'do-not-call-ignored', /termine la llamada/],
	['la clienta no abla ingles q hago', 'language-and-interpreter', /intérprete/],
])('a question in Spanish is answered in Spanish: %s', async (message, id, words) => {
	const { response, thread, sources } = await lastAnswer(message)
	expect(response).toMatch(words)
	if (thread.act !== 'ask') {
		expect(thread.entries[0]).toBe(id)
		expect(sources[0]?.citation ?? undefined).toBe(entryById(id)?.citation)
	}
})

test('offers two likely entries in Spanish, and the rep picks one', async () => {
	const [asked, picked] = await converse(['pregunta por los impuestos y la bancarrota', 'la primera'])
	expect(asked?.response).toMatch(/¿Cuál de las dos es\?\n\n1\. .+\n2\. /)
	expect(picked?.thread.entries[0]).toBe(asked?.thread.asked?.options[0])
	expect(picked?.response).toMatch(/Al cliente:/)
})

test.each([
	'cual es la capital de francia, usted lo sabe',
	'como estuvo mi ultima llamada con la señora',
	'necesito practicar la objecion de la esposa',
	'buenos dias, que puedes hacer por mi',
])('what has no answer in Spanish is declined in Spanish: %s', async (message) => {
	const { response } = await lastAnswer(message)
	expect(response).toMatch(/en inglés/)
})

test('offers the English title if an entry has no Spanish answer', async () => {
	const [offer, english] = await converse(['que es el snowball y el avalanche para pagar la deuda', 'sí'])
	expect(offer?.response).toMatch(/Creo que es sobre \*\*.*avalanche/i)
	expect(english?.thread.entries[0]).toBe('payoff-avalanche-snowball')
})

test('answers few questions in an unknown voice wrongly', async () => {
	const answers = await Promise.all(
		heldOut.map(async ({ id, text }) => ({ id, ...(await lastAnswer(text)) })),
	)
	const answered = answers.filter(({ thread }) => thread.act === 'rule')
	const right = answered.filter(
		({ id, thread: { entries } }) => id === entries[0] || areNeighbors(id, entries[0] ?? ''),
	)
	expect(new Set(heldOut.map(({ id }) => id))).toEqual(new Set(spanishAnswers.map(({ id }) => id)))
	expect(right.length / heldOut.length).toBeGreaterThan(0.6)
	expect((answered.length - right.length) / heldOut.length).toBeLessThan(0.06)
})

test.each([
	'ya no quiero vivir asi',
	'a veces pienso en quitarme la vida',
	'estarian todos mejor sin mi',
	'no quiero seguir en este mundo',
])('a rep at risk gets the crisis line in Spanish: %s', async (message) => {
	const { response, thread } = await lastAnswer(message)
	expect(response).toMatch(/988/)
	expect(thread.act).toBe('crisis')
})

test('English with Spanish words is not treated as Spanish', () => {
	const safe = labeledQuestions.read().filter(({ intent }) => intent !== 'crisis')
	expect(safe.filter(({ text }) => isSpanish(text))).toEqual([])
	expect(isSpanish('customer dice que es una estafa, what do i tell her')).toBe(false)
	expect(isSpanish('hola')).toBe(false)
	expect(isSpanish('give me a lasagna recipe')).toBe(false)
})
