import { expect, test } from 'vitest'
import { readTyped } from '../read-typed.ts'
import { classifyStage } from './classify-stage.ts'

test.each([
	['no_answer', 'rang Bo four times this week and it only ever beeps'],
	['missed_appointment', 'we had booked two o’clock and she was nowhere to be found'],
	['documents', 'he still owes us two stubs and the page with his initials'],
	['in_program', 'her second account just settled, tell her what comes next'],
	['left', 'he cancelled this morning, tell him his balance comes back to him'],
	['finished', 'she completed the program after 40 months, say well done'],
	['new_lead', 'hello to the people who left their card at our table'],
	['considering', 'he has our quote on his desk and says he will tell us by sunday'],
])('that a customer is at %s is understood from "%s"', (stage, request) => {
	expect(classifyStage(readTyped(request))).toBe(stage)
})

test.each(['ideas for the holiday party', 'job ad for a receptionist'])(
	'a request about no customer has no stage: %s',
	(request) => {
		expect(classifyStage(readTyped(request))).toBeNull()
	},
)
