import type { Page } from '@playwright/test'
import type { Dialer } from '#features/live-coaching/contract.ts'
import { expect, signedIn } from './candor.ts'

declare global {
	interface Window {
		/** Speaks to the recognizer of the page, as a person does to a microphone. */
		speak: (text: string, isFinal?: boolean) => void
		/** Ends the recognizer, as browsers do after a silence. */
		fallSilent: () => void
		recognizers: { isOn: boolean; settings: object }[]
	}
}

export const panel = (page: Page) => page.getByRole('region', { name: 'Live Coaching' })
export const transcript = (page: Page) => panel(page).getByRole('log', { name: /^Live transcript/ })
export const say = (page: Page, text: string, isFinal = true) =>
	page.evaluate(([words, final]) => window.speak(words, final), [text, isFinal] as const)
export const listening = (page: Page) => panel(page).getByText('Listening...')

/** A dialer that knows Maya as agent 2041, set up by an administrator, and which tells of calls over the network. */
export async function someDialer(address: string, page: Page, form: object = {}) {
	const { cookies } = await signedIn(address, 'dana.whitfield')
	const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
	const ask = async (method: string, path: string, body: object) => {
		const headers = { cookie, 'content-type': 'application/json' }
		const answer = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) })
		expect(answer.ok, await answer.clone().text()).toBe(true)
		return (await answer.json()) as Dialer
	}
	const dialer = await ask('POST', '/api/admin/dialers', { ...someForm, ...form })
	const maya = await (await page.request.get('/api/user')).json()
	await ask('PUT', `/api/admin/dialers/${dialer.id}/agents`, [{ agentId: '2041', personId: maya.id }])
	const tell = async (name: string, fields: Record<string, string>) => {
		const { url = '' } = dialer.urls.find((each) => each.name === name) ?? {}
		const values: Record<string, string> = { user: '2041', ...fields }
		const answer = await fetch(
			url.replace(/--A--(\w+)--B--/g, (_, field) => encodeURIComponent(values[field] ?? '')),
		)
		expect(answer.status).toBe(200)
	}
	return {
		start: (call_id: string, phone_number = '6025550148') =>
			tell('Start Call URL', { call_id, phone_number }),
		end: (call_id: string) => tell('Dispo Call URL', { call_id, dispo: 'NI' }),
		/** Hints of the last 30 days, by the title of their trigger. */
		hints: async (title: string) => {
			const answer = await fetch(`${address}/api/admin/triggers`, { headers: { cookie } })
			const triggers = (await answer.json()) as { title: string; shown: number; dismissed: number }[]
			const { shown = 0, dismissed = 0 } = triggers.find((trigger) => trigger.title === title) ?? {}
			return { shown, dismissed }
		},
	}
}

const someForm = {
	name: 'Phoenix floor',
	kind: 'vicidial',
	allowedAddresses: [],
	autoStartCoaching: true,
	apiUrl: null,
	apiUser: null,
	recordingHosts: [],
	notifyOnCritical: false,
}

/** Runs in the page: a browser that hears what `speak` is given. */
export function fakeRecognition() {
	window.recognizers = []
	let current: Recognition | undefined
	class Recognition {
		lang = ''
		continuous = false
		interimResults = false
		onresult: ((event: object) => void) | null = null
		onend: (() => void) | null = null
		seen = { isOn: false, settings: {} }
		start() {
			const { lang, continuous, interimResults } = this
			Object.assign(this.seen, { isOn: true, settings: { lang, continuous, interimResults } })
			window.recognizers.push(this.seen)
			current = this
		}
		abort() {
			this.seen.isOn = false
			this.onend?.()
		}
	}
	window.speak = (transcript, isFinal = true) =>
		current?.onresult?.({
			resultIndex: 0,
			results: [Object.assign([{ transcript, confidence: 0.9 }], { isFinal })],
		})
	window.fallSilent = () => current?.abort()
	for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
		Object.defineProperty(window, name, { value: Recognition })
}
