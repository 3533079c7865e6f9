import { ContentType } from '../../contract.ts'
import { type RequestSigns, typeInput } from './request-features.ts'
import { predictRequest } from './request-heads.ts'

/** The type of piece that a request most likely wants. */
export function classifyType(signs: RequestSigns): ContentType {
	const probabilities = predictRequest('type', typeInput(signs))
	return ContentType.options.reduce((best, each) =>
		(probabilities.get(each) ?? 0) > (probabilities.get(best) ?? 0) ? each : best,
	)
}
