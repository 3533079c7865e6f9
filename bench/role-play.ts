import { readRepMessage } from '#features/role-play/prospect/index.ts'
import { scenarios } from '#features/role-play/scenarios/index.ts'
import { compareWithTrainers } from './role-play/judged-sessions.ts'
import { type PlayedCall, playCall } from './role-play/play-call.ts'
import { reps } from './role-play/reps.ts'

// node bench/role-play.ts [--seeds 3] [--show scenario-id rep]: scripted reps play every scenario; are the scores in
// the right order, does no unlawful call pass, how fast is the prospect, and how alike are two runs?
const flag = (name: string) => process.argv[process.argv.indexOf(name) + 1]
const seeds = Number(process.argv.includes('--seeds') ? flag('--seeds') : 3)
/** Runs of a scenario whose lines are compared with each other. */
const runsCompared = 10

function report() {
	const calls: PlayedCall[] = []
	for (const script of scenarios) {
		for (const rep of reps)
			for (let seed = 1; seed <= seeds; seed++) calls.push(playCall(script, rep, seed * 7919))
	}
	const byRep = Object.fromEntries(
		reps.map(({ name }) => {
			const own = calls.filter(({ rep }) => rep.name === name)
			const scores = own.map(({ rating }) => rating.overallScore ?? 0).sort((a, b) => a - b)
			const outcomes = Object.groupBy(own, ({ outcome }) => outcome ?? 'none')
			return [
				name,
				{
					score: { lowest: scores[0], median: scores[scores.length >> 1], highest: scores.at(-1) },
					passed: share(own.filter(({ rating }) => rating.passed).length, own.length),
					ends: Object.fromEntries(Object.entries(outcomes).map(([end, list]) => [end, list?.length])),
				},
			]
		}),
	)
	const failed = calls.filter(({ rep, rating }) => rep.name === 'excellent' && !rating.passed)
	console.log(
		JSON.stringify(
			{
				scenarios: scenarios.length,
				seeds,
				reps: byRep,
				trainers: compareWithTrainers(),
				order: order(calls),
				illegalPasses: calls.filter(({ rep, rating }) => rep.name.endsWith('illegal') && rating.passed)
					.length,
				excellentFailed: failed.map(
					({ script, seed, rating, outcome }) => `${script.id} ${seed}: ${rating.overallScore} ${outcome}`,
				),
				milliseconds: {
					reply: spread(calls.flatMap(({ times }) => times.reply)),
					judging: spread(calls.flatMap(({ times }) => times.judging)),
					readingWith60Behind: spread(readLongCalls(calls)),
				},
				overlap: overlaps(),
			},
			null,
			1,
		),
	)
}

/** Of all pairs of reps of different rank in the same scenario and seed, those the score puts in that order. */
function order(calls: PlayedCall[]) {
	let pairs = 0
	const wrong: string[] = []
	for (const better of calls) {
		for (const worse of calls) {
			if (better.script !== worse.script || better.seed !== worse.seed || better.rep.rank <= worse.rep.rank)
				continue
			pairs++
			const [high, low] = [better.rating.overallScore ?? 0, worse.rating.overallScore ?? 0]
			if (high <= low)
				wrong.push(`${better.script.id} ${better.seed}: ${better.rep.name} ${high}, ${worse.rep.name} ${low}`)
		}
	}
	return { pairs, right: share(pairs - wrong.length, pairs), wrong: wrong.slice(0, 30) }
}

function spread(milliseconds: readonly number[]) {
	const times = milliseconds.toSorted((a, b) => a - b)
	const at = (part: number) => Math.round((times[Math.floor(times.length * part)] ?? 0) * 10) / 10
	return { messages: times.length, p50: at(0.5), p95: at(0.95), slowest: at(0.9999) }
}

/** Calls put one behind the other until sixty messages lie before the one that is read. */
function readLongCalls(calls: readonly PlayedCall[]) {
	return scenarios.map(({ id }) => {
		const said = calls.filter(({ script }) => script.id === id).flatMap(({ conversation }) => conversation)
		const began = performance.now()
		readRepMessage(said.slice(0, 60), 'You can leave any time with no penalty. What worries you most?')
		return performance.now() - began
	})
}

/** The largest and the mean share of the prospect's lines that two runs of a scenario have in common. */
function overlaps() {
	const shares: { id: string; rep: string; lines: number; sentences: number }[] = []
	for (const script of scenarios) {
		for (const rep of reps.filter(({ name }) => name === 'excellent' || name === 'average')) {
			const runs = Array.from({ length: runsCompared }, (_, seed) => linesOf(playCall(script, rep, seed + 1)))
			runs.forEach((run, at) => {
				for (const other of runs.slice(at + 1)) {
					shares.push({
						id: script.id,
						rep: rep.name,
						lines: common(run.lines, other.lines),
						sentences: common(run.sentences, other.sentences),
					})
				}
			})
		}
	}
	const summary = (kind: 'lines' | 'sentences') => {
		const most = shares.toSorted((a, b) => b[kind] - a[kind])[0]
		return {
			mean: round(shares.reduce((sum, each) => sum + each[kind], 0) / shares.length),
			most: round(most?.[kind] ?? 0),
			where: `${most?.id}, ${most?.rep}`,
			pairsOverHalf: shares.filter((each) => each[kind] > 0.5).length,
		}
	}
	return { pairs: shares.length, wholeLines: summary('lines'), sentences: summary('sentences') }
}

function linesOf({ conversation }: PlayedCall) {
	const lines = conversation
		.filter(({ speaker }) => speaker === 'ai')
		.map(({ message }) => message.toLowerCase())
	return {
		lines: new Set(lines),
		sentences: new Set(
			lines.flatMap((line) => line.match(/[^.!?]+[.!?]*/g) ?? []).map((each) => each.trim()),
		),
	}
}

/** Share of the shorter run that is in the other. */
const common = (one: Set<string>, other: Set<string>) =>
	[...one].filter((line) => other.has(line)).length / Math.max(1, Math.min(one.size, other.size))

const round = (value: number) => Math.round(value * 1000) / 1000
const share = (part: number, whole: number) => round(part / Math.max(1, whole))

function show(id: string, repName: string) {
	const script = scenarios.find((scenario) => scenario.id === id)
	const rep = reps.find(({ name }) => name.startsWith(repName))
	if (!script || !rep) throw new Error('Say --show <scenario id> <rep>.')
	const call = playCall(script, rep, Number(process.argv.includes('--seed') ? flag('--seed') : 7919))
	let turn = 0
	for (const { speaker, message, analysis } of call.conversation) {
		if (speaker === 'user') {
			const { acts, events } = call.played[turn++] ?? { acts: null, events: [] }
			console.log(
				`\nREP  ${message}\n     [${analysis.effectiveness} ${analysis.tone}] ${acts?.acts.join(' ')}\n     ${events.map((event) => (event.kind === 'mood' ? `trust ${event.trust} understanding ${event.understanding} pressure ${event.pressure}` : Object.values(event).join(':'))).join(' · ')}`,
			)
		} else
			console.log(
				`${script.persona.name.toUpperCase()}  ${message}   (${analysis.tone} ${analysis.effectiveness})`,
			)
	}
	console.log(
		call.outcome,
		call.rating.overallScore,
		call.rating.passed,
		call.rating.skillScores,
		call.rating.objectives,
		call.state.mood,
		call.state.patienceLeft,
		call.rating.feedback,
	)
}

if (process.argv.includes('--show')) show(flag('--show') ?? '', process.argv.at(-1) ?? '')
else report()
