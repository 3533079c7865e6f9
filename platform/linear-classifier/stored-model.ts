import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import type { Model } from './model.ts'

const StoredModel = z.strictObject({
	/** Checksum of the training data. */
	trainedOn: z.string(),
	codes: z.array(z.string()),
	/** For every feature the weight of each code, in hundredths. */
	weights: z.record(z.string(), z.array(z.int())),
})

const steps = 100

/** A model as a file: JSON, packed by gzip. */
export function storeModel({ codes, weights }: Model, trainedOn: string): Buffer {
	const stored: z.infer<typeof StoredModel> = {
		trainedOn,
		codes,
		weights: Object.fromEntries(
			[...weights]
				.toSorted(([a], [b]) => (a < b ? -1 : 1))
				.map(([feature, row]) => [feature, [...row].map((weight) => Math.round(weight * steps))]),
		),
	}
	return gzipSync(JSON.stringify(stored))
}

/** Throws when the bytes are not what `storeModel` wrote. */
export function readModel(file: Buffer): Model & { trainedOn: string } {
	const { trainedOn, codes, weights } = StoredModel.parse(JSON.parse(gunzipSync(file).toString()))
	const rows = Object.entries(weights).map(
		([feature, row]) => [feature, Float64Array.from(row, (weight) => weight / steps)] as const,
	)
	return { trainedOn, codes, weights: new Map(rows) }
}
