import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { storeModel } from './model.ts'
import { readTrainingLines, toExample } from './read-training-lines.ts'
import { trainModel } from './train-model.ts'

// Writes the committed weights anew: node features/compliance/learned/train.ts
const lines = readTrainingLines()
const model = trainModel(lines.map(toExample))
const stored = storeModel(model)
const rows = Object.entries(stored.weights).map(
	([feature, row]) => `${JSON.stringify(feature)}:${JSON.stringify(row)}`,
)
const json = `{"codes":${JSON.stringify(stored.codes)},"weights":{\n${rows.join(',\n')}\n}}\n`
writeFileSync(join(import.meta.dirname, 'weights.json'), json)
console.log(`${lines.length} phrases, ${rows.length} features`)
