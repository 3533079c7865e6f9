import { afterAll, beforeAll, expect, test } from 'vitest'
import { prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import type { HubModuleSummary } from '#features/learning/contract.ts'
import { complianceModules } from '#features/learning/texts/compliance-guide/index.ts'
import { SkillCode } from '#features/playbook/contract.ts'
import { knownObjections } from '#features/playbook/index.ts'
import { someApp } from './fixtures/app.ts'
import type { Client } from './fixtures/call.ts'
import { readJson, type SomeApp } from './fixtures/call.ts'
import { scenariosOf } from './fixtures/practice.ts'

const gaps = [
	...prohibitedStatements.map(({ code }) => ({ kind: 'statement', code })),
	...requiredDisclosures.map(({ code }) => ({ kind: 'disclosure', code })),
	...knownObjections.map(({ code }) => ({ kind: 'objection', code })),
	...SkillCode.options.map((code) => ({ kind: 'skill', code })),
]
type Gap = (typeof gaps)[number]

let app: SomeApp
let maya: Client

beforeAll(async () => {
	app = await someApp({}, afterAll)
	maya = await app.signIn('maya.ortiz')
})

test('every gap that a call can show has its lesson', async () => {
	const modules = await readJson<HubModuleSummary[]>(maya, '/api/learning/modules')
	const trained = modules.flatMap(({ lessons }) => lessons.flatMap(({ trains }) => trains))
	expect(gaps.filter((gap) => !trained.some((subject) => isSame(subject, gap)))).toEqual([])
})

test('every gap has its place in a guide', async () => {
	const sections = complianceModules.flatMap((module) => module.sections)
	const rules = gaps.filter(({ kind }) => kind === 'statement' || kind === 'disclosure')
	expect(rules.filter((rule) => !sections.some(({ about }) => about && isSame(about, rule)))).toEqual([])
	const talking = gaps.filter((gap) => !rules.includes(gap))
	const entries = talking.map(({ kind, code }) =>
		kind === 'skill' && code === 'compliance' ? 'compliance-skill' : code.replaceAll('_', '-'),
	)
	for (const entry of entries)
		expect({ entry, status: (await maya.request(`/api/chat/guide/${entry}`)).status }).toEqual({
			entry,
			status: 200,
		})
})

test('every objection is raised by a prospect', async () => {
	const raised = new Set((await scenariosOf(maya)).flatMap(({ objections }) => objections))
	expect(knownObjections.filter(({ code }) => !raised.has(code))).toEqual([])
})

const isSame = (one: Gap, other: Gap) => one.kind === other.kind && one.code === other.code
