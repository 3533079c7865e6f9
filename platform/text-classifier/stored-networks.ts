import { gunzipSync, gzipSync } from 'node:zlib'
import { type Filters, firstWord, inputsOf, type Network } from './network.ts'
import { type Shape, wordSize } from './shape.ts'
import { vectorsOf } from './word-vectors/read-word-vectors.ts'

type Header = {
	shape: Shape
	members: number
	words: string[]
	traits: string[]
	/** Whatever tells what the networks were trained on. */
	trainedOn: string
}

const headerLength = 4
const scaleLength = 4
/** A block of so many numbers shares a scale; its largest number is stored as `largest`. */
const blockSize = 32
const largest = 127

/**
 * Networks of one training as a file: packed by gzip, the length of a header, the header in JSON, then each matrix
 * in blocks: the block's largest absolute value (32-bit float) and every number as an 8-bit fraction of it. Word vectors are not kept: they follow from the words.
 */
export function storeNetworks(networks: readonly Network[], trainedOn: string): Buffer {
	const [first] = networks
	if (!first) throw new Error('There is no network to store')
	const header: Header = {
		shape: first.shape,
		members: networks.length,
		words: [...first.words.keys()],
		traits: [...first.traits.keys()],
		trainedOn,
	}
	const json = Buffer.from(JSON.stringify(header))
	const length = Buffer.alloc(headerLength)
	length.writeUInt32LE(json.length)
	const matrices = networks.flatMap((network) => matricesOf(network).map(storeMatrix))
	return gzipSync(Buffer.concat([length, json, ...matrices]))
}

/** @throws Error when the bytes are not what `storeNetworks` wrote. */
export function readNetworks(file: Buffer): Network[] {
	const bytes = gunzipSync(file)
	const { shape, members, words, traits } = headerOf(bytes)
	const rows = {
		words: new Map(words.map((word, row) => [word, firstWord + row])),
		traits: new Map(traits.map((trait, row) => [trait, row])),
	}
	const vectors = vectorsOf(rows.words)
	let at = headerLength + bytes.readUInt32LE()
	return Array.from({ length: members }, () => {
		const network = emptyNetwork(shape, { ...rows, vectors })
		for (const matrix of matricesOf(network)) at = readMatrix(bytes, at, matrix)
		return network
	})
}

/** What the stored networks were trained on, as it was given to `storeNetworks`. */
export const trainedOn = (file: Buffer): string => headerOf(gunzipSync(file)).trainedOn

const headerOf = (bytes: Buffer): Header =>
	JSON.parse(bytes.toString('utf8', headerLength, headerLength + bytes.readUInt32LE()))

const matricesOf = (network: Network): Float32Array[] => [
	...[...network.textFilters, ...network.contextFilters].flatMap(({ weights, bias }) => [weights, bias]),
	network.hidden,
	network.hiddenBias,
	network.output,
	network.outputBias,
	network.traitWeights,
]

function emptyNetwork(shape: Shape, rows: Pick<Network, 'words' | 'vectors' | 'traits'>): Network {
	const inputs = inputsOf(shape)
	const labels = shape.labels.length
	const filters = (widths: number[], count: number): Filters[] =>
		widths.map((width) => ({
			width,
			count,
			weights: new Float32Array(count * width * wordSize),
			bias: new Float32Array(count),
		}))
	return {
		shape,
		...rows,
		textFilters: filters(shape.textWidths, shape.textFilters),
		contextFilters: filters(shape.contextWidths, shape.contextFilters),
		hidden: new Float32Array(inputs * shape.hidden),
		hiddenBias: new Float32Array(shape.hidden),
		output: new Float32Array((inputs + shape.hidden) * labels),
		outputBias: new Float32Array(labels),
		traitWeights: new Float32Array(rows.traits.size * labels),
	}
}

function storeMatrix(matrix: Float32Array): Buffer {
	const blocks = Math.ceil(matrix.length / blockSize)
	const bytes = Buffer.alloc(blocks * scaleLength + matrix.length)
	let at = 0
	for (let start = 0; start < matrix.length; start += blockSize) {
		const block = matrix.subarray(start, start + blockSize)
		const scale = block.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
		at = bytes.writeFloatLE(scale, at)
		for (const value of block)
			at = bytes.writeInt8(scale === 0 ? 0 : Math.round((value / scale) * largest), at)
	}
	return bytes
}

/** Fills the matrix from the bytes at `from`; returns where the next one begins. */
function readMatrix(bytes: Buffer, from: number, matrix: Float32Array): number {
	let at = from
	for (let start = 0; start < matrix.length; start += blockSize) {
		const scale = bytes.readFloatLE(at)
		at += scaleLength
		const end = Math.min(start + blockSize, matrix.length)
		for (let place = start; place < end; place++) matrix[place] = (bytes.readInt8(at++) / largest) * scale
	}
	return at
}
