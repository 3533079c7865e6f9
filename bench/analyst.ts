import { analysisVersion, analyzeTranscript } from '#features/analysis/analyze-transcript/index.ts'
import { measureAuthors } from './analyst/by-author.ts'
import { asTurns, readLabeledCalls } from './analyst/labeled-call.ts'
import { measure } from './analyst/measure.ts'
import { reportDisclosures, reportPhrases } from './analyst/report-phrases.ts'

// node bench/analyst.ts [--phrases | --authors | --held-out]: how well the analyst agrees with labeled calls.
// --authors and --held-out report by author of `corpus`, those trained on and those not; the latter are for the end of
// a change. Of `bench/calls` the rules were developed on the odd-numbered calls and own-001 to 013, and both classifiers
// learned from them: `development` and `own` flatter. Nothing was learned from the others: figures of own-101 to 112
// were looked at while developing, of own-201 to 224 only at the end.
for (const [option, split] of [
	['--authors', 'train'],
	['--held-out', 'held-out'],
] as const) {
	if (!process.argv.includes(option)) continue
	const { rows, byStyle } = measureAuthors(split)
	console.table(rows)
	console.table(byStyle)
	process.exit()
}

const judged = readLabeledCalls().map((call) => ({ call, analysis: analyzeTranscript(asTurns(call.turns)) }))
const isOwn = (id: string) => id.startsWith('own')
const numberOf = (id: string) => Number(id.slice(-3))
const sets = {
	development: judged.filter(({ call: { id } }) => !isOwn(id) && numberOf(id) % 2 === 1),
	heldOut: judged.filter(({ call: { id } }) => !isOwn(id) && numberOf(id) % 2 === 0),
	own: judged.filter(({ call: { id } }) => isOwn(id) && numberOf(id) <= 100),
	fresh: judged.filter(({ call: { id } }) => isOwn(id) && numberOf(id) > 100 && numberOf(id) <= 200),
	blind: judged.filter(({ call: { id } }) => isOwn(id) && numberOf(id) > 200),
}
const report = Object.entries(sets).map(([name, set]) => [name, measure(set)])
const phrases = process.argv.includes('--phrases')
	? { violations: reportPhrases(), disclosures: reportDisclosures() }
	: {}
console.log(JSON.stringify({ version: analysisVersion, ...Object.fromEntries(report), ...phrases }, null, 1))
