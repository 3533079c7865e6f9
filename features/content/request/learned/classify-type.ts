import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { predict } from '#platform/linear-classifier/model.ts'
import { readModel } from '#platform/linear-classifier/stored-model.ts'
import { openClassifier } from '#platform/text-classifier/open-classifier.ts'
import { readNetworks } from '#platform/text-classifier/stored-networks.ts'
import { ContentType } from '../../contract.ts'
import { type RequestSigns, requestFeatures } from './request-features.ts'
import { sampleOf } from './type-networks.ts'

const model = readModel(readFileSync(join(import.meta.dirname, 'type-weights.gz')))
const types = ContentType.options
const classify = openClassifier(readNetworks(readFileSync(join(import.meta.dirname, 'type-networks.bin'))))

/**
 * The type of piece that a request most likely wants, learned from labeled requests: by the names and words in
 * it, and by networks that know words that mean alike. Both count the same.
 */
export function classifyType(signs: RequestSigns): ContentType {
	const bySigns = predict(model, requestFeatures(signs))
	const byWords = classify(sampleOf(signs))
	const chances = types.map((type, at) => (bySigns[model.codes.indexOf(type)] ?? 0) + (byWords[at] ?? 0))
	return types[chances.indexOf(Math.max(...chances))] ?? 'general'
}
