import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

export const { partnerLines, creditorLines } = readData(
	new URL('./people.yaml', import.meta.url),
	z.strictObject({ partnerLines: Templates, creditorLines: Templates }),
)
