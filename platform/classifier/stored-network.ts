import { z } from 'zod'
import type { Matrix } from './layers.ts'

/** Tensors in the order in which they are stored. */
export const StoredTensors = z.array(
	z.strictObject({
		name: z.string(),
		shape: z.array(z.int().min(1)),
		type: z.enum(['float16', 'int8', 'uint32']),
		/** Of int8: what one step is worth. */
		scale: z.number().default(1),
	}),
)

const Header = z.strictObject({
	/** Checksum of the training data. */
	trainedOn: z.string(),
	/** Names of the inputs given for every turn beside its words. */
	facts: z.array(z.string()),
	statements: z.array(z.string()),
	disclosures: z.array(z.string()),
	objections: z.array(z.string()),
	callKinds: z.array(z.string()),
	/** Words with an embedding trained on our own data, in the order of its rows; row 0 is any other word. */
	words: z.array(z.string()),
	/** How many words each group of filters spans. */
	widths: z.array(z.int().min(1).max(8)),
	tensors: StoredTensors,
})
export type NetworkHeader = z.infer<typeof Header>

export type Tensors = ReadonlyMap<string, Matrix>

/** Reads the call network as `tools/train/store_network.py` writes it. Throws for anything else. */
export function readStoredNetwork(file: Uint8Array): { header: NetworkHeader; tensors: Tensors } {
	const { header, tensors } = readStoredTensors(file, Header)
	return { header, tensors: new Map(tensors) }
}

/**
 * Reads a file of weights: four bytes with the length of a JSON header, the header, then the tensors that it lists,
 * little-endian. Throws for anything else.
 */
export function readStoredTensors<Head extends { tensors: z.infer<typeof StoredTensors> }>(
	file: Uint8Array,
	schema: z.ZodType<Head>,
): { header: Head; tensors: [string, Matrix][] } {
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
	const headerLength = view.getUint32(0, true)
	const header = schema.parse(JSON.parse(new TextDecoder().decode(file.subarray(4, 4 + headerLength))))
	let offset = 4 + headerLength
	const tensors = header.tensors.map(({ name, shape, type, scale }): [string, Matrix] => {
		const count = shape.reduce((product, size) => product * size, 1)
		const values = new Float64Array(count)
		const { bytes, read } = numberTypes[type]
		for (let each = 0; each < count; each++) values[each] = read(view, offset + each * bytes) * scale
		offset += count * bytes
		const columns = shape.at(-1) ?? 1
		return [name, { rows: count / columns, columns, values }]
	})
	if (offset !== file.byteLength) throw new Error('The weights end at another place than their header says')
	return { header, tensors }
}

const numberTypes = {
	int8: { bytes: 1, read: (view: DataView, at: number) => view.getInt8(at) },
	float16: { bytes: 2, read: (view: DataView, at: number) => view.getFloat16(at, true) },
	uint32: { bytes: 4, read: (view: DataView, at: number) => view.getUint32(at, true) },
}

/** The tensor of this name. Throws if there is none. */
export function tensor(tensors: Tensors, name: string): Matrix {
	const found = tensors.get(name)
	if (!found) throw new Error(`The weights have no '${name}'`)
	return found
}
