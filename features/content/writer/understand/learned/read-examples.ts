import { createHash } from 'node:crypto'
import type { Example } from '#platform/linear-classifier/model.ts'
import { signsOf } from '../kind-signs.ts'
import { readPeople } from '../read-people.ts'
import { readTyped } from '../read-typed.ts'
import { readTypes, readVoices } from '../voices/read-voices.ts'
import { requestFeatures } from './request-features.ts'

/** What the judge of types learns from: every request of the voices, as its features are read now. */
export const readExamples = (): Example[] =>
	[...readVoices(), ...readTypes()].map(({ request, type }) => {
		const typed = readTyped(request)
		return { features: requestFeatures(signsOf(typed, readPeople(typed).customer !== null)), code: type }
	})

/** Of the requests and their types, so that weights tell what they were learned from. */
export const checksumOfVoices = () =>
	createHash('sha256')
		.update(JSON.stringify([...readVoices(), ...readTypes()].map(({ request, type }) => [request, type])))
		.digest('hex')
		.slice(0, 16)
