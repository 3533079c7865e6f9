import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { analysisVersion, analyzeTranscript } from '#features/analysis/analyze-transcript/index.ts'
import {
	judgeAuthors,
	measureAuthors,
	measureLevelsByStyle,
	summarizeForScreen,
} from './analyst/by-author.ts'
import { measureLevels, measureReliability } from './analyst/by-level.ts'
import { asTurns, readLabeledCalls } from './analyst/labeled-call.ts'
import { readLearningCurve } from './analyst/learning-curve.ts'
import { measure } from './analyst/measure.ts'
import { reportDisclosures, reportPhrases } from './analyst/report-phrases.ts'

// node bench/analyst.ts [--phrases | --authors [--only aa,ab] | --held-out [--write] | --learning-curve]: how well the analyst agrees with labeled calls.
// --authors and --held-out report by author of `corpus`, those trained on and those not; the latter are for the end of
// a change. Of `bench/calls` the rules were developed on the odd-numbered calls and own-001 to 013, and both classifiers
// learned from them: `development` and `own` flatter. Nothing was learned from the others: figures of own-101 to 112
// were looked at while developing, of own-201 to 224 only at the end.
// Both print precision and recall by level and how reliable probabilities are. `--authors --only aa,ab` reads these authors only;
// `--learning-curve` prints what tools/train/learning-curve measured: the network alone, by number of authors trained on.
// `--held-out --write` stores the figures that the product shows.
const measuredFile = join(import.meta.dirname, '../features/compliance/texts/measured.json')
const { values: options } = parseArgs({
	options: {
		phrases: { type: 'boolean' },
		authors: { type: 'boolean' },
		only: { type: 'string' },
		'held-out': { type: 'boolean' },
		write: { type: 'boolean' },
		'learning-curve': { type: 'boolean' },
	},
})
if (options['learning-curve']) {
	console.table(readLearningCurve())
	process.exit()
}
if (options.authors || options['held-out']) {
	const authors = judgeAuthors(options['held-out'] ? 'held-out' : 'train', options.only?.split(','))
	const { rows, byStyle } = measureAuthors(authors)
	console.table(rows)
	console.table(byStyle)
	console.table(measureLevelsByStyle(authors))
	console.table(measureReliability(authors.flatMap(({ judged }) => judged)))
	const summary = `${JSON.stringify(summarizeForScreen(authors), null, '\t')}\n`
	console.log(summary)
	if (options['held-out'] && options.write) writeFileSync(measuredFile, summary)
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
const report = Object.entries(sets).map(([name, set]) => [
	name,
	{ ...measure(set), levels: measureLevels(set), reliability: measureReliability(set) },
])
const phrases = options.phrases ? { violations: reportPhrases(), disclosures: reportDisclosures() } : {}
console.log(JSON.stringify({ version: analysisVersion, ...Object.fromEntries(report), ...phrases }, null, 1))
