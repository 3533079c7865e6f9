import { expect, test } from 'vitest'
import { mostPhrases } from '#features/live-coaching/limits.ts'
import { emptyForm, formOf, readForm, type TriggerForm } from './trigger-form.ts'

const filled: TriggerForm = { ...emptyForm, title: ' Moving ', phrases: 'new house\n\n  moving \nnew house' }
const errorsOf = (form: TriggerForm) => {
	const read = readForm(form)
	return 'errors' in read ? Object.keys(read.errors) : []
}

test('phrases are read one to a line, each once', () => {
	expect(readForm({ ...filled, notPhrases: 'moving on', hint: ' When? ' })).toEqual({
		trigger: {
			title: 'Moving',
			phrases: ['new house', 'moving'],
			notPhrases: ['moving on'],
			speaker: 'customer',
			hint: 'When?',
			coolDownSeconds: 60,
			mostPerCall: 3,
			priority: 50,
			isEnabled: true,
		},
	})
})

test('a trigger without words of its own says feel, felt, found', () => {
	expect(readForm(filled)).toMatchObject({ trigger: { hint: null } })
})

test('what is shown in the form comes back out of it unchanged', () => {
	const read = readForm(filled)
	if ('errors' in read) throw new Error('the form is wrong')
	expect(readForm(formOf(read.trigger))).toEqual(read)
})

test('reports everything that is missing or wrong together', () => {
	expect(errorsOf({ ...emptyForm, mostPerCall: '0', coolDownSeconds: '1.5', priority: '' })).toEqual([
		'title',
		'phrases',
		'coolDownSeconds',
		'mostPerCall',
		'priority',
	])
})

test('too many phrases, too long ones, and signs that are no words are refused', () => {
	const many = Array.from({ length: mostPhrases + 1 }, (_, at) => `phrase ${at}`).join('\n')
	for (const phrases of [many, 'a'.repeat(121), '?!', 'x'])
		expect(errorsOf({ ...filled, phrases })).toEqual(['phrases'])
})
