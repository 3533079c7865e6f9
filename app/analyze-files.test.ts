import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const turns = [
	{
		speaker: 'rep',
		text: 'Hi, this is Maya with Northfield, on a recorded line. Who is this?',
		start: 0,
		end: 4,
	},
	{ speaker: 'customer', text: '', start: 4, end: 4 },
	{ speaker: 'customer', text: 'Denise. They charged 4111 1111 1111 1111 again.', start: 4, end: 8 },
	{ speaker: 'rep', text: 'I guarantee we will cut your debt in half, Denise.', start: 8, end: 12 },
]
const files = {
	'call.json': JSON.stringify({ id: 'd-900', turns }),
	'path.json': JSON.stringify({ id: '../../outside', turns }),
	'call.txt': turns
		.filter(({ text }) => text)
		.map(({ speaker, text }) => `${speaker}: ${text}`)
		.join('\n'),
	'call.vtt': 'WEBVTT\n\n00:01.000 --> 00:03.000\n<v Rep>I guarantee we will cut your debt in half.\n',
	'call.srt': '1\n00:00:01,000 --> 00:00:03,000\nRep: I guarantee we will cut your debt in half.\n',
	'broken.json': '{ "turns": ',
}

async function candor(...words: string[]) {
	const folder = await mkdtemp(join(tmpdir(), 'candor-analyze-'))
	onTestFinished(() => rm(folder, { recursive: true, force: true }))
	const cwd = join(folder, 'calls')
	await mkdir(cwd)
	for (const [name, text] of Object.entries(files)) await writeFile(join(cwd, name), text)
	const command = join(import.meta.dirname, 'analyze-files.ts')
	const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
		cwd,
		encoding: 'utf8',
	})
	return { cwd, status, stdout, stderr }
}

test('a transcript is analyzed to the standard output, its turns numbered as in the file', async () => {
	const { status, stdout } = await candor('analyze', 'call.json')
	expect(status).toBe(0)
	const analysis = JSON.parse(stdout)
	expect(analysis).toMatchObject({
		id: 'd-900',
		version: expect.any(String),
		isClosedDeal: false,
		findings: expect.arrayContaining([
			expect.objectContaining({ turn: 3, status: 'found', quote: expect.stringContaining('guarantee') }),
		]),
		hiddenPassages: 1,
	})
	expect(analysis.disclosures).toHaveLength(7)
	expect(stdout).not.toContain('4111')
})

test('every kind of transcript is read, a broken one is named and the others are still done', async () => {
	const { cwd, status, stderr, stdout } = await candor(
		'analyze',
		'call.txt',
		'broken.json',
		'missing.vtt',
		'call.json',
		'path.json',
		'--out',
		'results',
	)
	expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
	expect(stderr).toMatch(/^broken\.json: The transcript could not be read: .+\nmissing\.vtt: .+\n$/)
	expect((await readdir(join(cwd, 'results'))).sort()).toEqual(['call.json', 'd-900.json', 'path.json'])
	const { id, findings } = JSON.parse(await readFile(join(cwd, 'results', 'call.json'), 'utf8'))
	expect({ id, turn: findings[0]?.turn }).toEqual({ id: 'call', turn: 2 })
})

test('several transcripts make a list, in the order they were named', async () => {
	const { status, stdout } = await candor('analyze', 'call.vtt', 'call.srt', 'call.json')
	expect(status).toBe(0)
	const list = JSON.parse(stdout) as { id: string; findings: { turn: number }[] }[]
	expect(list.map(({ id }) => id)).toEqual(['call', 'call', 'd-900'])
	expect(list.map(({ findings }) => findings[0]?.turn)).toEqual([0, 0, 3])
})

test('no result takes the place of another', async () => {
	const { status, stderr } = await candor('analyze', 'call.vtt', 'call.srt', '--out', '.')
	expect(status).toBe(1)
	expect(stderr).toBe('call.srt: another file has the id call too\n')
})

test.each([[[]], [['analyze']], [['judge', 'call.json']], [['analyze', 'call.json', '--loud']]])(
	'a command that is not understood is refused: %s',
	async (words) => {
		expect(await candor(...words)).toMatchObject({
			status: 2,
			stdout: '',
			stderr: expect.stringMatching(/\w/),
		})
	},
)

test('the command says how it is used', async () => {
	expect((await candor('--help')).stdout).toContain('bin/candor analyze FILE')
})
