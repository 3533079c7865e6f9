import { createHash } from 'node:crypto'
import type { Example } from '#platform/linear-classifier/model.ts'
import { signsOf } from '../kind-signs.ts'
import { readPeople } from '../read-people.ts'
import { readTyped } from '../read-typed.ts'
import { readVoices } from '../voices/read-voices.ts'
import { requestFeatures } from './request-features.ts'

/** What the judge of types learns from: every request of the voices, as its features are read now. */
export const readExamples = (): Example[] =>
	readVoices().map(({ request, type }) => {
		const typed = readTyped(request)
		return { features: requestFeatures(signsOf(typed, readPeople(typed).customer !== null)), code: type }
	})

export const checksumOf = (examples: readonly Example[]) =>
	createHash('sha256').update(JSON.stringify(examples)).digest('hex').slice(0, 16)
