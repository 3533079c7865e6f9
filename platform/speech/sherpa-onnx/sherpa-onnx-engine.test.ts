import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { expectSpeechEngine } from '../conformance.ts'
import { findLocalModel } from './find-local-model.ts'
import { openSherpaOnnx } from './sherpa-onnx-engine.ts'

/*
 * The model in fixtures is a real one to the runtime, of one kilobyte: a graph made with Python's onnx that
 * answers every audio with the same frames of 'good morning help you today'. What a true model hears is its
 * own affair; here it is told that its files, its process and its tokens with their times are read right.
 */
const fixtures = join(import.meta.dirname, '..', 'fixtures')

const broken = await mkdtemp(join(tmpdir(), 'broken-model-'))
afterAll(() => rm(broken, { recursive: true }))
for (const file of ['tiny.en-encoder.onnx', 'tiny.en-decoder.onnx', 'tiny.en-tokens.txt'])
	await writeFile(join(broken, file), 'no model')

async function openFound(folder: string) {
	const model = await findLocalModel(folder)
	if (!model) throw new Error(`there is no model in ${folder}`)
	return openSherpaOnnx(model)
}

expectSpeechEngine(
	() => openFound(fixtures),
	[
		{ because: 'a broken model', open: () => openFound(broken), retryable: false },
		{
			because: 'a closed engine',
			open: async () => {
				const engine = await openFound(fixtures)
				await engine.close()
				return engine
			},
			retryable: true,
		},
	],
)
