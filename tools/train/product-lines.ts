import { complianceEntries, prohibitedStatements, requiredDisclosures } from '#features/compliance/index.ts'
import { wordings } from '#features/content/writer/fixtures/wordings.ts'
import { fill as fillSlots, fillWithSpecimens } from '#features/content/writer/plan/slots.ts'
import { hubTemplates } from '#features/learning/hub/modules/index.ts'
import { hubModules } from '#features/learning/index.ts'
import {
	complianceModules,
	complianceModuleTemplates,
} from '#features/learning/texts/compliance-guide/index.ts'
import { knownObjections, playbookEntries } from '#features/playbook/index.ts'
import { lineSets } from '#features/role-play/judge/better-lines/line-sets.ts'
import { linesFor } from '#features/role-play/judge/better-lines/lines-for.ts'
import { practiceFacts } from '#features/role-play/judge/better-lines/practice-facts.ts'
import { somePersona } from '#features/role-play/judge/fixtures/play.ts'

/** A line that the product teaches: `statement` is the prohibited statement that it makes, if it is one to avoid. */
export type ProductLine = { customer?: string; text: string; statement?: string }

const figures: Readonly<Record<string, string>> = {
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
const fill = (text: string) => text.replace(/\{(\w+)\}/g, (slot, name) => figures[name] ?? slot)

/** Everything that the product tells reps to say, and what it tells them not to say. */
export function productLines(): ProductLine[] {
	const lines = [
		...contentLines(),
		...guideLines(),
		...lessonLines(),
		...moduleLines(),
		...practiceLines(),
		...ruleLines(),
	]
	const filled = lines.map((line) => ({ ...line, text: fill(line.text) }))
	return [...new Map(filled.map((line) => [`${line.customer ?? ''} ${line.text}`, line])).values()]
}

const contentLines = () =>
	wordings.map(
		(words): ProductLine => ({
			text: fillWithSpecimens(fillSlots(words.replaceAll(/\{(\w+)\}/g, '[$1]'), {})),
		}),
	)

const guideLines = () =>
	[...complianceEntries, ...playbookEntries].flatMap((entry): ProductLine[] => {
		const { say = [], briefly, ifNo = [], insteadOf = [], about } = entry
		const statement = about?.kind === 'statement' ? about.code : undefined
		const lawful = [...say, ...(briefly ? [briefly] : []), ...ifNo, ...insteadOf.map((pair) => pair.say)]
		return [
			...lawful.map((text) => ({ text })),
			...say.flatMap((text) => entry.asked.slice(0, 2).map((customer) => ({ customer, text }))),
			...(statement ? insteadOf.map(({ not }) => ({ text: not, statement })) : []),
		]
	})

const lessonLines = () =>
	[...hubModules, ...hubTemplates]
		.flatMap(({ lessons }) => lessons)
		.flatMap(({ parts, trains }): ProductLine[] => {
			const statements = trains.filter(({ kind }) => kind === 'statement')
			const only = statements.length === 1 && trains.length === 1 ? statements[0]?.code : undefined
			return parts
				.flatMap((part) => (part.kind === 'lines' ? part.lines : []))
				.flatMap(({ say, leave }) => [
					{ text: say },
					...(leave && only ? [{ text: leave, statement: only }] : []),
				])
		})

const moduleLines = () =>
	[...complianceModules, ...complianceModuleTemplates]
		.flatMap(({ sections }) => sections)
		.flatMap(({ say = [], leave = [] }): ProductLine[] => [
			...say.map(({ line, after }) => ({ text: line, ...(after && { customer: after }) })),
			...leave.flatMap(({ line, after, finds }) =>
				finds ? [{ text: line, statement: finds, ...(after && { customer: after }) }] : [],
			),
		])

function practiceLines(): ProductLine[] {
	const facts = practiceFacts(somePersona())
	const needs = [
		...prohibitedStatements.flatMap(({ code }) => [
			{ kind: 'rule' as const, code },
			{ kind: 'correction' as const, code },
		]),
		...knownObjections.map(({ code }) => ({ kind: 'objection' as const, code })),
		...requiredDisclosures.map(({ code }) => ({ kind: 'disclosure' as const, code })),
		...Object.keys(lineSets.question).map((code) => ({ kind: 'question' as const, code })),
		...Object.keys(lineSets.act).map((code) => ({ kind: 'act' as const, code })),
		...Object.keys(lineSets.conduct).map((code) => ({ kind: 'conduct' as const, code })),
	]
	return needs.flatMap((need) => linesFor(need, facts).map((text) => ({ text })))
}

const ruleLines = () =>
	[
		...prohibitedStatements.map(({ sayInstead }) => sayInstead),
		...requiredDisclosures.map(({ sayThis }) => sayThis),
		...knownObjections.map(({ sayThis }) => sayThis),
	].map((text): ProductLine => ({ text }))
