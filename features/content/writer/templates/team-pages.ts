import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

export const { repChecks, agendaPoints, lessons, exercises, handoverPoints } = readData(
	new URL('./team-pages.yaml', import.meta.url),
	z.strictObject({
		repChecks: Templates,
		agendaPoints: Templates,
		lessons: Templates,
		exercises: Templates,
		handoverPoints: Templates,
	}),
)
