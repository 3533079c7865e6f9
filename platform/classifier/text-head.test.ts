import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { SentenceEncoder } from './sentence-encoder.ts'
import { readStoredNetwork } from './stored-network.ts'
import { readTextHeads } from './text-head.ts'

const stored = readStoredNetwork(readFileSync(join(import.meta.dirname, 'fixtures', 'tiny-network.bin')))
const encoder = new SentenceEncoder(stored.header, stored.tensors)
const inputs = encoder.size + 12
const none = { features: [], signs: [], sentences: [] }

type StoredTensor = { name: string; shape: number[]; type: string; bytes: Uint8Array }

/** A file of weights as `tools/train/store_network.py` writes it. */
function fileOf(heads: object[], tensors: readonly StoredTensor[], encoderTrainedOn = 'fixture') {
	const listed = tensors.map(({ bytes: _, ...tensor }) => tensor)
	const header = JSON.stringify({ trainedOn: 'test', encoderTrainedOn, heads, tensors: listed })
	const text = new TextEncoder().encode(header)
	const length = new Uint8Array(new Uint32Array([text.length]).buffer)
	return Buffer.concat([length, text, ...tensors.map(({ bytes }) => bytes)])
}

const floats = (name: string, shape: number[], values: number[]): StoredTensor => ({
	name,
	shape,
	type: 'float16',
	bytes: new Uint8Array(new Float16Array(values).buffer),
})
const checksums = (name: string, features: string[]): StoredTensor => ({
	name,
	shape: [1, features.length],
	type: 'uint32',
	bytes: new Uint8Array(new Uint32Array(features.map((feature) => crc32(feature))).buffer),
})

/** 'w call' speaks for the first label, 'rule' for the second. */
const weights = (head: string) => [
	floats(`${head}.features`, [2, 2], [1, 0, 0, 2]),
	checksums(`${head}.keys`, ['w call', 'rule']),
	floats(`${head}.bias`, [2], [0, -1]),
]

function headOf(kind: 'one' | 'any', isEncoded = false, more: StoredTensor[] = []) {
	const labels = ['left', 'right']
	const file = fileOf([{ name: 'side', labels, kind, isEncoded }], [...weights('side'), ...more])
	const head = readTextHeads(file, encoder).heads.get('side')
	if (!head) throw new Error('no head')
	return head
}

test('features share what they count, signs count in full, and unknown ones count nothing', () => {
	const head = headOf('any')
	const logOdds = (input: Partial<typeof none> | { features: string[] } | { signs: string[] }) =>
		[...head.predict({ ...none, ...input }).values()].map((value) => Math.log(value / (1 - value)))
	expect(logOdds({ features: ['w call'] })[0]).toBeCloseTo(3)
	expect(logOdds({ features: ['w call', 'rule'] })[0]).toBeCloseTo(3 / Math.sqrt(2))
	expect(logOdds({ features: ['w call', 'never seen'] })[0]).toBeCloseTo(3)
	expect(logOdds({ signs: ['rule'], features: ['w call'] })[1]).toBeCloseTo(2 * 3 * 0.5 - 1)
})

test('labels of one kind share the probability, others are judged by themselves', () => {
	const sum = (kind: 'one' | 'any') =>
		[
			...headOf(kind)
				.predict({ ...none, features: ['w call'] })
				.values(),
		].reduce((total, each) => total + each)
	expect(sum('one')).toBeCloseTo(1)
	expect(sum('any')).toBeGreaterThan(1)
})

test('what the encoder finds in the sentences is weighed, too', () => {
	const head = headOf('any', true, [
		floats('side.hidden.weight', [1, inputs], new Array<number>(inputs).fill(1)),
		floats('side.hidden.bias', [1], [1]),
		floats('side.output.weight', [2, 1], [1, 0]),
		floats('side.output.bias', [2], [0, 0]),
	])
	const sentences = [{ words: ['hello', 'there'], isQuestion: false }]
	const [left = 0, right = 0] = head.predict({ ...none, sentences }).values()
	expect(left).toBeGreaterThan(0.7)
	expect(right).toBeCloseTo(1 / (1 + Math.E))
})

test('rejects heads that were trained with another encoder', () => {
	expect(() => readTextHeads(fileOf([], [], 'another'), encoder)).toThrow(/train them again/)
})
