import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { OneOrMore, Templates } from '../template-schema.ts'

export const { textMessages, textFigures, optOut } = readData(
	new URL('./texts.yaml', import.meta.url),
	z.strictObject({ textMessages: Templates, textFigures: OneOrMore, optOut: Templates }),
)
