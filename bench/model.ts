import { parseArgs } from 'node:util'
import { z } from 'zod'
import { readSettings } from '#platform/settings/read-settings.ts'
import { measureAnalyst } from './model/measure-analyst.ts'
import { measureCoach } from './model/measure-coach.ts'
import { measureProspect } from './model/measure-prospect.ts'
import { measureWriter } from './model/measure-writer.ts'
import { openModel, openReader, recordedReader, type Source } from './model/source.ts'

// node bench/model.ts [--only analyst|coach|prospect|writer] [--record | --readers FOLDER]: what Candor makes of a model's answers.
// Without arguments it plays the cassettes. --record asks the model of MODEL_URL, MODEL_NAME and MODEL_KEY what they do not
// answer, in files of its own. --readers writes open requests to a folder and takes people's answers from there.
const { values } = parseArgs({
	options: { record: { type: 'boolean' }, readers: { type: 'string' }, only: { type: 'string' } },
})

function openSource(): Source {
	if (values.readers) return openReader(values.readers)
	if (!values.record) return recordedReader
	const { languageModel } = readSettings()
	if (!languageModel) throw new Error('Set MODEL_URL and MODEL_NAME to record answers.')
	return openModel(languageModel)
}

const parts = {
	analyst: measureAnalyst,
	coach: measureCoach,
	prospect: measureProspect,
	writer: measureWriter,
}
const Part = z.enum(['analyst', 'coach', 'prospect', 'writer'])
const only = Part.optional().parse(values.only)
const source = openSource()
for (const part of only ? [only] : Part.options) {
	const { rows, totals, open } = await parts[part](source)
	console.log(`\nThe ${part}, answered by ${source.name}`)
	console.table(rows)
	console.table(totals)
	if (open > 0) console.log(`${open} cases have requests without an answer; they are left out.`)
}
