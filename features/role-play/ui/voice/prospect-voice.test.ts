import { expect, test } from 'vitest'
import { guessGender, prospectVoice } from './prospect-voice.ts'

const voices = [
	{ name: 'Google Deutsch', lang: 'de-DE' },
	{ name: 'Google UK English Male', lang: 'en-GB' },
	{ name: 'Microsoft David - English (United States)', lang: 'en-US' },
	{ name: 'Microsoft Zira - English (United States)', lang: 'en-US' },
	{ name: 'Google UK English Female', lang: 'en-GB' },
]

test('the first name tells how a prospect sounds, where it tells anything', () => {
	expect(['Denise Alvarado', 'Yolanda', 'Mrs. Park', 'Latoya', 'Dr. Helen Cho'].map(guessGender)).toEqual(
		Array(5).fill('female'),
	)
	expect(['Greg', 'Walter Haines', 'Mr. Ames', 'Joshua'].map(guessGender)).toEqual(Array(4).fill('male'))
	expect(['Quy', '', 'Xo'].map(guessGender)).toEqual([null, null, null])
})

test('an American voice of that sound is chosen, else an English one, else what the browser takes', () => {
	expect(prospectVoice('Denise', voices).voice?.name).toContain('Zira')
	expect(prospectVoice('Greg', voices).voice?.name).toContain('David')
	expect(prospectVoice('Denise', voices.slice(0, 2)).voice?.name).toContain('UK English Male')
	expect(prospectVoice('Denise', voices.slice(0, 1)).voice).toBeNull()
	expect(prospectVoice('Greg', []).voice).toBeNull()
})

test('everybody speaks unhurriedly, and the same each time', () => {
	for (const name of ['Denise', 'Greg', 'Quy', 'Walter Haines', 'Yolanda']) {
		const { rate, pitch, volume } = prospectVoice(name, voices)
		expect(rate).toBeGreaterThanOrEqual(0.8)
		expect(rate).toBeLessThanOrEqual(0.88)
		expect(pitch).toBeGreaterThanOrEqual(0.95)
		expect(pitch).toBeLessThanOrEqual(1.1)
		expect(volume).toBe(0.95)
		expect(prospectVoice(name, voices)).toEqual({ ...prospectVoice(name, voices), rate, pitch })
	}
	expect(prospectVoice('Denise', voices).pitch).toBeGreaterThan(prospectVoice('Greg', voices).pitch)
})
