import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Turn } from '../contract.ts'

/** A turn of an invented call; `marks` are the prohibited statements in it, with where their words begin. */
export type LabeledTurn = Turn & { marks: { code: string; at: number }[] }

/** A phrase that makes a prohibited statement, or only sounds like it. */
export type LabeledLine = { text: string; code: string; isViolation: boolean }

const folder = join(import.meta.dirname, '../training')
const filesOf = (kind: string) => globSync(`${kind}/*.txt`, { cwd: folder }).sort()
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** The calls and exchanges of `training/`, written as its README says. */
export const readTrainingCalls = (): LabeledTurn[][] => parseFiles(['calls', 'exchanges'])

/** Calls that the rules were written on: what rules hear in them teaches nothing about rules. */
export const readCallsOfTheRules = (): LabeledTurn[][] => parseFiles(['calls-of-the-rules'])

const parseFiles = (kinds: string[]) => kinds.flatMap(filesOf).flatMap((file) => parseCalls(read(file)))

/** The phrases of `training/lines`: CODE.txt makes the statement, CODE.near.txt only sounds like it. */
export const readTrainingLines = (): LabeledLine[] =>
	filesOf('lines').flatMap((file) => {
		const name = basename(file, '.txt')
		const isViolation = !name.endsWith('.near')
		const lines = read(file).split('\n')
		return lines
			.filter((line) => line.trim())
			.map((text) => ({ text, code: name.replace('.near', ''), isViolation }))
	})

/** Changes whenever a training file does; stored with the weights that were learned from them. */
export function trainingChecksum(): string {
	const hash = createHash('sha256')
	for (const file of ['calls', 'calls-of-the-rules', 'exchanges', 'lines'].flatMap(filesOf))
		hash.update(file).update(read(file))
	return hash.digest('hex')
}

/** Calls as text: `===` begins one, `R:` and `C:` a turn; `[[code|words]]` marks a statement, `<<…>>` other labels. */
export function parseCalls(text: string): LabeledTurn[][] {
	const calls: LabeledTurn[][] = []
	for (const line of text.split('\n')) {
		if (line.startsWith('===')) calls.push([])
		else if (/^[RC]:/.test(line)) calls.at(-1)?.push(parseTurn(line))
	}
	return calls
}

function parseTurn(line: string): LabeledTurn {
	const marks: LabeledTurn['marks'] = []
	let text = ''
	for (const part of line
		.slice(2)
		.replace(/<<[^>]*>>/g, '')
		.trim()
		.split(/(\[\[[a-z_]+\|[^\]]*\]\])/)) {
		const [, code, words] = /^\[\[([a-z_]+)\|([^\]]*)\]\]$/.exec(part) ?? []
		if (code) marks.push({ code, at: text.length })
		text += words ?? part
	}
	const speaker = line.startsWith('R') ? 'rep' : 'customer'
	return { speaker, text: text.trimEnd(), start: null, end: null, confidence: null, marks }
}
