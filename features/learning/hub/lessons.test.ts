import { expect, test } from 'vitest'
import {
	assessDisclosures,
	findViolations,
	prohibitedStatements,
	readCall,
	requiredDisclosures,
} from '#features/compliance/index.ts'
import { SkillCode } from '#features/playbook/contract.ts'
import { knownObjections } from '#features/playbook/index.ts'
import { HubModule, hubModuleIds, type Lesson, type TrainedSubject } from '../contract.ts'
import { payOff } from './figures/pay-off.ts'
import { hubModules, hubTemplates } from './modules/index.ts'

const lessons = hubModules.flatMap((module) => module.lessons)

/** Figures and names as a company fills them in. */
const slots: Record<string, string> = {
	amount: '310 dollars',
	company: 'Harbor Relief',
	day: 'Thursday',
	fee: '5,000 dollars',
	latest: '33',
	months: '42',
	name: 'Dana',
	percent: '25 percent',
	time: 'four',
	total: '17,000 dollars',
}
const fill = (line: string) => line.replace(/\{(\w+)\}/g, (slot, name) => slots[name] ?? slot)

const linesOf = ({ parts }: Lesson) => parts.flatMap((part) => (part.kind === 'lines' ? part.lines : []))
/** What is to be said: the lines, and right answers that are words of a rep. */
const toBeSaid = (lesson: Lesson) => {
	const answer = lesson.question.answers[lesson.question.right] ?? ''
	return [...linesOf(lesson).map(({ say }) => say), ...(answer.startsWith('“') ? [answer] : [])]
}

const heard = (line: string, asked?: string) =>
	readCall(
		[
			...(asked ? [{ speaker: 'customer' as const, text: asked }] : []),
			{ speaker: 'rep' as const, text: line },
		].map((turn) => ({ ...turn, start: null, end: null, confidence: null })),
	)
const codesIn = (line: string, asked?: string) => findViolations(heard(line, asked)).map(({ code }) => code)

const subjects = [
	...prohibitedStatements.map(({ code }) => ({ kind: 'statement' as const, code })),
	...requiredDisclosures.map(({ code }) => ({ kind: 'disclosure' as const, code })),
	...knownObjections.map(({ code }) => ({ kind: 'objection' as const, code })),
	...SkillCode.options.map((code) => ({ kind: 'skill' as const, code })),
]

test('the hub has its eight modules, whole and in order', () => {
	expect(hubModules.map(({ id }) => id)).toEqual([...hubModuleIds])
	for (const module of hubModules) expect(HubModule.safeParse(module).error, module.id).toBeUndefined()
	const ids = lessons.map(({ id }) => id)
	expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
	expect(hubModules.filter(({ lessons }) => lessons.length < 3 || lessons.length > 5)).toEqual([])
})

test('every lesson teaches, lets practice and asks', () => {
	for (const { id, parts, question, trains } of lessons) {
		const words = JSON.stringify(parts).split(/\s+/).length
		expect({ id, isLongEnough: words >= 200, isShortEnough: words <= 480 }).toEqual({
			id,
			isLongEnough: true,
			isShortEnough: true,
		})
		expect(parts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['text', 'lines', 'exercise']))
		expect(question.answers[question.right], id).toBeDefined()
		expect(trains.length, id).toBeGreaterThan(0)
	}
})

test('whatever calls are judged by has its lesson', () => {
	const write = ({ kind, code }: TrainedSubject) => `${kind} ${code}`
	const trained = new Set(lessons.flatMap(({ trains }) => trains.map(write)))
	expect([...trained].sort()).toEqual(subjects.map(write).sort())
})

test('no line to be said is found by the analyst', () => {
	const found = lessons.flatMap((lesson) =>
		toBeSaid(lesson).flatMap((line) => codesIn(line).map((code) => `${lesson.id}: ${code}: ${line}`)),
	)
	expect(found).toEqual([])
	expect(lessons.flatMap(toBeSaid).filter((line) => /[{}]/.test(line))).toEqual([])
})

test('the lesson on a prohibited statement shows it as the analyst hears it', () => {
	const asked = (code: string) => (code === 'do_not_call_ignored' ? 'Please stop calling me.' : undefined)
	const unseen = prohibitedStatements.filter(({ code }) => {
		const leave = lessons
			.filter(({ trains }) => trains.some((subject) => subject.code === code))
			.flatMap((lesson) => linesOf(lesson).flatMap((line) => line.leave ?? []))
		return !leave.some((line) => codesIn(line, asked(code)).includes(code))
	})
	expect(unseen.map(({ code }) => code)).toEqual([])
})

test('the lesson on a disclosure has a line that is complete with figures filled in', () => {
	const templates = hubTemplates.flatMap((module) => module.lessons)
	const statusOf = (code: string, line: string) =>
		assessDisclosures(heard(fill(line)), null, []).find((given) => given.code === code)?.status
	const incomplete = requiredDisclosures.filter(({ code }) => {
		const about = templates.filter(({ trains }) => trains.some((subject) => subject.code === code))
		return !about.flatMap(linesOf).some(({ say }) => statusOf(code, say) === 'given')
	})
	expect(incomplete.map(({ code }) => code)).toEqual([])
})

test('interest comes out as lenders reckon it', () => {
	expect(payOff({ balance: 20_000, yearlyRate: 0.24 }, 600)).toMatchObject({ months: 56 })
	expect(payOff({ balance: 20_000, yearlyRate: 0.24 }, 600)?.interest).toBeCloseTo(13_290, -2)
	expect(payOff({ balance: 20_000, yearlyRate: 0.24 }, 400)).toBeNull()
	expect(payOff({ balance: 1_200, yearlyRate: 0 }, 100)).toEqual({ months: 12, interest: 0 })
})
