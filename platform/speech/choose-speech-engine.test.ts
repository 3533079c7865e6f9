import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { chooseSpeechEngine } from './choose-speech-engine.ts'

const modelsDir = await mkdtemp(join(tmpdir(), 'models-'))
afterAll(() => rm(modelsDir, { recursive: true }))
await mkdir(join(modelsDir, 'whisper-tiny.en'))
for (const file of ['tiny.en-encoder.onnx', 'tiny.en-decoder.onnx', 'tiny.en-tokens.txt'])
	await writeFile(join(modelsDir, 'whisper-tiny.en', file), '')

const nothing = { domainText: [], pocketSphinxFolders: ['/nowhere'] }

test('a service that was set comes before everything else', async () => {
	const settings = { ...nothing, modelsDir, speechUrl: 'http://127.0.0.1:9/v1', speechModel: 'large-v3' }
	const engine = await chooseSpeechEngine(settings)
	expect(engine).toMatchObject({ name: 'openai-compatible', label: 'Transcript (large-v3)' })
})

test('a local model comes before the draft engine', async () => {
	const engine = await chooseSpeechEngine({ domainText: [], modelsDir })
	expect(engine).toMatchObject({ name: 'sherpa-onnx', label: 'Transcript (whisper-tiny.en)' })
	expect(engine.capabilities.draft).toBe(false)
})

test('without either the draft engine says that it is one', async () => {
	const engine = await chooseSpeechEngine({ domainText: [], modelsDir: '/nowhere' })
	expect(engine).toMatchObject({ name: 'pocketsphinx', label: 'Draft transcript (PocketSphinx)' })
	expect(engine.capabilities.draft).toBe(true)
})

test('a machine without any engine says in one line how to install one', async () => {
	await expect(chooseSpeechEngine(nothing)).rejects.toMatchObject({
		code: 'no-speech-engine',
		retryable: false,
		message: expect.stringMatching(/^.*apt-get install pocketsphinx pocketsphinx-en-us$/),
	})
})
