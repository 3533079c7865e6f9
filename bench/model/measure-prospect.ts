import { pino } from 'pino'
import { type PlayedMessage, rateSession } from '#features/role-play/judge/index.ts'
import { askProspect } from '#features/role-play/model-prospect/ask-prospect.ts'
import { answer, openProspect, readRepMessage } from '#features/role-play/prospect/index.ts'
import { scenarios } from '#features/role-play/scenarios/index.ts'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import { spokenMessage } from '../role-play/play-call.ts'
import { answerCases, share } from './answer-cases.ts'
import { playCassette } from './cassette.ts'
import { type ProspectCase, prospectCases } from './prospect/cases.ts'
import { answeredBy, describeRecording, type Source, Unanswered } from './source.ts'

const log = pino({ level: 'silent' })
const seed = 1

/** How often a model’s replies are said, sent back or replaced, and what the practice call comes to. */
export async function measureProspect(source: Source) {
	const { answered, open } = await answerCases(prospectCases, (asked) => playCase(asked, source))
	const count = (of: (each: Played) => number) => answered.reduce((sum, each) => sum + of(each), 0)
	const replies = count(({ asked }) => asked.messages.length)
	const totals = {
		'practice calls': answered.length,
		replies,
		'said as the model gave them, share': share(
			count(({ byModel }) => byModel),
			replies,
		),
		'sent back, share of the model’s replies': share(
			count(({ sentBack }) => sentBack),
			count(({ given }) => given),
		),
		'by the built-in prospect, share': share(
			count(({ asked, byModel }) => asked.messages.length - byModel),
			replies,
		),
		'faults of the recorded replies that were said': count(
			({ asked, lines }) => asked.never.filter((words) => lines.join('\n').includes(words)).length,
		),
	}
	const rows = Object.fromEntries(answered.map((each) => [each.asked.id, describePlayed(each, source)]))
	return { rows, totals, open }
}

type Played = Awaited<ReturnType<typeof playCase>>

function describePlayed({ asked, byModel, sentBack, outcome, score }: Played, source: Source) {
	const found = { byModel, sentBack, outcome }
	return { replies: asked.messages.length, ...found, score, ...describeRecording(source, asked, found) }
}

async function playCase(asked: ProspectCase, source: Source) {
	const script = scenarios.find(({ id }) => id === asked.scenario)
	if (!script) throw new Error(`There is no scenario ${asked.scenario}.`)
	const observed = observe(asked, source)
	const opened = openProspect(script, seed)
	let { state } = opened
	const conversation = [spokenMessage('ai', 0, script.opening?.[0] ?? opened.line)]
	const played: PlayedMessage[] = []
	const lines: string[] = []
	let byModel = 0
	for (const [at, message] of asked.messages.entries()) {
		if (state.outcome) break
		const acts = readRepMessage(conversation, message)
		const builtIn = answer(script, state, { message, acts })
		const rep = spokenMessage('user', at + 1, message)
		conversation.push(rep)
		const setting = { script, state, conversation, acts, builtIn }
		const reply = await askProspect({ languageModel: observed.model, log }, setting, seed)
		observed.throwUnanswered()
		if (reply) byModel++
		const said = reply ?? builtIn
		conversation.push(spokenMessage('ai', at + 1, said.line))
		lines.push(said.line)
		played.push({ messageId: rep.id, acts, events: said.events })
		state = said.state
	}
	const { outcome } = state
	const { overallScore: score } = rateSession({ script, conversation, played, outcome })
	const { given } = observed
	return { asked, lines, byModel, given: given(), sentBack: given() - byModel, outcome, score }
}

/** The cassette of a case, and how many replies of the expected shape it gave. */
function observe(asked: ProspectCase, source: Source) {
	const cassette = playCassette(
		{ part: 'prospect', id: asked.id, answeredBy: answeredBy(source, asked.fault) },
		source,
	)
	const missing: Unanswered[] = []
	let given = 0
	const model: LanguageModel = {
		...cassette,
		async generateObject(ask) {
			try {
				const reply = await cassette.generateObject(ask)
				given++
				return reply
			} catch (error) {
				if (error instanceof Unanswered) missing.push(error)
				throw error
			}
		},
	}
	return {
		model,
		given: () => given,
		/** The prospect goes on without a model that fails; here that is a request without an answer. */
		throwUnanswered() {
			if (missing[0]) throw missing[0]
		},
	}
}
