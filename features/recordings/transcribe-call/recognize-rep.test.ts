import { expect, test } from 'vitest'
import { recognizeRep } from './recognize-rep.ts'

const calls = {
	'a rep who greets and explains': {
		rep: 'Thanks for calling Juniper Relief, this is Tom on a recorded line. How can I help? So you pay one deposit a month and our negotiators make the offers. Any questions?',
		customer:
			'Hi Tom. I owe about thirty grand on my cards and I got behind when I lost my job. How much does it cost?',
	},
	'a customer who speaks first and most': {
		rep: 'Okay. And are you current on those? I understand. Let me explain what we can do about your balances. You need to know your creditors may sue you.',
		customer:
			'Hello? Yeah, I saw your ad on the bus. So my husband passed in the spring, and I have three cards, and I just pay the minimums, and they keep calling me at my work, and I cannot sleep. I do not know what to do any more. Is this a scam? My sister said that it is a scam. What if they take my house?',
	},
	'words as a draft engine hears them': {
		rep: 'and the this calls record it for quality and training in what can i do for you today so are you behind on any of your payments your monthly deposit would be three forty',
		customer:
			'well my wife and i got some cars we got behind on an i lost my our is at work i need to think about it',
	},
	'a rude customer and a curt rep': {
		rep: 'This is Dana calling from Bright Path. You asked us about your debt. Do you have any questions?',
		customer: 'I told you I am not interested. Stop calling me. Take me off your list.',
	},
}

test.each(Object.entries(calls))('the rep is recognized in %s', (_call, { rep, customer }) => {
	expect(recognizeRep([rep, customer]).rep).toBe(0)
	expect(recognizeRep([customer, rep]).rep).toBe(1)
	expect(recognizeRep([customer, rep]).confidence).toBeGreaterThan(0.3)
})

test('says so when nothing distinguishes the two', () => {
	expect(recognizeRep(['', '']).confidence).toBe(0)
	expect(recognizeRep(['Okay.', 'Right.']).confidence).toBe(0)
})
