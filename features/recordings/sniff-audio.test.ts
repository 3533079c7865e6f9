import { expect, test } from 'vitest'
import { headBytes, requireAudioName, sniffAudio } from './sniff-audio.ts'

const bytes = (text: string) => Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(4000)])
const box = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0isom${brand}`)

test.each([
	['wav', bytes('RIFF\x24\0\0\0WAVEfmt '), 'audio/wav'],
	['mp3', bytes('\xff\xfb\x90\x64'), 'audio/mpeg'],
	['mpeg', bytes('\0\0\x01\xba\x21\0\x01\0\x01'), 'video/MP1S'],
	['mpga', bytes('\0\0\0\xff\xfb\x90\x64'), 'audio/mpeg'],
	['flac', bytes('fLaC\0\0\0\x22'), 'audio/flac'],
	['ogg', bytes(`OggS\0\x02${'\0'.repeat(20)}\x01\x13OpusHead`), 'audio/ogg; codecs=opus'],
	['aac', bytes('\xff\xf1\x50\x80'), 'audio/aac'],
	['m4a', box('M4A '), 'audio/x-m4a'],
	['mp4', box('mp42'), 'video/mp4'],
	['webm', bytes('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm'), 'video/webm'],
])('%s is known by its first bytes', async (extension, head, type) => {
	expect(await sniffAudio(head, `call.${extension}`)).toBe(type)
})

test('an MP3 whose cover picture is larger than what is looked at is audio', async () => {
	const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\x10\0\0', 'latin1'), Buffer.alloc(headBytes - 10)])
	expect(await sniffAudio(tag, 'call.mp3')).toBe('audio/mpeg')
})

test('rejects an empty file as empty', async () => {
	await expect(sniffAudio(Buffer.alloc(0), 'call.wav')).rejects.toMatchObject({
		status: 415,
		message: 'File "call.wav" is empty. Record or export the call again, then upload that file.',
	})
})

test.each([
	'R',
	'RIFF',
	'RIFF\x24\0\0\0AVI ',
	'PK\x03\x04',
	'#!/bin/sh\n',
	'<svg xmlns="">',
	'\x1a\x45\xdf\xa3',
])('%j is no audio', async (start) => {
	await expect(sniffAudio(Buffer.from(start, 'latin1'), 'call.mp3')).rejects.toMatchObject({ status: 415 })
})

test('a name counts by its ending, or its sender calls it audio', () => {
	for (const name of ['a.mp3', 'B.WAVE', 'x.tar.mpga']) requireAudioName(name, '')
	requireAudioName('recording', 'Audio/X-Unknown')
	for (const name of ['a.exe', 'mp3', 'a.mp3.exe', 'a.'])
		expect(() => requireAudioName(name, 'video/mp4')).toThrow(
			`File "${name}" is not a supported audio format.`,
		)
})
