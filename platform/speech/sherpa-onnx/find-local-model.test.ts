import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findLocalModel } from './find-local-model.ts'

const home = await mkdtemp(join(tmpdir(), 'models-'))
afterAll(() => rm(home, { recursive: true }))

async function someModels(folders: Record<string, string[]>) {
	const modelsDir = await mkdtemp(join(home, 'some-'))
	for (const [folder, files] of Object.entries(folders)) {
		await mkdir(join(modelsDir, folder), { recursive: true })
		for (const file of files) await writeFile(join(modelsDir, folder, file), '')
	}
	return modelsDir
}

const published = {
	'sherpa-onnx-whisper-small.en': [
		'small.en-decoder.int8.onnx',
		'small.en-decoder.onnx',
		'small.en-encoder.int8.onnx',
		'small.en-encoder.onnx',
		'small.en-tokens.txt',
	],
	'sherpa-onnx-nemo-parakeet-tdt-0.6b-v2-int8': [
		'decoder.int8.onnx',
		'encoder.int8.onnx',
		'joiner.int8.onnx',
		'tokens.txt',
	],
	'sherpa-onnx-zipformer-gigaspeech-2023-12-12': [
		'decoder-epoch-30-avg-1.onnx',
		'encoder-epoch-30-avg-1.int8.onnx',
		'joiner-epoch-30-avg-1.int8.onnx',
		'tokens.txt',
	],
	'sherpa-onnx-moonshine-tiny-en-int8': [
		'cached_decode.int8.onnx',
		'encode.int8.onnx',
		'preprocess.onnx',
		'tokens.txt',
		'uncached_decode.int8.onnx',
	],
	'sherpa-onnx-zipformer-ctc-en-2023-10-02': ['model.int8.onnx', 'model.onnx', 'tokens.txt'],
}
const kinds = ['whisper', 'nemo_transducer', 'transducer', 'moonshine', 'zipformer_ctc']

test.each(Object.keys(published).map((name, at) => ({ name, kind: kinds[at] })))(
	'$name is known by its files',
	async ({ name, kind }) => {
		const modelsDir = await someModels({ [name]: published[name as keyof typeof published] })
		expect(await findLocalModel(modelsDir)).toMatchObject({ name, kind })
	},
)

test('the smaller files are taken where both sizes are there', async () => {
	const name = 'sherpa-onnx-whisper-small.en'
	const model = await findLocalModel(await someModels({ [name]: published[name] }))
	expect(model).toMatchObject({
		encoder: expect.stringMatching(/small\.en-encoder\.int8\.onnx$/),
		decoder: expect.stringMatching(/small\.en-decoder\.int8\.onnx$/),
	})
})

test('models lying in the folder itself are found too', async () => {
	const modelsDir = await someModels({ '.': ['tiny-encoder.onnx', 'tiny-decoder.onnx', 'tiny-tokens.txt'] })
	expect(await findLocalModel(modelsDir)).toMatchObject({ kind: 'whisper' })
})

test('a folder without a whole model is no model', async () => {
	const modelsDir = await someModels({ half: ['encoder.onnx', 'decoder.onnx'], other: ['notes.txt'] })
	expect(await findLocalModel(modelsDir)).toBeNull()
	expect(await findLocalModel(join(modelsDir, 'nowhere'))).toBeNull()
})
