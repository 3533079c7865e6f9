import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readData } from './read-data.ts'

const Entries = z.array(z.strictObject({ id: z.string(), say: z.array(z.string()).optional() }))

let folder: string
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), 'read-data-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function read(...lines: string[]) {
	const file = join(folder, 'entries.yaml')
	writeFileSync(file, lines.join('\n'))
	return readData(pathToFileURL(file), Entries)
}

test('reads lists and folded texts', () => {
	expect(
		read(
			'# What reps ask.',
			'- id: fees',
			'  say:',
			'    - >-',
			'      Our fee: it is due',
			'      later.',
			'    - no',
		),
	).toEqual([{ id: 'fees', say: ['Our fee: it is due later.', 'no'] }])
})

test('names the file and line of a value that is wrong', () => {
	expect(() => read('- id: fees', '- id: time', '  say:', '    - Gladly.', '    - 36')).toThrow(
		/entries\.yaml:5: 1\.say\.1: ./,
	)
})

test('names the line of an entry that lacks something or has an unknown key', () => {
	expect(() => read('- id: fees', '', '- say: [Gladly.]')).toThrow(/entries\.yaml:3: 1\.id: ./)
	expect(() => read('- id: fees', '- id: time', '  sya: [Gladly.]')).toThrow(/entries\.yaml:2: 1: .*\bsya\b/)
})

test('names the file and line of text that is no YAML', () => {
	expect(() => read('- id: fees', '  say: "Gladly')).toThrow(/entries\.yaml" \(\d+:\d+\)/)
	expect(() => read('- id: fees', '  id: time')).toThrow(/duplicated mapping key in .*entries\.yaml" \(2:3\)/)
})
