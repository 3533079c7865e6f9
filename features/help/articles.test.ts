import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { passMark } from '#features/analysis/limits.ts'
import type { Person } from '#features/people/contract.ts'
import { maxDurationSeconds, maxUploadBytes } from '#features/recordings/limits.ts'
import { articles } from './articles.ts'
import { findArticles, listArticles } from './find-articles.ts'

const root = join(import.meta.dirname, '../..')
const rep = { role: 'salesrep' } as Person
const admin = { role: 'admin' } as Person
const bodyOf = (id: string) => articles.find((article) => article.id === id)?.body ?? ''
const found = (of: RegExp) =>
	articles.flatMap(({ id, body }) => [...body.matchAll(of)].map(([, what = '']) => ({ id, what })))

test('every file of the folder is listed', () => {
	const files = globSync('*.md', { cwd: join(import.meta.dirname, 'articles') })
	expect(articles.map(({ id }) => `${id}.md`).sort()).toEqual(files.sort())
})

test('what is bold is a label of a screen', () => {
	const screens = globSync('{app,design,features}/**/*.{ts,tsx}', { cwd: root })
		.filter((path) => !path.includes('.test.') && !path.startsWith('features/help/'))
		.map((path) => readFileSync(join(root, path), 'utf8').replaceAll(/\s+/g, ' '))
		.join('\n')
	const labels = found(/\*\*([^*]+)\*\*/g).map(({ id, what }) => ({ id, what: what.replaceAll(/\s+/g, ' ') }))
	expect(labels.length).toBeGreaterThan(80)
	expect(labels.filter(({ what }) => !screens.includes(what))).toEqual([])
})

test('every link leads to a page or an article, and every picture is there', () => {
	const router = readFileSync(join(root, 'app/shell/router.tsx'), 'utf8')
	const pages = [...router.matchAll(/path: '([^'$]+)'/g)].map(([, path]) => path)
	const known = [...pages, ...articles.map(({ id }) => `/help/${id}`)]
	expect(found(/[^!]\[[^\]]*\]\(([^)]+)\)/g).filter(({ what }) => !known.includes(what))).toEqual([])
	const pictures = found(/!\[[^\]]+\]\(([^)]+)\)/g)
	expect(pictures.length).toBeGreaterThan(0)
	expect(pictures.filter(({ what }) => !existsSync(join(root, 'docs/pictures', what)))).toEqual([])
})

test('an article for everyone links to none for administrators', () => {
	const open = listArticles(rep).map(({ id }) => id)
	const links = found(/\]\(\/help\/([^)]+)\)/g)
	expect(links.filter(({ id, what }) => open.includes(id) && !open.includes(what))).toEqual([])
})

test('figures are those that the product follows', () => {
	expect(bodyOf('read-a-call')).toContain(`${passMark} is a pass`)
	expect(bodyOf('upload-a-call')).toContain(
		`${maxUploadBytes / 1024 ** 3} GB or ${maxDurationSeconds / 60} minutes`,
	)
})

test('administrators find their guide, and reps only what is for everyone', () => {
	expect(findArticles(admin, 'legal hold')[0]?.id).toBe('records')
	expect(findArticles(rep, 'legal hold').map(({ id }) => id)).toEqual(['privacy'])
	expect(findArticles(rep, 'disput')[0]?.id).toBe('findings')
	expect(findArticles(rep, 'zeppelin')).toEqual([])
	expect(listArticles(rep).every(({ section }) => section !== 'Administration')).toBe(true)
	expect(listArticles(admin).map(({ id }) => id)).toEqual(articles.map(({ id }) => id))
})
