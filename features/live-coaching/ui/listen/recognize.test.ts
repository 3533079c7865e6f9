import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Recognizer } from '#platform/browser/speech-recognition.ts'
import { recognize } from './recognize.ts'

/** The browser's recognizers, newest last, as far as they have been started. */
const started: SomeRecognizer[] = []

class SomeRecognizer implements Recognizer {
	lang = ''
	continuous = false
	interimResults = false
	maxAlternatives = 5
	onresult: Recognizer['onresult'] = null
	onerror: Recognizer['onerror'] = null
	onend: Recognizer['onend'] = null
	start() {
		started.push(this)
	}
	stop() {}
	abort() {
		this.onend?.()
	}
}

type Said = { text: string; isFinal?: boolean; confidence?: number }

const say = (said: Said[], resultIndex = 0) => {
	const results = said.map(({ text, isFinal, confidence = 0 }) =>
		Object.assign([{ transcript: text, confidence }], { isFinal: isFinal ?? true }),
	)
	started.at(-1)?.onresult?.({ resultIndex, results })
}
const fail = (error: string) => {
	started.at(-1)?.onerror?.({ error })
	started.at(-1)?.onend?.()
}

/** Listens, and keeps what is heard. */
function someListener() {
	const final: [string, number | null][] = []
	const interim: string[] = []
	const problems: string[] = []
	const reached: boolean[] = []
	const stop = recognize({
		onFinal: (text, confidence) => final.push([text, confidence]),
		onInterim: (text) => interim.push(text),
		onProblem: (problem) => problems.push(problem),
		onReached: (isReached) => reached.push(isReached),
	})
	return { final, interim, problems, reached, stop }
}

beforeEach(() => {
	started.length = 0
	vi.useFakeTimers()
	vi.stubGlobal('window', { webkitSpeechRecognition: SomeRecognizer })
})
afterEach(() => {
	vi.unstubAllGlobals()
	vi.useRealTimers()
})

test('the browser listens continuously for American English, and reports words that may still change', () => {
	const { final, interim } = someListener()
	expect(started[0]).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true })
	say([{ text: 'I need', isFinal: false }])
	say([{ text: ' I need to think ', confidence: 0.9 }])
	say([{ text: 'I need to think' }, { text: 'about it', confidence: 0 }], 1)
	expect(interim).toEqual(['I need', '', ''])
	expect(final).toEqual([
		['I need to think', 0.9],
		['about it', null],
	])
})

test('a recognizer that ends is started again, and unfinished words are not lost', () => {
	const { final, interim } = someListener()
	say([{ text: 'how much', isFinal: false }])
	started[0]?.onend?.()
	vi.runOnlyPendingTimers()
	expect(final).toEqual([['how much', null]])
	expect(interim.at(-1)).toBe('')
	expect(started).toHaveLength(2)
	fail('no-speech')
	vi.runOnlyPendingTimers()
	expect(started).toHaveLength(3)
})

test('a silence is listened to ever less eagerly, until there is speech again', () => {
	someListener()
	const delays = Array.from({ length: 8 }, () => {
		fail('network')
		const before = Date.now()
		vi.runOnlyPendingTimers()
		return Date.now() - before
	})
	expect(delays).toEqual([100, 200, 400, 800, 1600, 3000, 3000, 3000])
	say([{ text: 'hello' }])
	started.at(-1)?.onend?.()
	const before = Date.now()
	vi.runOnlyPendingTimers()
	expect(Date.now() - before).toBe(100)
})

test('reports that the recognizer’s service is out of reach, and retries', () => {
	const { problems, reached } = someListener()
	fail('network')
	vi.runOnlyPendingTimers()
	fail('network')
	vi.runOnlyPendingTimers()
	expect([reached.at(-1), started.length, problems]).toEqual([false, 3, []])
	say([{ text: 'hello' }])
	expect(reached.at(-1)).toBe(true)
	fail('network')
	fail('no-speech')
	expect(reached.at(-1)).toBe(true)
})

test.each([
	['not-allowed', 'blocked'],
	['service-not-allowed', 'blocked'],
	['audio-capture', 'no-microphone'],
	['language-not-supported', 'not-supported'],
])('after %s it is not tried again', (reason, problem) => {
	const { problems } = someListener()
	fail(reason)
	vi.runOnlyPendingTimers()
	expect(problems).toEqual([problem])
	expect(started).toHaveLength(1)
})

test('a browser without a recognizer says so', () => {
	vi.stubGlobal('window', {})
	expect(someListener().problems).toEqual(['not-supported'])
})

test('once it is stopped it hears nothing and is not started again', () => {
	const { final, stop } = someListener()
	say([{ text: 'and then', isFinal: false }])
	stop()
	vi.runOnlyPendingTimers()
	say([{ text: 'and then' }])
	expect(final).toEqual([])
	expect(started).toHaveLength(1)
})
