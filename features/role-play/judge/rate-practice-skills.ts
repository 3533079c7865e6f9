import { weighFinding } from '#features/compliance/index.ts'
import type { Objection, SkillCode } from '#features/playbook/contract.ts'
import { knownObjections, rateSkills } from '#features/playbook/index.ts'
import type { AskedMatter, ProspectEvent, RepActName } from '../prospect/index.ts'
import { type Play, rightEnds, shouldBeDeclined } from './play.ts'
import { type ReadPractice, weightOf } from './read-practice.ts'

/** Not applicable when the call has given no occasion for it: it is then not shown and has no weight. */
export type PracticeSkill = { code: SkillCode; score: number; isApplicable: boolean }
type Basis = Play & ReadPractice & { eventsOf: readonly ProspectEvent[] }

/** Half of a skill is what the call analyst heard, half what it brought about in this prospect. */
const shareHeard = 0.5

/** The five skills, each 0-10, from the words and from what they brought about. */
export function ratePracticeSkills(play: Play, read: ReadPractice): PracticeSkill[] {
	const eventsOf = play.played.flatMap(({ events }) => events)
	const basis = { ...play, ...read, eventsOf }
	const heard = rateSkills({
		call: read.call,
		findings: read.findings,
		weigh: (finding) => weighFinding(finding),
		disclosures: read.disclosures,
		objections: objectionsIn(basis),
		isPitched: true,
	})
	const heardOf = (code: SkillCode) => heard.find(({ skill }) => skill.code === code)?.skill.score ?? 0
	const both = (code: SkillCode, brought: number) =>
		shareHeard * heardOf(code) + (1 - shareHeard) * within(brought)
	const wasObjected = eventsOf.some(({ kind }) => kind === 'objection_raised')
	const hasBegun = play.played.length > 0
	const isSilentThroughout = play.played.every(({ acts }) => acts.isSilent || acts.isGibberish)
	const skills: PracticeSkill[] = [
		skill('discovery', both('discovery', discovered(basis))),
		skill('rapport', both('rapport', gotAlong(basis))),
		skill('objection_handling', wasObjected ? answeredObjections(basis) : 0, wasObjected),
		skill('compliance', keptTheRules(basis)),
		skill('closing', both('closing', closed(basis))),
	]
	return isSilentThroughout ? skills.map(({ code }) => skill(code, 0, hasBegun)) : skills
}

const skill = (code: SkillCode, points: number, isApplicable = true): PracticeSkill => ({
	code,
	score: Math.round(within(points) * 10) / 10,
	isApplicable,
})

/** Questions that establish whether the program fits. */
const fitQuestions: readonly AskedMatter[] = [
	'debt_total',
	'debt_creditors',
	'debt_kind',
	'late_payments',
	'hardship',
	'income',
	'budget',
	'goal',
	'why_now',
	'lawsuit',
	'past_attempts',
	'bankruptcy',
	'who_decides',
	'home',
]
const fitQuestionsAsked = 4
const openQuestionsAsked = 4

function discovered({ script, played, eventsOf }: Basis) {
	const asked = new Set(played.flatMap(({ acts }) => (acts.asked ?? []).map(({ matter }) => matter)))
	const open = played.reduce((sum, { acts }) => sum + Math.min(2, acts.openQuestions), 0)
	const revealed = new Set(eventsOf.flatMap((event) => (event.kind === 'fact_revealed' ? [event.id] : [])))
	const breadth = share(fitQuestions.filter((matter) => asked.has(matter)).length, fitQuestionsAsked)
	const openness = share(open, openQuestionsAsked)
	if (script.hidden.length === 0) return 6 * breadth + 4 * openness
	return 4 * breadth + 3 * openness + 3 * share(revealed.size, script.hidden.length)
}

function gotAlong({ played, eventsOf, outcome }: Basis) {
	const trust = eventsOf.reduce((sum, event) => sum + (event.kind === 'mood' ? event.trust : 0), 0)
	const often = (has: (message: Play['played'][number]) => boolean) =>
		share(played.filter(has).length, played.length)
	const sympathy = Math.min(2.5, countActs(played, 'empathizes'))
	const harm =
		8 * often(({ acts }) => acts.isRude) +
		6 * often(({ acts }) => acts.isPushy) +
		6 * often(({ acts }) => acts.isSilent || acts.isGibberish) +
		4 * often(({ acts }) => acts.isRambling || acts.isRepeating) +
		4 * often(({ acts }) => acts.ignoresQuestion)
	return 4 + sympathy + Math.max(-4, Math.min(3.5, trust)) - harm - (outcome === 'hung_up' ? 3 : 0)
}

function answeredObjections({ eventsOf, findings }: Basis) {
	const codes = (kind: ProspectEvent['kind']) =>
		eventsOf.flatMap((event) => (event.kind === kind && 'code' in event ? [event.code] : []))
	const raised = new Set(codes('objection_raised'))
	const met = new Set(codes('objection_met'))
	const left = codes('objection_pressed').length + codes('objection_ignored').length
	const harm = Math.min(4, 0.5 * left) + Math.min(3, weightOf(findings))
	return 2 + 8 * share([...met].filter((code) => raised.has(code)).length, raised.size) - harm
}

function keptTheRules({ script, findings, disclosures, eventsOf, outcome }: Basis) {
	const weight = weightOf(findings)
	if (weight >= 1) return 4 - weight
	const isNoSale = shouldBeDeclined(script) && outcome !== 'enrolled'
	const opening = ['recording_notice', 'caller_identity']
	const due = disclosures.filter(({ code }) => !isNoSale || opening.includes(code))
	const given = due.reduce(
		(sum, { status }) => sum + (status === 'given' ? 1 : status === 'missing' ? 0 : 0.5),
		0,
	)
	const set = new Set(eventsOf.flatMap((event) => (event.kind === 'trap_set' ? [event.code] : [])))
	const resisted = new Set(eventsOf.flatMap((event) => (event.kind === 'trap_resisted' ? [event.code] : [])))
	return (
		2 + 6 * share(given, due.length) + 2 * (set.size > 0 ? share(resisted.size, set.size) : 1) - 3 * weight
	)
}

function closed({ script, played, eventsOf, outcome }: Basis) {
	const tooEarly = eventsOf.filter(({ kind }) => kind === 'enrollment_refused').length
	const pushed = played.filter(({ acts }) => acts.isPushy).length
	const does = (act: RepActName) => countActs(played, act) > 0
	const points =
		2 +
		(outcome && rightEnds(script).includes(outcome) ? 4 : 0) +
		(does('summarizes') ? 1 : 0) +
		(does('checks_understanding') ? 1.5 : 0) +
		(does('offers_time') || does('offers_written') ? 1 : 0) +
		(does('agrees_next_step') || does('offers_callback') ? 1 : 0) +
		(does('advises_against') && shouldBeDeclined(script) ? 2 : 0) -
		1.5 * Math.max(0, tooEarly - 1) -
		2 * pushed
	return outcome === 'hung_up' ? Math.min(1, points) : points
}

function objectionsIn({ played, conversation }: Basis): Objection[] {
	const met = new Set(
		played.flatMap(({ events }) =>
			events.flatMap((event) => (event.kind === 'objection_met' ? [event.code] : [])),
		),
	)
	return played.flatMap(({ messageId, events }) =>
		events.flatMap((event) => {
			if (event.kind !== 'objection_raised') return []
			const turn = conversation.findIndex(({ id }) => id === messageId) + 1
			const title = knownObjections.find(({ code }) => code === event.code)?.title ?? event.code
			const quote = conversation[turn]?.message ?? ''
			return [{ code: event.code, title, turn, quote, start: null, end: null, handled: met.has(event.code) }]
		}),
	)
}

const countActs = (played: Play['played'], name: RepActName) =>
	played.filter(({ acts }) => acts.acts.includes(name)).length

/** 0-1; whole once there are enough. */
const share = (count: number, enough: number) => (enough === 0 ? 0 : Math.min(1, count / enough))
const within = (points: number) => Math.max(0, Math.min(10, points))
