import { expect, test } from 'vitest'
import type { Segment } from '../contract.ts'
import { redactTranscript } from './redact-transcript.ts'

/** 'R: …' is the rep, 'C: …' the customer, a line a segment. */
const someSegments = (...lines: string[]) =>
	lines.map((line): Segment => {
		const speaker = ({ R: 'rep', C: 'customer', U: 'unknown' } as const)[line[0] as 'R'] ?? 'unknown'
		return { speaker, text: line.slice(3), start: null, end: null, confidence: null }
	})
const redact = (...lines: string[]) =>
	redactTranscript(someSegments(...lines)).segments.map(({ text }) => text)

test.each([
	['My card is 4111 1111 1111 1111.', 'My card is [card number].'],
	['4111111111111111', '[card number]'],
	['it is 4111-1111-1111-1111, exp 04/27', 'it is [card number], exp 04/27'],
	['Amex 3782 822463 10005 thanks', 'Amex [card number] thanks'],
	['41 11 11 11 11 11 11 11 is what it says', '[card number] is what it says'],
	['4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1', '[card number]'],
	['4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1', '[card number]'],
	['4,111,111,111,111,111', '[card number]'],
	['four one one one one one one one one one one one one one one one', '[card number]'],
	['Four one one one, uh, one one one one, one one one one, one one one one.', '[card number].'],
	['forty one eleven eleven eleven eleven eleven eleven eleven', '[card number]'],
	['four triple one, triple one, triple one, triple one, triple one okay', '[card number] okay'],
	['five five double zero zero zero zero zero zero zero zero zero zero zero zero four', '[card number]'],
	['four won one one one one one one one one one one one for one one', '[card number]'],
	['The number on my card is 4111 1111 1111 1112', 'The number on my card is [card number]'],
	['four one one one two two two two three three three three four four four five', '[card number]'],
])('a card number is hidden: %s', (said, shown) => {
	expect(redact(`C: ${said}`)).toEqual([shown])
})

test('a card number read out in pieces is hidden, also where it is repeated', () => {
	expect(
		redact(
			'R: Go ahead with the card.',
			'C: Four one one one.',
			'R: Okay.',
			'C: One one one one.',
			'R: One one one one, got it.',
			'C: One one one one, one one one one.',
			'R: Perfect. And the expiration date?',
		),
	).toEqual([
		'Go ahead with the card.',
		'[card number].',
		'Okay.',
		'[card number].',
		'[card number], got it.',
		'[card number].',
		'Perfect. And the expiration date?',
	])
})

test('hides a card number when the speakers are unknown', () => {
	expect(redact('U: 4111 1111', 'U: 4111 1111', 'U: 1111 1111')).toEqual(Array(3).fill('[card number]'))
	expect(redact('C: 4111 1111', 'R: 1111', 'C: 1111')).toEqual(Array(3).fill('[card number]'))
})

test.each([
	['My social is 123-45-6789.', 'My social is [social security number].'],
	['123-45-6789', '[social security number]'],
	[
		'social security number one two three, four five, six seven eight nine',
		'social security number [social security number]',
	],
	['the last four of my social is 6789', 'the last four of my social is [social security number]'],
	['last 4 of social: six seven eight nine', 'last 4 of social: [social security number]'],
	['SSN ends in 6789', 'SSN ends in [social security number]'],
	['my social security number is 6789', 'my social security number is [social security number]'],
	['6789 is my social', '[social security number] is my social'],
	["My routing's 021000021.", "My routing's [routing number]."],
	['oh two one oh oh oh oh two one is the routing number', '[routing number] is the routing number'],
	[
		'my routing is oh six two two oh one six oh one and the account one seven seven four three',
		'my routing is [routing number] and the account [bank account]',
	],
	[
		"Routing's one two one oh four two eight eight two, account's nine nine three one oh four four.",
		"Routing's [routing number], account's [bank account].",
	],
	['checking account number 000123456789', 'checking account number [bank account]'],
	['It comes out of my checking, 123 456 7890', 'It comes out of my checking, [bank account]'],
	['The security code is 123.', 'The security code is [security code].'],
	['CVV four five six', 'CVV [security code]'],
	['the three digits on the back are nine eight seven', 'the three digits on the back are [security code]'],
])('an identifying number is hidden: %s', (said, shown) => {
	expect(redact(`C: ${said}`)).toEqual([shown])
})

test('an answer is understood by its question', () => {
	expect(redact('R: And the last four of your social?', 'C: Six seven eight nine.')[1]).toBe(
		'[social security number].',
	)
	expect(redact("R: What's the routing number?", 'C: Sure, hold on. It is 021000021.')[1]).toBe(
		'Sure, hold on. It is [routing number].',
	)
	expect(
		redact('R: And the account number?', 'C: Zero zero one two', 'R: Mm-hmm.', 'C: three four five six'),
	).toEqual(['And the account number?', '[bank account]', 'Mm-hmm.', '[bank account]'])
	expect(redact('R: The three digit code on the back of that card for the payment?', 'C: 123')[1]).toBe(
		'[security code]',
	)
	expect(
		redact('R: Verify your date of birth?', 'C: March fourteenth', 'R: Okay.', 'C: nineteen sixty two')[1],
	).toBe('[date of birth]')
})

test('a card number after a date of birth is a card number', () => {
	const lines = [
		'R: Your date of birth and the card?',
		'C: Four one one one, one one one one.',
		'R: Okay.',
		'C: 11111111',
	]
	expect(redact(...lines)).toEqual([lines[0]?.slice(3), '[card number].', 'Okay.', '[card number]'])
})

test('a number once hidden is hidden wherever it is said again', () => {
	const [, , , again] = redact(
		'C: My account number is 000123456789.',
		'R: Thank you. Let me explain how the program works before we go on with anything else today, because it matters.',
		'C: Fine by me, I would rather hear all of it than be sorry about it later on, you know how that goes.',
		'R: So I have 000123456789 here.',
	)
	expect(again).toBe('So I have [bank account] here.')
})

test.each([
	['My date of birth is 03/14/1962.', 'My date of birth is [date of birth].'],
	['born on March 14th, 1962 in Ohio', 'born on [date of birth] in Ohio'],
	['I was born the fourteenth of March nineteen sixty two', 'I was born the [date of birth]'],
	[
		'his date of birth is December 25, 1990 and hers is 12-1-91',
		'his date of birth is [date of birth] and hers is [date of birth]',
	],
	['DOB 1962-03-14', 'DOB [date of birth]'],
	['date of birth: 3-14-62', 'date of birth: [date of birth]'],
	['date of birth oh three fourteen sixty two', 'date of birth [date of birth]'],
	['birthday is March fourteenth', 'birthday is [date of birth]'],
	['birthday is may twenty first sixty two', 'birthday is [date of birth]'],
	['date of birth 03141962', 'date of birth [date of birth]'],
	['birth date zero three one four one nine six two', 'birth date [date of birth]'],
	['born June second two thousand and one', 'born [date of birth]'],
	['March 14, 1962 is my birthday', '[date of birth] is my birthday'],
	[
		'my birthday is March 14th 1962 and the first payment is May 3rd',
		'my birthday is [date of birth] and the first payment is May 3rd',
	],
])('a date of birth is hidden: %s', (said, shown) => {
	expect(redact(`C: ${said}`)).toEqual([shown])
})

test.each([
	'I owe 4,500 on the Visa and 12,250 on the Discover.',
	'I owe forty five hundred on the Visa, fifty two hundred on the Discover and eighteen thousand on the Chase card.',
	'The payment is $412.50 for 48 months at 24.99%.',
	'It takes twenty four to forty eight months, about two to four years.',
	'4500 on one, 5200 on another, 3300 on the last',
	'twenty thousand dollars in credit card debt across six cards',
	'Call us back at 800-555-0123.',
	'You can reach me at eight hundred, five five five, oh one two three, extension four five six.',
	'My cell is five five five, oh one two three, four five six seven.',
	'My number is 614 555 0187, that is 614 555 0187.',
	'I get social security, nineteen hundred a month.',
	'I live on social security income of 1850 a month.',
	'My social security check is 1,850.',
	'I saw it on social media 3 times in 2024.',
	'Since 2015, 2016, 2017, 2018 I have been paying.',
	'I opened the account in 2015.',
	'My Chase account ends in 4432.',
	'the card ending in 4432',
	'The last four of that card are 4432, right?',
	'Your reference number is 4471 8820 1934.',
	'Your client ID is 88231940.',
	'zip code 90210, house number 1412',
	'I have about 12000 in my checking account.',
	'There is 3500 dollars in savings.',
	'The savings are 12500 over 36 months.',
	'Your first payment is due March 15th, 2026.',
	'My daughter was born in 2015.',
	'I was born in Ohio and moved here in March 1998.',
	'Happy birthday! Your first draft is March 15th.',
	'I am 62 and my wife is 59.',
	'My score was 712 and now it is 540.',
	'The fee is twenty five percent of the enrolled debt, 25%.',
	'It expires 04/27.',
	'We have helped 100,000 clients since 1999 and settled 2,000,000,000 dollars.',
	'One second. Two of my four cards are maxed.',
	'Page 4111, line 1111.',
	'Oh, one more thing: two for one, three to four, five.',
	'The account is 90 days late.',
	'Your routing of the documents takes 3 to 5 days.',
	'A security code will be sent to your phone.',
	'The social worker called 3 times.',
	'Loan number 00012345678 with Wells Fargo',
	'between 4000 and 5000, maybe 6000, or 7000',
	'1 800 555 0199 or 1 888 555 0144',
	'NMLS 1234567',
	'Monday the 14th of March at 3:30',
])('an ordinary number stays: %s', (said) => {
	expect(redact(`C: ${said}`)).toEqual([said])
	expect(redact(`R: ${said}`)).toEqual([said])
})

test('a question about one thing leaves the answer to another alone', () => {
	const lines = ['R: What is your phone number?', 'C: Six one four, five five five, oh one eight seven.']
	expect(redact(...lines)).toEqual(lines.map((line) => line.slice(3)))
	const amounts = [
		'R: How much comes out of your checking account for the car?',
		'C: 412 a month.',
		'R: And the balance?',
		'C: 18250',
	]
	expect(redact(...amounts)).toEqual(amounts.map((line) => line.slice(3)))
})

test('the words with their times are hidden too, and still spell the text', () => {
	const text = 'Card 4111 1111, uh, 1111 1111. Thanks.'
	const words = text.split(' ').map((word, i) => ({ text: word, start: i, end: i + 0.5, confidence: 0.9 }))
	const [segment] = redactTranscript([
		{ speaker: 'customer', text, start: 0, end: 7, confidence: null, words },
	]).segments
	expect(segment?.text).toBe('Card [card number]. Thanks.')
	expect(segment?.words?.map(({ text, start, end }) => [text, start, end])).toEqual([
		['Card', 0, 0.5],
		['[card number]', 1, 5.5],
		['Thanks.', 6, 6.5],
	])
})

test('words that do not spell the text are left out where something is hidden', () => {
	const words = [{ text: '4111111111111111', start: 0, end: 1, confidence: null }]
	const segment: Segment = {
		speaker: 'customer',
		text: '4111 1111 1111 1111',
		start: 0,
		end: 1,
		confidence: null,
	}
	expect(redactTranscript([{ ...segment, words }]).segments).toEqual([{ ...segment, text: '[card number]' }])
})

test('what is hidden is counted, and hiding again changes nothing', () => {
	const once = redactTranscript(someSegments('C: 4111 1111 1111 1111', 'C: security code 123', 'R: Thanks.'))
	expect(once.hiddenPassages).toBe(2)
	expect(redactTranscript(once.segments)).toEqual({ segments: once.segments, hiddenPassages: 0 })
})

const megabyte = (text: string) => text.repeat(Math.ceil(1_000_000 / text.length)).slice(0, 1_000_000)

test.each([
	['digits', '1'],
	['digits one by one', '4 '],
	['spoken digits', 'four one '],
	['labels', 'social security number account routing card '],
	['labels and digits', 'account 123456 social 1234 born March '],
	['amounts', '$1,111,111.11 '],
	['commas', '1,111,'],
	['one word', 'a'],
	['control characters', '\u0000\u001b[2J4111'],
	['another script', '卡号是四一一一'],
	['markup', '<b>4111</b>&amp;'],
	['half a character', '\ud83d4'],
])('a megabyte of %s is read', (_, text) => {
	const [segment] = someSegments(`C: ${megabyte(text)}`) as [Segment]
	expect(redactTranscript([segment]).segments).toHaveLength(1)
})

test('a hundred thousand turns are read', () => {
	const [okay, digits] = someSegments('R: okay', 'C: 4111') as [Segment, Segment]
	const turns = Array.from({ length: 100_000 }, (_, i) => (i % 2 ? okay : digits))
	expect(redactTranscript(turns).segments).toHaveLength(100_000)
})
