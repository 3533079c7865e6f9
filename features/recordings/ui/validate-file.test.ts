import { expect, test } from 'vitest'
import { isWorthConverting, validateFile, validateTranscript } from './validate-file.ts'

const someFile = (name: string, { type = '', size = 1000 } = {}) => ({ name, type, size })

test.each(['mp3', 'wav', 'wave', 'm4a', 'aac', 'flac', 'ogg', 'webm', 'mp4', 'mpeg', 'mpga'])(
	'a .%s file is accepted, whatever the browser takes it for',
	(extension) => {
		expect(validateFile(someFile(`call.${extension}`))).toBeNull()
		expect(validateFile(someFile(`CALL.${extension.toUpperCase()}`))).toBeNull()
	},
)

test('a file the browser knows as audio is accepted under any name', () => {
	expect(validateFile(someFile('callback.amr', { type: 'audio/amr' }))).toBeNull()
	expect(validateFile(someFile('no extension', { type: 'audio/x-whatever' }))).toBeNull()
})

test.each(['notes.pdf', 'mp3', 'call.mp3.exe', ''])('%j is refused with its name', (name) => {
	expect(validateFile(someFile(name, { type: 'application/octet-stream' }))).toEqual({
		title: 'Unsupported file format',
		description: `File "${name}" is not a supported audio format. Please use MP3, WAV, M4A, AAC, FLAC, OGG, or WebM files.`,
	})
})

test('a transcript chosen as audio is pointed to "Add a transcript"', () => {
	expect(validateFile(someFile('call.vtt', { type: 'text/vtt' }))).toEqual({
		title: 'This is a transcript',
		description:
			'File "call.vtt" is not a supported audio format. To upload the words of a call, choose "Add a transcript".',
	})
})

test('an empty file is rejected as empty', () => {
	expect(validateFile(someFile('call.wav', { size: 0 }))).toEqual({
		title: 'This file is empty',
		description: 'File "call.wav" is empty. Record or export the call again, then upload that file.',
	})
	expect(validateTranscript(someFile('call.vtt', { size: 0 }))?.title).toBe('This file is empty')
})

test('transcripts are recognized by their extension, and recordings are pointed to "Choose File"', () => {
	for (const name of ['call.json', 'call.VTT', 'call.srt', 'call.txt'])
		expect(validateTranscript(someFile(name))).toBeNull()
	expect(validateTranscript(someFile('call.mp3', { type: 'audio/mpeg' }))).toEqual({
		title: 'This is an audio file',
		description: 'File "call.mp3" is a recording, not a transcript. Add it with "Choose File".',
	})
	expect(validateTranscript(someFile('call', { type: 'audio/amr' }))?.description).toBe(
		'File "call" is a recording, not a transcript. Add it with "Choose File".',
	)
	for (const name of ['notes.pdf', 'transcript', 'call.txt.exe'])
		expect(validateTranscript(someFile(name))?.description).toBe(
			`File "${name}" is not a supported transcript format. Please use JSON, VTT, SRT, or TXT files.`,
		)
})

test('1.5 GB is accepted, one byte more is not', () => {
	const limit = 1.5 * 1024 ** 3
	expect(validateFile(someFile('long.mp3', { size: limit }))).toBeNull()
	expect(validateFile(someFile('long.mp3', { size: limit + 1 }))).toEqual({
		title: 'File too large',
		description: 'Please use files under 1.5GB (approximately 120 minutes of audio).',
	})
})

test('conversion is offered for unusual formats and big uncompressed files alone', () => {
	expect(isWorthConverting(someFile('call.mp3', { size: 1024 ** 3 }))).toBe(false)
	expect(isWorthConverting(someFile('call.m4a'))).toBe(false)
	expect(isWorthConverting(someFile('call.wav'))).toBe(false)
	expect(isWorthConverting(someFile('call.wav', { size: 300 * 1024 ** 2 }))).toBe(true)
	expect(isWorthConverting(someFile('call.flac'))).toBe(true)
	expect(isWorthConverting(someFile('call.amr', { type: 'audio/amr' }))).toBe(true)
})
