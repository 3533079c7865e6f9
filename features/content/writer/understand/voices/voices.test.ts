import { expect, test } from 'vitest'
import { readRequest } from '../read-request.ts'
import { readVoices } from './read-voices.ts'

const heard = readVoices().map((voice) => ({ voice, brief: readRequest(voice.request) }))

/** The requests of which something is not understood; a wording may be missed, so each test says how many may. */
const missed = (isRight: (each: (typeof heard)[number]) => boolean) =>
	heard.filter((each) => !isRight(each)).map(({ voice: { request } }) => request)

test('of requests in many voices the type is understood', () => {
	expect(missed(({ voice, brief }) => brief.type === voice.type).length).toBeLessThanOrEqual(4)
})

test('no figure is taken for another, and few are lost', () => {
	const isMistaken = ({ voice, brief }: (typeof heard)[number]) =>
		voice.figures.some(({ text, kinds }) => {
			const given = brief.figures.filter((figure) => figure.text.toLowerCase().includes(text.toLowerCase()))
			return (
				given.length > 0 && !given.some(({ kind }) => kinds.includes(kind) || /date|appointment/.test(kind))
			)
		})
	expect(missed((each) => !isMistaken(each))).toEqual([])
	const isLost = ({ voice, brief }: (typeof heard)[number]) =>
		voice.figures.some(
			({ text }) => !brief.figures.some((figure) => figure.text.toLowerCase().includes(text.toLowerCase())),
		)
	expect(missed((each) => !isLost(each)).length).toBeLessThanOrEqual(4)
})

test('a request that asks for nothing unlawful is told of no change', () => {
	expect(missed(({ voice, brief }) => voice.wishes.length > 0 || brief.unlawful.length === 0)).toEqual([])
})

test('nearly every unlawful wish is heard', () => {
	const isHeard = ({ voice, brief }: (typeof heard)[number]) =>
		voice.wishes.every((wish) => brief.unlawful.some(({ code }) => code === wish))
	expect(missed(isHeard).length).toBeLessThanOrEqual(3)
})

test('customers, objections, stages and numbers of messages are mostly understood', () => {
	const isHeard = ({ voice, brief }: (typeof heard)[number]) =>
		voice.names.every((name) => `${brief.customer} ${brief.partner?.name}`.includes(name)) &&
		voice.objections.every((code) => brief.objections.includes(code)) &&
		(voice.stages.length === 0 || (brief.stage !== null && voice.stages.includes(brief.stage))) &&
		(voice.messages === null || brief.messages.count === voice.messages)
	expect(missed(isHeard).length).toBeLessThanOrEqual(30)
})
