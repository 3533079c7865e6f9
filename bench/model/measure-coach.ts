import { mock } from 'node:test'
import { pino } from 'pino'
import { openCoachTools } from '#features/chat/agent/open-coach-tools.ts'
import { emptyThread } from '#features/chat/coach/compose.ts'
import type { CoachReply } from '#features/chat/contract.ts'
import { askCoach } from '#features/chat/sessions/ask-coach.ts'
import { openCoachingTools } from '#features/coaching/index.ts'
import { openSearchTools } from '#features/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { Problem } from '#platform/http/problem.ts'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import type { Services } from '#platform/services.ts'
import { runHere } from '#platform/threads/run-here.ts'
import { findUnlawful } from '../coach/judge-answer.ts'
import { answerCases, share } from './answer-cases.ts'
import { playCassette } from './cassette.ts'
import { type CoachCase, coachCases } from './coach/cases.ts'
import { askers, openCompany } from './coach/company.ts'
import { answeredBy, describeRecording, isReader, type Source } from './source.ts'
import { unknownFigures } from './unknown-figures.ts'

/** What the model was asked, wrote and used for one answer; `given` is what its tools gave. */
type Observed = { answers: number; written: string[]; tools: string[]; given: string[] }
type Answered = Observed & {
	question: CoachCase
	response: string
	entries: string[]
	/** 'model', 'built-in', or the code of the problem that was shown in place of an answer. */
	answeredBy: string
	/** All that figures and citations may come from. */
	known: string
}

/** When the questions are asked: the prompt names the day. */
const now = new Date('2026-11-23T15:00:00Z')
const openTools = [openCoachTools, openSearchTools, openCoachingTools]
const citation = /\b\d+ (?:CFR|C\.F\.R\.|U\.?S\.?C\.?) (?:§ ?)?[\d.]+(?:\(\w+\))*/g

/** Who answers the questions of the cases, after how many answers, and whether what is shown is proven. */
export async function measureCoach(source: Source) {
	mock.timers.enable({ apis: ['Date'], now })
	const company = await openCompany()
	try {
		const { answered, open } = await answerCases(coachCases, (question) =>
			answerCase(company.db, question, source),
		)
		const rows = Object.fromEntries(answered.map((each) => [each.question.id, describeAnswer(each, source)]))
		return { rows, totals: summarize(answered, source), open }
	} finally {
		await company.close()
		mock.timers.reset()
	}
}

async function answerCase(db: Db, question: CoachCase, source: Source): Promise<Answered> {
	const cassette = playCassette(
		{ part: 'coach', id: question.id, answeredBy: answeredBy(source, question.fault) },
		source,
	)
	const said: string[] = []
	let observed = observe(cassette)
	let sessionId: string | null = null
	let reply: CoachReply | null = null
	let engine = 'none'
	for (const message of question.messages) {
		said.push(message, ...(reply ? [reply.response] : []))
		observed = observe(cassette, observed.given)
		const { model: languageModel } = observed
		const services = { db, languageModel, threads: runHere(), log: pino({ level: 'silent' }) }
		try {
			const answer: CoachReply = await askCoach(
				services as unknown as Services,
				openTools,
				askers[question.asker],
				{ message, sessionId },
				{ write: async () => {}, step: () => {}, signal: new AbortController().signal },
			)
			sessionId = answer.sessionId
			reply = answer
			engine = answer.answeredBy ? 'model' : 'built-in'
		} catch (error) {
			if (!(error instanceof Problem)) throw error
			engine = error.code
			reply = null
		}
	}
	const { answers, written, tools, given } = observed
	return {
		question,
		answers,
		written,
		tools,
		given,
		response: reply?.response ?? '',
		entries: (reply?.sources ?? []).flatMap(({ href }) => /\?entry=(.+)/.exec(href)?.[1] ?? []),
		answeredBy: engine,
		known: [...said, ...given].join('\n'),
	}
}

/** The model, and what it is asked, which tools run and what they give. */
function observe(model: LanguageModel, before: readonly string[] = []) {
	const observed: Observed = { answers: 0, written: [], tools: [], given: [...before] }
	const observedModel: LanguageModel = {
		...model,
		async answerWithTools(ask) {
			observed.answers++
			const tools = ask.tools.map((tool) => ({
				...tool,
				async run(input: unknown) {
					observed.tools.push(tool.name)
					const output = await tool.run(input)
					observed.given.push(typeof output === 'string' ? output : JSON.stringify(output))
					return output
				},
			}))
			const text = await model.answerWithTools({ ...ask, tools })
			observed.written.push(text)
			return text
		},
	}
	return Object.assign(observed, { model: observedModel })
}

function summarize(answered: readonly Answered[], source: Source) {
	const shareOf = (isOf: (each: Answered) => boolean) => share(answered.filter(isOf).length, answered.length)
	const count = (of: (each: Answered) => readonly unknown[]) => answered.flatMap(of).length
	const faultless = answered.filter(({ question }) => !question.fault)
	const byModel = answered.filter((each) => each.answeredBy === 'model')
	const ofModel = (of: (each: Answered) => readonly unknown[]) => byModel.flatMap(of).length
	const shown = ({ question, response }: Answered) =>
		question.figures.filter((figure) => response.includes(figure))
	const cited = ({ question, entries }: Answered) => question.cites.filter((id) => entries.includes(id))
	return {
		questions: answered.length,
		'answered by the model, share': shareOf((each) => each.answeredBy === 'model'),
		'sent back at least once, share': shareOf(({ answers }) => answers > 1),
		...(isReader(source) && {
			'sent back without a fault, share': share(
				faultless.filter(({ answers }) => answers > 1).length,
				faultless.length,
			),
		}),
		'built-in answer in the end, share': shareOf((each) => each.answeredBy === 'built-in'),
		'figures of the cases shown by the model, share': share(
			ofModel(shown),
			ofModel(({ question }) => question.figures),
		),
		'guide entries of the cases cited, share': share(
			count(cited),
			count(({ question }) => question.cites),
		),
		...faultsIn(
			'first answers',
			answered.map(({ written: [first = ''], known }) => ({ text: first, known })),
		),
		...faultsIn(
			'answers of the model shown',
			byModel.map(({ response, known }) => ({ text: response, known })),
		),
		'excluded by the cases and shown': count(({ question, response }) =>
			question.never.filter((words) => response.includes(words)),
		),
	}
}

/** `known` is all that the figures and citations of a text may come from. */
const faultsIn = (which: string, texts: readonly { text: string; known: string }[]) => ({
	[`unproven figures in ${which}`]: texts.flatMap(({ text, known }) => unknownFigures(text, known)).length,
	[`unproven citations in ${which}`]: texts.flatMap(({ text, known }) =>
		(text.match(citation) ?? []).filter((each) => !known.includes(each)),
	).length,
	[`prohibited lines in ${which}`]: texts.flatMap(({ text }) =>
		findUnlawful({ response: text, thread: emptyThread }),
	).length,
})

function describeAnswer({ question, tools, ...answered }: Answered, source: Source) {
	const found = { answeredBy: answered.answeredBy, answers: answered.answers, tools: tools.join(', ') }
	const expected = { ...question.expected, tools: question.expected.tools.join(', ') }
	return { ...found, ...describeRecording(source, { fault: question.fault, expected }, found) }
}
