import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

test.each([
	['email to Denise Alvarez', 'Denise'],
	['text for marcus about his appt', 'Marcus'],
	['write to Mrs. Patel, she is 67', 'Mrs. Patel'],
	['call mr okafor back', 'Mr. Okafor'],
	["denise's recap email", 'Denise'],
	['email for a lady named Xochitl', 'Xochitl'],
	['EMAIL TO LUIS ABOUT HIS DOCS', 'Luis'],
	['email to Rosa and Miguel about their cards', 'Rosa and Miguel'],
	['hi, can you write a follow up', null],
	['email to the customer about Chase and Discover', null],
	['objection: Freedom quoted me less', null],
	['send something on Tuesday to a client in Texas', null],
	['ask my manager Tom, then email Ana', 'Ana'],
	['Email. Don’t promise anything', null],
	['write to Madame Fontenot that her file is ready', 'Mrs. Fontenot'],
])('the customer of "%s"', (request, customer) => {
	expect(readRequest(request).customer).toBe(customer)
})

test.each([
	['email from Jake at Clear Harbor Debt Relief to Denise', 'Jake', 'Clear Harbor Debt Relief'],
	['im Kevin with northstar debt relief, email to ana', 'Kevin', 'Northstar Debt Relief'],
	['sign it as Priya', 'Priya', null],
	['my name is Sam, write a voicemail for Tanya', 'Sam', null],
	['i got an email from Denise, answer her', null, null],
	['email about credit card debt relief', null, null],
	['Larry from Owensboro wants his numbers', null, null],
	['Marisela: introduced by Juana, no call yet', null, null],
	['“the link expired” – from Maribel, answer her', null, null],
])('the writer of "%s"', (request, rep, company) => {
	expect(readRequest(request)).toMatchObject({ rep, company })
})

test.each([
	['hubby has to ok it', 'husband', null],
	['she wants to talk to her husband Luis', 'husband', 'Luis'],
	['his wife, Carmen, is against it', 'wife', 'Carmen'],
	['her daughter helps with the bills', 'daughter', null],
	['needs to ask his better half', 'spouse', null],
	['his mama signs everything for him', 'mother', null],
	['she said my son does all my banking', 'son', null],
	['their son Ben decides with them', 'son', 'Ben'],
])('who decides with the customer: %s', (request, relation, name) => {
	expect(readRequest(request).partner).toEqual({ relation, name })
})

test.each([
	'a widow who lost her husband last year',
	'email to her ex husband',
	'training on the spouse objection',
	'she has two daughters in college',
	'wants to be done before her daughter graduates',
	'his brother told him about us',
	'a note to the husband of our client Ruth',
	'reply to her husband, he asks about the fee',
	"my buddy's wife owes 22k, email her",
	'my wife says I am too pushy, make this email soft',
	'her husband of 40 years passed',
])('no one decides with the customer: %s', (request) => {
	expect(readRequest(request).partner).toBeNull()
})

test('knows anyone else who is named', () => {
	const { customer, mentioned } = readRequest('handover note to Brian: taking over my client Sheila, $23,450')
	expect([customer, mentioned]).toEqual(['Sheila', ['Brian']])
})
