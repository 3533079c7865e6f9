import { z } from 'zod'
import type { Matrix } from './layers.ts'

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
	networks: z.int().min(1),
	/** Tensors in the order in which they are stored, once for each network. */
	tensors: z.array(
		z.strictObject({
			name: z.string(),
			shape: z.array(z.int().min(1)),
			type: z.enum(['float16', 'int8']),
			/** Of int8: what one step is worth. */
			scale: z.number().default(1),
		}),
	),
})
export type NetworkHeader = z.infer<typeof Header>

export type Tensors = ReadonlyMap<string, Matrix>

/**
 * Reads weights as `tools/train/store_network.py` writes them: four bytes with the length of a JSON header, the header,
 * then the tensors, little-endian. Throws for anything else.
 */
export function readStoredNetwork(file: Uint8Array): { header: NetworkHeader; networks: Tensors[] } {
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
	const headerLength = view.getUint32(0, true)
	const text = new TextDecoder().decode(file.subarray(4, 4 + headerLength))
	const header = Header.parse(JSON.parse(text))
	const perNetwork = header.tensors.length / header.networks
	let offset = 4 + headerLength
	const networks: Map<string, Matrix>[] = []
	header.tensors.forEach(({ name, shape, type, scale }, at) => {
		if (at % perNetwork === 0) networks.push(new Map())
		const count = shape.reduce((product, size) => product * size, 1)
		const values = new Float64Array(count)
		const bytes = type === 'int8' ? 1 : 2
		for (let each = 0; each < count; each++) {
			const place = offset + each * bytes
			values[each] = type === 'int8' ? view.getInt8(place) * scale : view.getFloat16(place, true)
		}
		offset += count * bytes
		const columns = shape.at(-1) ?? 1
		networks.at(-1)?.set(name, { rows: count / columns, columns, values })
	})
	if (offset !== file.byteLength) throw new Error('The weights end at another place than their header says')
	return { header, networks }
}

/** The tensor of this name. Throws if there is none. */
export function tensor(tensors: Tensors, name: string): Matrix {
	const found = tensors.get(name)
	if (!found) throw new Error(`The weights have no '${name}'`)
	return found
}
