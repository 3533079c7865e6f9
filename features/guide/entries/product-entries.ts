import { z } from 'zod'
import { passMark, shortestReason } from '#features/analysis/limits.ts'
import {
	closedWithoutDisclosuresCap,
	fewestRepWords,
	partWeights,
	seriousCaps,
} from '#features/analysis/pure.ts'
import { GuideEntry } from '#features/compliance/index.ts'
import {
	audioExtensions,
	maxDurationSeconds,
	maxUploadBytes,
	transcriptExtensions,
} from '#features/recordings/limits.ts'
import { fewestTranscriptCharacters } from '#features/role-play/limits.ts'
import { readDataFiles } from '#platform/data/read-data.ts'

const [firstCap, secondCap, thirdCap] = seriousCaps
const inWords = (extensions: readonly string[]) => extensions.map((each) => each.toUpperCase()).join(', ')

/** What the placeholders of the entries stand for: the figures that the product follows. */
const figures: Readonly<Record<string, string | number | undefined>> = {
	...partWeights,
	passMark,
	shortestReason,
	closedWithoutDisclosuresCap,
	fewestRepWords,
	firstCap,
	secondCap,
	thirdCap,
	fewestTranscriptCharacters,
	audioFormats: inWords(audioExtensions),
	transcriptFormats: inWords(transcriptExtensions),
	gigabytes: maxUploadBytes / 1024 ** 3,
	minutes: maxDurationSeconds / 60,
}

const files = ['score', 'calls-and-privacy', 'practice-and-coach']

/** What the guide says of Candor itself, by what its users ask. */
export const productEntries: readonly GuideEntry[] = readDataFiles(
	import.meta.url,
	files,
	z.array(GuideEntry),
)
	.flat()
	.map((entry) => ({
		...entry,
		answer: withFigures(entry.answer),
		...(entry.points && { points: entry.points.map(withFigures) }),
	}))

function withFigures(text: string) {
	return text.replace(/\[(\w+)\]/g, (placeholder, name: string) => {
		const figure = figures[name]
		if (figure === undefined) throw new Error(`The guide has no figure for ${placeholder}`)
		return String(figure)
	})
}
