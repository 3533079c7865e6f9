import { converse } from './coach/converse.ts'
import { type Judged, judgeAnswer } from './coach/judge-answer.ts'
import { readQuestions } from './coach/read-questions.ts'

// npm run bench:coach -- [--dev] [--show [id]]: what the built-in coach answers to questions as reps type them. It was
// developed on the questions of `development`. Of `heldOut` only ids are printed, unless --show prints what failed.
const beganLoading = performance.now()
const { coach } = await import('#features/chat/coach/coach.ts')
const { prepareToCoach } = await import('#features/chat/coach/prepare-to-coach.ts')
const loading = performance.now() - beganLoading
prepareToCoach()
const preparing = performance.now() - beganLoading - loading

async function report() {
	const isShown = process.argv.includes('--show')
	const [cold] = (await ask('what is a dedicated account')).times
	await ask('she has to ask her husband first')
	const halves: Record<string, unknown> = {}
	for (const half of process.argv.includes('--dev') ? (['dev'] as const) : (['dev', 'heldout'] as const)) {
		const judged: Judged[] = []
		const times: number[][] = []
		for (const question of readQuestions(half)) {
			const conversation = await converse(coach, question)
			judged.push(judgeAnswer(question, conversation.answers))
			times.push(conversation.times)
		}
		if (isShown) show(judged)
		halves[half === 'dev' ? 'development' : 'heldOut'] = {
			...summarize(judged),
			milliseconds: {
				firstAnswers: spread(times.map(([first = 0]) => first)),
				answers: spread(times.flat()),
			},
		}
	}
	console.log(
		JSON.stringify(
			{
				milliseconds: { loading: round(loading), preparing: round(preparing), cold: round(cold ?? 0) },
				...halves,
			},
			null,
			1,
		),
	)
}

const ask = (message: string) => converse(coach, { messages: [message], asker: 'salesrep' })

function summarize(judged: readonly Judged[]) {
	const kinds = Object.entries(Object.groupBy(judged, ({ question }) => question.kind))
	const idsOf = (those: (each: Judged) => boolean) => judged.filter(those).map(({ question }) => question.id)
	return {
		...count(judged),
		kinds: Object.fromEntries(kinds.map(([kind, those = []]) => [kind, count(those)])),
		failed: idsOf(({ passed }) => !passed),
		forbiddenWords: idsOf(({ forbidden }) => forbidden.length > 0),
		unlawfulWordsToSay: judged.flatMap(({ question, unlawful }) =>
			unlawful.map(({ code }) => `${question.id} ${code}`),
		),
		sourceMissing: idsOf(({ hasSource }) => hasSource === false),
	}
}

/** `facts` is the mean share of what must be said that was, `sourceRight` of the questions that expect one. */
function count(judged: readonly Judged[]) {
	const shares = judged.map(({ question: { must }, missing }) =>
		must.length === 0 ? 1 : 1 - missing.length / must.length,
	)
	const sourced = judged.filter(({ hasSource }) => hasSource !== null)
	return {
		asked: judged.length,
		passed: judged.filter(({ passed }) => passed).length,
		facts: round(shares.reduce((sum, share) => sum + share, 0) / Math.max(1, judged.length)),
		sourceRight: `${sourced.filter(({ hasSource }) => hasSource).length}/${sourced.length}`,
	}
}

/** What did not pass or lacks its source, or the one question named behind --show. */
function show(judged: readonly Judged[]) {
	const id = process.argv[process.argv.indexOf('--show') + 1]
	const isAsked = ({ question, passed, hasSource }: Judged) =>
		id && !id.startsWith('--') ? question.id === id : !passed || hasSource === false
	for (const each of judged.filter(isAsked)) console.log(`${describe(each)}\n`)
}

function describe({ question, answer, missing, forbidden, unlawful, isRepeated, hasSource }: Judged) {
	return [
		`=== ${question.id}`,
		...question.messages.map((message) => `? ${message}`),
		answer.response,
		`sources: ${answer.sources.map(({ href }) => href).join(' ') || 'none'}`,
		...missing.map(({ source }) => `lacks: ${source}`),
		...forbidden.map(({ source }) => `has: ${source}`),
		...unlawful.map(({ code, words }) => `unlawful (${code}): ${words}`),
		...(isRepeated ? ['said before in the same words'] : []),
		...(hasSource === false ? [`expects a source: ${question.sources.join(' or ')}`] : []),
	].join('\n')
}

function spread(milliseconds: readonly number[]) {
	const times = milliseconds.toSorted((a, b) => a - b)
	const at = (part: number) => round(times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0)
	return { answers: times.length, p50: at(0.5), p95: at(0.95), max: at(1) }
}

const round = (value: number) => Math.round(value * 100) / 100

await report()
