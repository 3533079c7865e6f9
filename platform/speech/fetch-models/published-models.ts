/** A model as sherpa-onnx publishes it: its folder's address and the files needed of it. */
export type PublishedModel = { address: string; files: string[]; about: string }

/**
 * Models worth having, by the name of their folder (k2-fsa.github.io/sherpa/onnx/pretrained_models).
 * Their checksums are not listed, as they could not be verified when this was written: who fetches a model
 * gives them, as shown on each file's page at its publisher.
 */
export const publishedModels: Record<string, PublishedModel> = {
	'sherpa-onnx-whisper-small.en': {
		address: 'https://huggingface.co/csukuangfj/sherpa-onnx-whisper-small.en/resolve/main/',
		files: ['small.en-encoder.int8.onnx', 'small.en-decoder.int8.onnx', 'small.en-tokens.txt'],
		about: 'Whisper small, English: a good start on two cores',
	},
	'sherpa-onnx-nemo-parakeet-tdt-0.6b-v2-int8': {
		address: 'https://huggingface.co/csukuangfj/sherpa-onnx-nemo-parakeet-tdt-0.6b-v2-int8/resolve/main/',
		files: ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'],
		about: 'Parakeet TDT 0.6B, English: the best words, with their times',
	},
}
