import { z } from 'zod'
import { entryById, searchGuide } from '#features/guide/index.ts'
import { knownObjections, skillTitles } from '#features/playbook/index.ts'
import { modelTool } from '#platform/language-model/language-model.ts'
import type { CallScope } from '../calls/call-book.ts'
import { openCallBook } from '../calls/open-call-book.ts'
import { checkLine } from '../coach/check/check-line.ts'
import { guideSource, practiceOf } from '../coach/compose.ts'
import { entryText } from '../rephrase/grounding-text.ts'
import type { OpenCoachTools } from './coach-tool.ts'
import { describeCallBriefly, describeCallFully, describeFigures } from './describe-calls.ts'

const mostEntries = 6
const mostCalls = 20

const Day = z.iso.date().nullable().describe('A day as YYYY-MM-DD; null for no limit.')
const Scope = {
	whose: z.enum(['me', 'team']).describe('"team" is for administrators only.'),
	from: Day,
	before: Day.describe('The first day that no longer counts, as YYYY-MM-DD; null for no limit.'),
}
const scopeOf = ({
	whose,
	from,
	before,
}: {
	whose: 'me' | 'team'
	from: string | null
	before: string | null
}) =>
	({ of: whose, since: from ? new Date(from) : null, until: before ? new Date(before) : null }) as CallScope

/** The guide, the detector and the person's calls as tools. They show what the person may see and nothing else. */
export const openCoachTools: OpenCoachTools = ({ services, person, sources, entries }) => {
	const calls = openCallBook(services.db, person)
	const cite = (source: (typeof sources)[number]) => {
		if (!sources.some(({ href }) => href === source.href)) sources.push(source)
	}
	return [
		{
			step: 'Searching the guide',
			...modelTool({
				name: 'search_guide',
				description:
					'Finds entries of the guide: rules, disclosures, objections with lines to say, skills, how the program works.',
				input: z.object({ query: z.string().describe('A few words or the rep’s question.') }),
				run: async ({ query }) =>
					searchGuide(query.slice(0, 300))
						.slice(0, mostEntries)
						.map(({ entry }) => ({ id: entry.id, title: entry.title, answer: entry.answer })),
			}),
		},
		{
			step: 'Reading the guide',
			...modelTool({
				name: 'read_entry',
				description: 'Reads one entry of the guide whole, with its rule and the lines to say.',
				input: z.object({ id: z.string() }),
				run: async ({ id }) => {
					const entry = entryById(id)
					if (!entry) return { error: 'There is no such entry.' }
					entries.push(entry)
					cite(guideSource(entry))
					return entryText(entry)
				},
			}),
		},
		{
			step: 'Checking the line',
			...modelTool({
				name: 'check_line',
				description:
					'Checks words that a rep might say to a customer for prohibited statements. That nothing is found is no approval.',
				input: z.object({ line: z.string() }),
				run: async ({ line }) => {
					const { findings, near } = checkLine({
						line: line.slice(0, 1_000),
						customer: null,
						isReported: false,
						isAdvice: false,
					})
					return {
						findings: findings.map(({ title, citation, why, sayInstead, level }) => ({
							title,
							citation,
							why,
							sayInstead,
							certainty: level ?? 'certain',
						})),
						similarToAvoid: near,
					}
				},
			}),
		},
		{
			step: 'Looking at calls',
			...modelTool({
				name: 'list_calls',
				description: 'Lists calls, newest first, with score and outcome.',
				input: z.object({ ...Scope, most: z.int().min(1).max(mostCalls) }),
				run: async ({ most, ...scope }) =>
					(await calls.list(scopeOf(scope), most)).map(describeCallBriefly).join('\n') ||
					'There are no such calls.',
			}),
		},
		{
			step: 'Looking for the call',
			...modelTool({
				name: 'find_calls',
				description: 'Finds calls by the name of the customer or of the call.',
				input: z.object({ name: z.string(), whose: Scope.whose }),
				run: async ({ name, whose }) =>
					(await calls.named(name, scopeOf({ whose, from: null, before: null })))
						.map(describeCallBriefly)
						.join('\n') || 'There are no such calls.',
			}),
		},
		{
			step: 'Reading the call',
			...modelTool({
				name: 'read_call',
				description: 'Reads what was found on one call: statements, disclosures, objections, skills, to-dos.',
				input: z.object({ id: z.string() }),
				run: async ({ id }) => {
					const call = await calls.byId(id)
					if (!call) return { error: 'There is no such call.' }
					cite({ kind: 'call', title: call.title, citation: null, href: `/recordings/${call.id}` })
					return describeCallFully(call)
				},
			}),
		},
		{
			step: 'Counting calls',
			...modelTool({
				name: 'call_figures',
				description:
					'Counts over calls of a period: scores, passes, deals, statements, disclosures, objections, skills. Call it twice to compare periods.',
				input: z.object(Scope),
				run: async (scope) => describeFigures(await calls.figures(scopeOf(scope))),
			}),
		},
		{
			step: 'Preparing practice',
			...modelTool({
				name: 'start_practice',
				description:
					'Offers a role-play for an objection or a skill; a link to it is shown under the answer.',
				input: z.object({
					kind: z.enum(['objection', 'skill']),
					code: z.enum([...knownObjections.map(({ code }) => code), ...Object.keys(skillTitles)]),
				}),
				run: async ({ kind, code }) => {
					const title =
						kind === 'objection'
							? knownObjections.find((each) => each.code === code)?.title
							: skillTitles[code as keyof typeof skillTitles]
					if (!title) return { error: 'There is no such practice.' }
					cite(practiceOf(kind, code, title))
					return `The rep sees a link to practice “${title}”.`
				},
			}),
		},
	]
}
