import { serveRecognizer } from '../serve-recognizer.ts'
import { type DecoderOptions, openDecoder } from './decoder.ts'
import { readDecodedWords } from './read-decoded-words.ts'

serveRecognizer((options: DecoderOptions) => {
	const decoder = openDecoder(options)
	return (pcm) => {
		const recognized = readDecodedWords(decoder.decode(pcm))
		return recognized ? [recognized] : []
	}
})
