import { parseArgs } from 'node:util'
import { openOpenAiCompatible } from '#platform/language-model/openai-compatible/openai-compatible-model.ts'
import { readSettings } from '#platform/settings/read-settings.ts'
import { askReaders } from './model/cassette.ts'
import { measureAnalyst } from './model/measure-analyst.ts'

// node bench/model.ts [--record | --readers FOLDER]: what Candor makes of a model's answers about the 24 labeled calls.
// Without arguments it plays the cassettes. --record asks the model of MODEL_URL, MODEL_NAME and MODEL_KEY what they do not
// answer, in files of its own. --readers writes open questions to a folder and takes people's answers from there.
const { values } = parseArgs({ options: { record: { type: 'boolean' }, readers: { type: 'string' } } })
const readers = 'a careful reader in place of a model'

function openSource() {
	if (values.readers) return { name: readers, ask: askReaders(values.readers) }
	if (!values.record) return { name: readers, ask: null }
	const { languageModel } = readSettings()
	if (!languageModel) throw new Error('Set MODEL_URL and MODEL_NAME to record answers.')
	const model = openOpenAiCompatible(languageModel)
	return { name: model.name, ask: model.generateObject }
}

const { rows, totals, open } = await measureAnalyst(openSource())
console.table(rows)
console.table(totals)
if (open > 0) console.log(`${open} calls have questions without an answer; they are left out.`)
