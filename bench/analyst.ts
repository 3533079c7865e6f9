import { analysisVersion, analyzeTranscript } from '#features/analysis/analyze-transcript/index.ts'
import { asTurns, readLabelledCalls } from './analyst/labelled-call.ts'
import { measure } from './analyst/measure.ts'
import { reportDisclosures, reportLines, reportPhrases } from './analyst/report-phrases.ts'

// node bench/analyst.ts [--phrases] [--lines]: how well the analyst agrees with labelled calls. The rules were developed on
// the odd-numbered calls; the even-numbered ones, and those from own-101 on, show how far that carries.
const judged = readLabelledCalls().map((call) => ({ call, analysis: analyzeTranscript(asTurns(call.turns)) }))
const isOwn = (id: string) => id.startsWith('own')
const isFresh = (id: string) => isOwn(id) && Number(id.slice(-3)) > 100
const isOdd = (id: string) => Number(id.slice(-3)) % 2 === 1
const sets = {
	development: judged.filter(({ call: { id } }) => !isOwn(id) && isOdd(id)),
	heldOut: judged.filter(({ call: { id } }) => !isOwn(id) && !isOdd(id)),
	own: judged.filter(({ call: { id } }) => isOwn(id) && !isFresh(id)),
	fresh: judged.filter(({ call: { id } }) => isFresh(id)),
}
const report = Object.entries(sets).map(([name, set]) => [name, measure(set)])
const phrases = process.argv.includes('--phrases')
	? { violations: reportPhrases(), disclosures: reportDisclosures() }
	: {}
const lines = process.argv.includes('--lines') ? { lines: reportLines() } : {}
console.log(
	JSON.stringify({ version: analysisVersion, ...Object.fromEntries(report), ...phrases, ...lines }, null, 1),
)
