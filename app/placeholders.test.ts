import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutFigures } from '#features/compliance/texts/without-figures.ts'
import { readStrings } from '#platform/data/fixtures/read-strings.ts'

const features = join(import.meta.dirname, '../features')
/** Placeholders in these folders are filled in elsewhere, with their own tests or checked as they are read. */
const filledElsewhere =
	/^(content\/writer|analysis\/analyze-transcript\/recommend|role-play\/(prospect|judge|scenarios\/sheets)|live-coaching\/dialers|playbook\/skills|chat\/coach)\//
const isNotShown = /\.test\.|some-|fixtures\/|routes\.ts$|without-figures|lexicon/
const slot = /(?<!\$)\{[a-zA-Z]+\}/
const literals = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"/g

const literalsIn = (code: string) =>
	[...code.matchAll(literals)].map(([, single, double]) => single ?? double ?? '')

const textsWithSlots = globSync(['**/*.{ts,tsx,yaml}', '**/texts/**/*.json'], { cwd: features })
	.filter((path) => !isNotShown.test(path) && !filledElsewhere.test(path))
	.map((path) => join(features, path))
	.flatMap((path) => (/\.tsx?$/.test(path) ? literalsIn(readFileSync(path, 'utf8')) : readStrings(path)))
	// A sentence, not the path of a route or a pattern.
	.filter((text) => slot.test(text) && text.includes(' ') && !/\\p\{|\/api\//.test(text))

test('every text with placeholders has a wording without them', () => {
	expect(textsWithSlots.length).toBeGreaterThan(80)
	expect(textsWithSlots.map(withoutFigures).filter((text) => slot.test(text))).toEqual([])
})
