import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { readMarkdown } from './read-markdown.ts'

const folder = await mkdtemp(join(tmpdir(), 'candor-markdown-'))
afterAll(() => rm(folder, { recursive: true }))

async function read(text: string) {
	const file = join(folder, 'article.md')
	await writeFile(file, text)
	return readMarkdown(pathToFileURL(file), z.strictObject({ title: z.string() }))
}

test('front matter and text are read apart, and rules in the text stay', async () => {
	expect(await read('---\ntitle: Upload\n---\n\n# One\n\n---\n\nTwo\n')).toEqual({
		front: { title: 'Upload' },
		body: '# One\n\n---\n\nTwo',
	})
})

test('an error names the file and the line', async () => {
	await expect(read('---\ntitle: 3\n---\nText')).rejects.toThrow(/article\.md:2: title/)
	await expect(read('---\ntitle: A\nauthor: B\n---\nText')).rejects.toThrow(/article\.md.*author/)
	await expect(read('Text')).rejects.toThrow(/article\.md: begins without front matter/)
	await expect(read('---\ntitle: A')).rejects.toThrow(/begins without front matter/)
})
