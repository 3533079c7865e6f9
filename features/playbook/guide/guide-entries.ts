import { z } from 'zod'
import { allWithoutFigures, GuideEntry } from '#features/compliance/index.ts'
import { readDataFiles } from '#platform/data/read-data.ts'

/** The files of the guide, in reading order. */
const files = [
	'topics/law-topics',
	'topics/selling-topics',
	'objections/money',
	'objections/trust',
	'objections/people',
	'objections/fears',
	'objections/brush-offs',
	'objections/hard-moments',
	'questions/about-us',
	'questions/about-the-program',
	'questions/about-results',
	'questions/about-what-is-at-stake',
	'craft/skills',
	'craft/asking',
	'craft/speaking',
	'craft/ending',
	'craft/reaching',
	'facts/program',
	'facts/creditors',
	'facts/alternatives',
	'facts/household',
	'facts/credit',
]

/** What the guide says of selling, objections, the program and its alternatives, by what reps ask. */
export const playbookEntries: readonly GuideEntry[] = allWithoutFigures(
	readDataFiles(import.meta.url, files, z.array(GuideEntry)).flat(),
)
