import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readJsonLines } from './read-json-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'candor-json-lines-'))
afterAll(() => rmSync(folder, { recursive: true }))
const Item = z.strictObject({ id: z.string() })

test('reads every file in order of its name, and names the line that does not match', () => {
	writeFileSync(join(folder, 'b.jsonl'), '{"id":"third"}\n')
	writeFileSync(join(folder, 'a.jsonl'), '{"id":"first"}\n{"id":"second"}\n')
	expect(readJsonLines(folder, Item).map(({ id }) => id)).toEqual(['first', 'second', 'third'])
	writeFileSync(join(folder, 'c.jsonl'), '{"id":"fourth"}\n{"id":5}\n')
	expect(() => readJsonLines(folder, Item)).toThrow(/^c\.jsonl:2: /)
	writeFileSync(join(folder, 'c.jsonl'), '{"id":"fourth"}\n{"id":\n')
	expect(() => readJsonLines(folder, Item)).toThrow(/^c\.jsonl:2: /)
})
