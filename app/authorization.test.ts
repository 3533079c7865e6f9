import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, expectedOf } from './authorization/ask.ts'
import { type SomeAskers, someAskers } from './authorization/fixtures/askers.ts'
import { audiences } from './authorization/rule.ts'
import { billingRules } from './authorization/rules/billing.ts'
import { callRules } from './authorization/rules/calls.ts'
import { coachingRules } from './authorization/rules/coaching.ts'
import { contentRules } from './authorization/rules/content.ts'
import { integrationRules } from './authorization/rules/integrations.ts'
import { learningRules } from './authorization/rules/learning.ts'
import { liveRules } from './authorization/rules/live.ts'
import { peopleRules } from './authorization/rules/people.ts'
import { practiceRules } from './authorization/rules/practice.ts'
import { guards, metricsToken, serverRules } from './authorization/rules/server.ts'
import { signInRules } from './authorization/rules/sign-in.ts'
import { teamRules } from './authorization/rules/team.ts'
import { someListeningApp } from './fixtures/listening-app.ts'
import { serveHealth } from './serve-health.ts'
import { serveWebApp } from './serve-web-app.ts'

const rules = {
	...peopleRules,
	...signInRules,
	...callRules,
	...liveRules,
	...practiceRules,
	...contentRules,
	...learningRules,
	...coachingRules,
	...teamRules,
	...billingRules,
	...integrationRules,
	...serverRules,
}

const app = await someListeningApp({ LIVE_SPEECH_URL: 'ws://127.0.0.1:9' }, afterAll)
let company: SomeAskers

beforeAll(async () => {
	serveHealth(app, { metricsToken, isStopping: () => false })
	const webApp = join(app.dataDir, 'web-app')
	await mkdir(webApp)
	await writeFile(join(webApp, 'index.html'), 'the web app')
	serveWebApp(app.api as never, webApp)
	await app.work()
	company = await someAskers(app)
})

/** All that the router has, but for the guards: they take every method, and are given what comes next. */
const routes = () =>
	app.api.routes
		.filter(({ method, path, handler }) => method !== 'ALL' || handler.length < 2 || !guards.includes(path))
		.map(({ method, path }) => `${method} ${path}`)

test('every address has a rule that says who may use it', () => {
	const without = [...new Set(routes())].filter((route) => !(route in rules))
	const advice = `Say who may use it, in the rules of its feature in app/authorization/rules/, such as
	'${without[0]}': { for: 'everybody signed in' },
where \`for\` is one of '${Object.keys(audiences).join("', '")}'. In app/authorization/rule.ts stands what else a rule says. A guard that
lets others answer is named among the \`guards\` of app/authorization/rules/server.ts.`
	expect(without, advice).toEqual([])
})

test('every rule is of an address that is there', () => {
	const known = new Set(routes())
	const documented = app.api.openAPIRegistry.definitions.flatMap((definition) =>
		definition.type === 'route'
			? `${definition.route.method.toUpperCase()} ${definition.route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
			: [],
	)
	// A route that takes every method, and leaves it to the protocol, is documented method by method.
	const ofEveryMethod = (route: string) => {
		const path = route.slice(route.indexOf(' '))
		const taken = [`ALL${path}`, `ALL${path.replace(/[^/]+$/, '*')}`].find((name) => known.has(name))
		return taken !== undefined && taken !== 'ALL /api/*'
	}
	const gone = [...Object.keys(rules), ...documented].filter(
		(route) => !known.has(route) && !ofEveryMethod(route),
	)
	expect(gone, 'No such address: take its rule away, or correct its method or path').toEqual([])
})

for (const [route, ofRoute] of Object.entries(rules))
	for (const rule of [ofRoute].flat())
		test(`${route} is for ${rule.for}`, async () => {
			expect(await ask(company, route, rule)).toEqual(expectedOf(rule))
		})
