import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Voice } from '../script.ts'
import { intents } from './anybody.ts'

/** What people of one way of talking say beside what anybody says. */
export const byRegister = readData(
	new URL('./by-register.yaml', import.meta.url),
	z.record(Voice.shape.register, z.partialRecord(z.enum(intents), z.array(z.string()))),
)
