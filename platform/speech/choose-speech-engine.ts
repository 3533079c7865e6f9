import { Problem } from '#platform/http/problem.ts'
import { openOpenAiCompatible } from './openai-compatible/openai-compatible-engine.ts'
import { findModelFolder } from './pocketsphinx/decoder.ts'
import { openPocketSphinx } from './pocketsphinx/pocketsphinx-engine.ts'
import { findLocalModel } from './sherpa-onnx/find-local-model.ts'
import { openSherpaOnnx } from './sherpa-onnx/sherpa-onnx-engine.ts'
import type { SpeechEngine } from './speech-engine.ts'

export type SpeechSettings = {
	/** A service that speaks OpenAI's transcription API, up to and with its version: 'https://host/v1'. */
	speechUrl?: string
	speechKey?: string
	speechModel?: string
	/** A folder of recognition models, one folder each. */
	modelsDir?: string
	/** Sentences as people say them in this field, for engines that can be told. */
	domainText: string[]
	/** Sounds in ARPAbet of words a dictionary may lack. */
	pronunciations?: Record<string, string>
	/** Where PocketSphinx' English model may be; by default where its packages put it. */
	pocketSphinxFolders?: string[]
}

/**
 * The best engine there is: the service that was set, else a local model, else the embedded draft engine.
 * Throws a Problem that says how to install one when there is none.
 */
export async function chooseSpeechEngine(settings: SpeechSettings): Promise<SpeechEngine> {
	const { speechUrl, speechKey, speechModel = 'whisper-1', modelsDir, domainText } = settings
	if (speechUrl)
		return openOpenAiCompatible({ url: speechUrl, model: speechModel, ...(speechKey && { key: speechKey }) })
	const localModel = modelsDir ? await findLocalModel(modelsDir) : null
	if (localModel) return openSherpaOnnx(localModel)
	const modelFolder = findModelFolder(settings.pocketSphinxFolders)
	if (modelFolder)
		return openPocketSphinx({ modelFolder, domainText, pronunciations: settings.pronunciations ?? {} })
	throw new Problem(
		503,
		'no-speech-engine',
		'No speech recognition is installed. Run: apt-get install pocketsphinx pocketsphinx-en-us',
	)
}
