import { chancesOf, openModel } from '#platform/linear-classifier/model.ts'
import { ContentType } from '../../../contract.ts'
import { type RequestSigns, requestFeatures } from './request-features.ts'
import weights from './weights.json' with { type: 'json' }

const model = openModel(weights.types)
const types = model.codes.map((code) => ContentType.parse(code))

/** The type of piece that a request most likely wants, learned from requests in many voices. */
export function judgeType(signs: RequestSigns): ContentType {
	const chances = chancesOf(model, requestFeatures(signs))
	return types[chances.indexOf(Math.max(...chances))] ?? 'general'
}
