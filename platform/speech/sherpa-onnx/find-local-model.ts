import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of a recognition model, by their part in it; absolute paths. */
export type LocalModel = { name: string; tokens: string } & (
	| { kind: 'whisper'; encoder: string; decoder: string }
	| { kind: 'transducer' | 'nemo_transducer'; encoder: string; decoder: string; joiner: string }
	| {
			kind: 'moonshine'
			preprocessor: string
			encoder: string
			uncachedDecoder: string
			cachedDecoder: string
	  }
	| { kind: 'zipformer_ctc'; model: string }
)

/**
 * The first model, by name, among the folders of `modelsDir`, or in `modelsDir` itself; null when there is
 * none. The kind is known by the files, named as sherpa-onnx publishes them
 * (k2-fsa.github.io/sherpa/onnx/pretrained_models): 'tiny.en-encoder.int8.onnx', 'encoder.int8.onnx',
 * 'encode.int8.onnx' … Where both are there, the int8 file is taken: it is as good and twice as fast.
 */
export async function findLocalModel(modelsDir: string): Promise<LocalModel | null> {
	const entries = await readdir(modelsDir, { withFileTypes: true }).catch(() => null)
	if (!entries) return null
	const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(modelsDir, name))
	for (const folder of [...folders.toSorted(), modelsDir]) {
		const model = await recognizeModel(folder)
		if (model) return model
	}
	return null
}

async function recognizeModel(folder: string): Promise<LocalModel | null> {
	const files = (await readdir(folder)).toSorted()
	const find = (part: RegExp) => {
		const fitting = files.filter((file) => part.test(file))
		const file = fitting.find((name) => name.includes('int8')) ?? fitting[0]
		return file && join(folder, file)
	}
	const tokens = find(/(^|-)tokens\.txt$/)
	if (!tokens) return null
	const about = { name: folder.split(/[\\/]/).at(-1) ?? folder, tokens }

	const encoder = find(/(^|-)encoder\b.*\.onnx$/)
	const decoder = find(/(^|-)decoder\b.*\.onnx$/)
	const joiner = find(/(^|-)joiner\b.*\.onnx$/)
	if (encoder && decoder && joiner) {
		const kind = /parakeet|nemo/i.test(about.name) ? 'nemo_transducer' : 'transducer'
		return { ...about, kind, encoder, decoder, joiner }
	}
	if (encoder && decoder) return { ...about, kind: 'whisper', encoder, decoder }

	const preprocessor = find(/^preprocess.*\.onnx$/)
	const encode = find(/^encode\b.*\.onnx$/)
	const uncachedDecoder = find(/^uncached_decode.*\.onnx$/)
	const cachedDecoder = find(/^cached_decode.*\.onnx$/)
	if (preprocessor && encode && uncachedDecoder && cachedDecoder)
		return { ...about, kind: 'moonshine', preprocessor, encoder: encode, uncachedDecoder, cachedDecoder }

	const model = find(/^(ctc|model)\b.*\.onnx$/)
	return model && /zipformer.*ctc|ctc.*zipformer/i.test(about.name)
		? { ...about, kind: 'zipformer_ctc', model }
		: null
}
