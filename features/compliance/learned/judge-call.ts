import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openClassifier } from '#platform/text-classifier/open-classifier.ts'
import { readNetworks } from '#platform/text-classifier/stored-networks.ts'
import { type Classify, judgeCallWith } from './judge-call-with.ts'

let opened: Classify | undefined

/** The committed classifier: read when the first call is judged. */
const classify: Classify = (sample) => {
	opened ??= openClassifier(readNetworks(readFileSync(join(import.meta.dirname, 'weights.bin'))))
	return opened(sample)
}

/** `judgeCallWith` the committed weights. */
export const judgeCall = judgeCallWith(classify)
