import { expect, test } from 'vitest'
import { expectSpeechEngine, firstWords } from '../conformance.ts'
import { findModelFolder } from './decoder.ts'
import { openPocketSphinx } from './pocketsphinx-engine.ts'

const modelFolder = findModelFolder() ?? '/nowhere'
const someDomain = { domainText: ['thank you for calling'], pronunciations: { autopay: 'AO T OW P EY' } }

expectSpeechEngine(
	async () => openPocketSphinx({ modelFolder, ...someDomain }),
	[
		{
			because: 'a missing model',
			open: async () => openPocketSphinx({ modelFolder: '/nowhere', ...someDomain }),
			retryable: false,
		},
		{
			because: 'a closed engine',
			open: async () => {
				const engine = openPocketSphinx({ modelFolder, ...someDomain })
				await engine.close()
				return engine
			},
			retryable: true,
		},
	],
)

test('pieces heard at the same time do not mix', async () => {
	const engine = openPocketSphinx({ modelFolder, ...someDomain })
	const { signal } = new AbortController()
	const alone = await engine.transcribe(firstWords, { signal })
	const together = await Promise.all(
		[1, 2, 3, 4, 5].map((piece) =>
			engine.transcribe(piece % 2 ? firstWords : new Int16Array(16_000), { signal }),
		),
	)
	await engine.close()
	expect(alone).not.toEqual([])
	expect(together).toEqual([alone, [], alone, [], alone])
})
