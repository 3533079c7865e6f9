import { once } from 'node:events'
import { WebSocket } from 'ws'
import { z } from 'zod'
import type { SomeAskers } from './fixtures/askers.ts'
import { type Asker, askers, audiences, type Outcome, type Rule, type Subject } from './rule.ts'

const Failure = z.object({ code: z.string(), error: z.string() })
const refusals: number[] = [401, 403, 404]

/** What each of the four is answered at an address: the same as `expectedOf` where its rule is kept. */
export async function ask(company: SomeAskers, route: string, rule: Rule) {
	const audience = audiences[rule.for]
	const isRead = route.startsWith('GET ')
	const answers: Partial<Record<Asker, string | number>> = {}
	let subject: Subject | undefined
	// When access is denied, check that the resource still exists afterward.
	for (const asker of askers.toSorted((a, b) => rank(audience[a]) - rank(audience[b]))) {
		subject ??= (await rule.of?.(company)) ?? {}
		answers[asker] = await outcomeOf(company, asker, route, rule, subject)
		if (answers[asker] === 'let in' && !isRead) subject = undefined
	}
	return answers
}

const rank = (outcome: Outcome) => (outcome === 'let in' ? 1 : 0)

/** What each of the four is to be answered. */
export function expectedOf(rule: Rule) {
	const shown = rule.shownTo && audiences[rule.shownTo]
	return Object.fromEntries(
		askers.map((asker) => {
			const outcome = audiences[rule.for][asker]
			return [
				asker,
				shown && outcome === 'let in' && shown[asker] === 'let in' ? 'let in and shown' : outcome,
			]
		}),
	)
}

async function outcomeOf(company: SomeAskers, asker: Asker, route: string, rule: Rule, subject: Subject) {
	const client = rule.endsSession && asker !== 'anonymous' ? await company.signInAgain(asker) : company[asker]
	const path = addressOf(route, rule, subject)
	if (path.startsWith('/ws/')) return openSocket(company.app.port, path, client.cookie)
	const answer = await client.fetch(path, requestOf(route, rule, subject))
	const text = await answer.text()
	const problem = answer.ok ? undefined : Failure.safeParse(readJson(text)).data
	// Who is sent on to another address is asked there.
	const isSentOn = answer.status === 302
	const isLetIn = rule.answer ? problem?.code === rule.answer : answer.ok || isSentOn
	if (isLetIn) return rule.shownTo && subject.id && text.includes(subject.id) ? 'let in and shown' : 'let in'
	return refusals.includes(answer.status) ? answer.status : `${answer.status} ${problem?.error ?? text}`
}

function addressOf(route: string, { query }: Rule, subject: Subject) {
	const [, pattern = ''] = route.split(' ')
	const path = pattern.replaceAll(/:(\w+)(?:\{[^}]*\})?|\*/g, (parameter, name) => {
		const value = subject[name ?? '*']
		if (value === undefined) throw new Error(`the rule of ${route} makes nothing for ${parameter}`)
		return encodeURIComponent(value)
	})
	const asked = typeof query === 'function' ? query(subject) : query
	return asked ? `${path}?${new URLSearchParams(asked)}` : path
}

function requestOf(route: string, rule: Rule, subject: Subject): RequestInit {
	const [method = ''] = route.split(' ')
	const body = typeof rule.body === 'function' ? rule.body(subject) : rule.body
	const headers = typeof rule.headers === 'function' ? rule.headers(subject) : rule.headers
	const isAsItIs = typeof body === 'string' || body instanceof FormData
	return {
		method: rule.method ?? method,
		redirect: 'manual',
		headers: { ...(body && !isAsItIs && { 'content-type': 'application/json' }), ...headers },
		...(body && { body: isAsItIs ? body : JSON.stringify(body) }),
	}
}

async function openSocket(port: number, path: string, cookie: string) {
	const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { cookie } })
	const opened = once(socket, 'open').then(() => 'let in')
	const refused = once(socket, 'unexpected-response').then(([, response]) => Number(response.statusCode))
	try {
		return await Promise.race([opened, refused])
	} finally {
		for (const waiting of [opened, refused]) waiting.catch(() => {})
		socket.on('error', () => {})
		socket.terminate()
	}
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text)
	} catch {
		return null
	}
}
