import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTexts } from './read-texts.ts'

let folder: string
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'read-texts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function read(...lines: string[]) {
	const file = join(folder, 'texts.yaml')
	writeFileSync(file, lines.join('\n'))
	return readTexts(pathToFileURL(file), { thanks: [], given: ['given', 'due'] })
}

test('gives plain texts, and fills the slots of the others', () => {
	const texts = read('thanks: Any time.', 'given: "Disclosures given: {given} of {due}"')
	expect(texts.thanks).toBe('Any time.')
	expect(texts.given({ given: '{due}', due: 7 })).toBe('Disclosures given: {due} of 7')
})

test('refuses a missing text, an unknown slot and a missing slot', () => {
	expect(() => read('thanks: Any time.')).toThrow(/texts\.yaml:1: given: ./)
	expect(() => read('thanks: Hi {name}.', 'given: "{given} of {due}"')).toThrow(
		/texts\.yaml:1: thanks: has a slot other than none/,
	)
	expect(() => read('thanks: Any time.', 'given: "{given}"')).toThrow(
		/texts\.yaml:2: given: lacks a slot of \{given\}, \{due\}/,
	)
})
