import { analysisVersion, analyzeTranscript } from '#features/analysis/analyze-transcript/index.ts'
import { asTurns, readLabelledCalls } from './analyst/labelled-call.ts'
import { measure } from './analyst/measure.ts'
import { reportDisclosures, reportPhrases } from './analyst/report-phrases.ts'

// node bench/analyst.ts [--phrases]: how well the analyst agrees with labelled calls. The rules were developed on
// the odd-numbered calls; the even-numbered ones show how far that carries.
const judged = readLabelledCalls().map((call) => ({ call, analysis: analyzeTranscript(asTurns(call.turns)) }))
const isOwn = (id: string) => id.startsWith('own')
const isOdd = (id: string) => Number(id.slice(-3)) % 2 === 1
const sets = {
	development: judged.filter(({ call: { id } }) => !isOwn(id) && isOdd(id)),
	heldOut: judged.filter(({ call: { id } }) => !isOwn(id) && !isOdd(id)),
	own: judged.filter(({ call: { id } }) => isOwn(id)),
}
const report = Object.entries(sets).map(([name, set]) => [name, measure(set)])
const phrases = process.argv.includes('--phrases')
	? { violations: reportPhrases(), disclosures: reportDisclosures() }
	: {}
console.log(JSON.stringify({ version: analysisVersion, ...Object.fromEntries(report), ...phrases }, null, 1))
