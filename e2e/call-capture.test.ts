import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { build } from 'vite'
import { type StandInStream, startSpeechStandIn } from '#platform/speech/streaming/speech-stand-in.ts'
import config from '../playwright.config.ts'
import { test as base, expect } from './candor.ts'
import { fakeRecognition, listening, panel, someDialer, transcript } from './live-call.ts'

type Captured = { kind: 'state' | 'entry' | 'partial' | 'problem'; words: string }

declare global {
	interface Window {
		captured: Captured[]
		consent: { consentState: string | null; hasGivenNotice: boolean }
		capture: { giveNotice: () => void; end: () => void; stop: () => void }
		/** The tone of the dialer's tab. */
		tone: OscillatorNode
	}
}

const speech = join(import.meta.dirname, 'audio', 'call-stereo.wav')
const tone = 440
const sampleRate = 16_000

let service: Awaited<ReturnType<typeof startSpeechStandIn>>

const test = base.extend({
	environment: async ({ environment }, use) => {
		service = await startSpeechStandIn({ words: () => [{ after: 0.5, text: 'how much does it cost' }] })
		await use({ ...environment, LIVE_SPEECH_URL: service.url })
		await service.close()
	},
})

/** Where the capture alone is, built as the app is. */
let bundle = ''
test.beforeAll(async () => {
	bundle = await mkdtemp(join(tmpdir(), 'candor-capture-'))
	const rolldownOptions = {
		input: join(import.meta.dirname, '../features/live-coaching/ui/capture/capture-call.ts'),
		preserveEntrySignatures: 'strict' as const,
		output: { entryFileNames: 'assets/capture-call.js' },
	}
	await build({
		configFile: false,
		logLevel: 'warn',
		publicDir: false,
		build: { outDir: bundle, emptyOutDir: true, rolldownOptions },
	})
})
test.afterAll(() => rm(bundle, { recursive: true }))

const { args = [], ...launch } = config.use?.launchOptions ?? {}
test.use({
	launchOptions: {
		...launch,
		// A tab is captured by a browser with windows alone.
		executablePath: '/usr/bin/chromium',
		args: [
			...args,
			'--use-fake-device-for-media-stream',
			`--use-file-for-fake-audio-capture=${speech}`,
			'--auto-select-tab-capture-source-by-title=Dialer',
			'--autoplay-policy=no-user-gesture-required',
		],
		// What is muted cannot be captured either.
		ignoreDefaultArgs: ['--mute-audio'],
	},
	permissions: ['microphone'],
	// Chromium logs this for every shared tab, although no camera is requested.
	mayComplain: /camera is not allowed in this document/,
})

/** A tab in which a customer is heard: an even tone, by which the audio is known again. */
async function openDialerTab(context: BrowserContext) {
	const tab = await context.newPage()
	await tab.goto('/offline.html')
	await tab.evaluate(async (frequency) => {
		document.title = 'Dialer'
		const audio = new AudioContext()
		window.tone = new OscillatorNode(audio, { frequency })
		window.tone.connect(audio.destination)
		window.tone.start()
		await audio.resume()
	}, tone)
	return tab
}

/** A page of the server without the app in it, which captures a call when its button is pressed. */
async function openPage(page: Page, callId: string, consentState: string | null = null) {
	await page.route('**/assets/*', async (route) => {
		const path = join(bundle, new URL(route.request().url()).pathname)
		if (existsSync(path)) await route.fulfill({ path, contentType: 'text/javascript' })
		else await route.continue()
	})
	await page.goto('/offline.html')
	await page.evaluate(
		async ([callId, consentState, address]) => {
			const { captureCall } = await import(address)
			window.captured = []
			window.consent = { consentState, hasGivenNotice: false }
			const note = (kind: Captured['kind'], words: string) => window.captured.push({ kind, words })
			const options = () => ({
				...window.consent,
				callId,
				onEntry: ({ speaker, text }: { speaker: string; text: string }) =>
					note('entry', `${speaker}: ${text}`),
				onPartial: (speaker: string, text: string) => text && note('partial', `${speaker}: ${text}`),
				onProblem: (words: string) => note('problem', words),
			})
			const button = document.createElement('button')
			button.textContent = 'Capture'
			button.onclick = () => {
				const onState = (state: string) => note('state', state)
				const server = location.origin.replace('http', 'ws')
				window.capture = captureCall(server, { callId, options, onState })
			}
			document.body.append(button)
		},
		[callId, consentState, '/assets/capture-call.js'] as const,
	)
	await page.getByRole('button', { name: 'Capture' }).click()
}

const captured = (page: Page, kind: Captured['kind']) =>
	page.evaluate(
		(kind) => window.captured.filter((each) => each.kind === kind).map(({ words }) => words),
		kind,
	)

/** Hertz of a tone, by how often it crosses zero. */
function pitchOf({ pieces }: StandInStream) {
	const samples = pieces.flatMap((piece) => [...piece])
	const crossings = samples.filter((sample, at) => at > 0 && sample >= 0 && (samples[at - 1] ?? 0) < 0).length
	return (crossings * sampleRate) / samples.length
}
const loudest = ({ pieces }: StandInStream) => Math.max(...pieces.flatMap((piece) => [...piece]))
const isTone = (stream: StandInStream) => Math.abs(pitchOf(stream) - tone) < 5 && loudest(stream) > 3000

test('microphone and tab are heard as two, and let go of when it ends', async ({ page, context, server }) => {
	const dialer = await someDialer(server.address, page)
	await dialer.start('C1')
	await openDialerTab(context)
	await openPage(page, 'C1')
	await expect
		.poll(async () => (await captured(page, 'entry')).sort())
		.toEqual(['customer: how much does it cost', 'rep: how much does it cost'])
	const streams = service.streams.slice(-2)
	await expect.poll(() => streams.filter(isTone)).toHaveLength(1)
	const microphone = streams.find((stream) => !isTone(stream))
	await expect.poll(() => microphone && loudest(microphone)).toBeGreaterThan(500)
	await page.evaluate(() => {
		window.capture.end()
		window.capture.stop()
	})
	await expect.poll(() => streams.map(({ isOpen }) => isOpen)).toEqual([false, false])
	expect(await captured(page, 'state')).toEqual(['starting', 'on', 'off'])
	expect(await captured(page, 'problem')).toEqual([])
	await dialer.end('C1')
})

test('the customer does not leave the browser before the notice', async ({ page, context, server }) => {
	const dialer = await someDialer(server.address, page)
	await dialer.start('C2', '4155550148')
	const before = service.streams.length
	await openDialerTab(context)
	await openPage(page, 'C2', 'CA')
	await expect.poll(() => captured(page, 'entry')).toEqual(['rep: how much does it cost'])
	const heard = () => service.streams.slice(before).map((stream) => (isTone(stream) ? 'tab' : 'microphone'))
	await expect.poll(() => loudest(service.streams[before] as StandInStream)).toBeGreaterThan(500)
	expect(heard()).toEqual(['microphone'])
	await page.evaluate(() => {
		window.consent.hasGivenNotice = true
		window.capture.giveNotice()
	})
	await expect.poll(() => captured(page, 'entry')).toContain('customer: how much does it cost')
	await expect.poll(heard).toEqual(['microphone', 'tab'])
	await dialer.end('C2')
	await expect.poll(() => captured(page, 'state')).toEqual(['starting', 'on', 'off'])
})

test('a tab that closes ends the capture, and says why', async ({ page, context, server }) => {
	const dialer = await someDialer(server.address, page)
	await dialer.start('C3')
	const tab = await openDialerTab(context)
	await openPage(page, 'C3')
	await expect.poll(() => captured(page, 'state')).toEqual(['starting', 'on'])
	await tab.close()
	await expect
		.poll(() => captured(page, 'problem'))
		.toEqual(['The tab is no longer shared, so Candor can’t hear the call. Share it again to continue.'])
	expect((await captured(page, 'state')).at(-1)).toBe('off')
	await dialer.end('C3')
})

test('without a microphone nothing is captured, and the page says so', async ({ page, context, server }) => {
	const dialer = await someDialer(server.address, page)
	await dialer.start('C4')
	await context.clearPermissions()
	await openDialerTab(context)
	const before = service.streams.length
	await openPage(page, 'C4')
	await expect
		.poll(() => captured(page, 'problem'))
		.toEqual(['The microphone is blocked. Allow it in the address bar, then share the tab again.'])
	expect(await captured(page, 'state')).toEqual(['starting', 'off'])
	expect(service.streams).toHaveLength(before)
	await dialer.end('C4')
})

test('from the panel, both sides of a call are heard by name, and stopped', async ({
	page,
	context,
	server,
}) => {
	await page.addInitScript(fakeRecognition)
	const dialer = await someDialer(server.address, page)
	await openDialerTab(context)
	await page.goto('/recordings')
	await page.bringToFront()
	await dialer.start('C5')
	await expect(listening(page)).toBeVisible()
	await panel(page).getByRole('button', { name: 'Capture call audio' }).click()
	for (const speaker of ['You', 'Customer'])
		await expect(transcript(page)).toContainText(`${speaker} how much does it cost`)
	await expect(panel(page).getByRole('button', { name: 'Swap all' })).toHaveCount(0)
	await expect(panel(page).getByRole('region', { name: 'Hint' })).toBeVisible()
	expect(await page.evaluate(() => window.recognizers.map(({ isOn }) => isOn))).toEqual([false])
	await panel(page).getByRole('button', { name: 'Stop' }).click()
	await expect.poll(() => service.streams.slice(-2).map(({ isOpen }) => isOpen)).toEqual([false, false])
	await expect(listening(page)).toBeHidden()
	await dialer.end('C5')
})
