/**
 * How long hiding personal data and judging a call of two hours take: milliseconds (p50, p99) and memory.
 * `npm run bench:analyst-speed [-- 120]`: minutes of call, put together from the labeled calls.
 */
import { analyzeTranscript } from '#features/analysis/analyze-transcript/index.ts'
import { redactTranscript } from '#features/recordings/redact-transcript/redact-transcript.ts'
import { asTurns, readLabeledCalls } from './analyst/labeled-call.ts'
import { percentile, table } from './report.ts'

const minutes = Number(process.argv[2] ?? 120)
const runs = 60
/** The first runs are of code that is not yet compiled: a server has those behind it. */
const warmUps = 5

const call = longCall(minutes * 60)
const redacted = redactTranscript(call).segments
const rows = [
	measure('hide personal data', () => redactTranscript(call)),
	measure('analyze', () => analyzeTranscript(redacted)),
]
const words = call.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
console.log(`A call of ${minutes} minutes: ${call.length} turns, ${words} words, ${runs} runs`)
console.log(
	table(['step', 'first ms', 'p50 ms', 'p99 ms', 'p50 CPU ms', 'p99 CPU ms', 'heap grown MB'], rows),
)
console.log(`Peak memory of this process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`)

/** The labeled calls one after the other, again and again, each after the end of the one before. */
function longCall(seconds: number) {
	const calls = readLabeledCalls().map(({ turns }) => asTurns(turns))
	const long: ReturnType<typeof asTurns> = []
	let end = 0
	for (let i = 0; end < seconds; i = (i + 1) % calls.length) {
		const begin = end
		for (const turn of calls[i] ?? []) {
			long.push({ ...turn, start: begin + (turn.start ?? 0), end: begin + (turn.end ?? 0) })
			end = Math.max(end, begin + (turn.end ?? 0))
		}
	}
	return long.filter(({ start }) => (start ?? 0) < seconds)
}

function measure(step: string, work: () => unknown): string[] {
	const first = timed(work)
	for (let run = 1; run < warmUps; run++) work()
	globalThis.gc?.()
	const heapBefore = process.memoryUsage().heapUsed
	const times = Array.from({ length: runs }, () => timed(work))
	globalThis.gc?.()
	const grown = (process.memoryUsage().heapUsed - heapBefore) / 1024 ** 2
	const clock = times.map(({ clock }) => clock)
	const processor = times.map(({ processor }) => processor)
	const figures = [
		first.clock,
		percentile(clock, 50),
		percentile(clock, 99),
		percentile(processor, 50),
		percentile(processor, 99),
		grown,
	]
	return [step, ...figures.map((figure) => figure.toFixed(1))]
}

/** Milliseconds by the clock, and of the processor: on a busy machine only these say what the work costs. */
function timed(work: () => unknown) {
	const started = performance.now()
	const used = process.cpuUsage()
	work()
	const { user, system } = process.cpuUsage(used)
	return { clock: performance.now() - started, processor: (user + system) / 1000 }
}
