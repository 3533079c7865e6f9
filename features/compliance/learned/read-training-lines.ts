import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSentences } from '#platform/english/read-sentences.ts'
import { readClaims } from '../detect/find-claims.ts'
import type { Example } from './model.ts'
import { ruleFeatures } from './rule-features.ts'
import { sentenceFeatures } from './sentence-features.ts'

/** The code of speech that breaks no rule. */
const ordinary = 'ordinary'

const folder = join(import.meta.dirname, '../training')
const notViolations = ['ordinary', 'ordinary-from-calls', 'near-misses']

/** The phrases of `training/`: one a line, a file for each code; `ordinary` and `near-misses` break no rule. */
export function readTrainingLines(): { text: string; code: string }[] {
	return readdirSync(folder)
		.sort()
		.flatMap((file) => {
			const name = file.replace('.txt', '')
			const code = notViolations.includes(name) ? ordinary : name.replaceAll('-', '_')
			const lines = readFileSync(join(folder, file), 'utf8').split('\n')
			return lines.filter((line) => line.trim()).map((text) => ({ text, code }))
		})
}

export function toExample({ text, code }: { text: string; code: string }): Example {
	const features = new Set<string>()
	for (const sentence of readSentences(text)) {
		for (const feature of [...sentenceFeatures(sentence), ...ruleFeatures(readClaims(sentence))])
			features.add(feature)
	}
	return { features: [...features], code }
}
