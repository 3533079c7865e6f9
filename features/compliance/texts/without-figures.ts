/**
 * Suggested lines are written with placeholders for values that differ by company and call, such as {percent}, {company}
 * and {day}. Screens never show a placeholder: these wordings replace it and prompt the rep to give the value.
 */

/** Replacements for passages with placeholders. All are applied in order, so longer passages come first. */
const wordings: readonly (readonly [slotted: string, plain: string])[] = [
	// Who is calling.
	[
		'is {name} with {company} on a recorded line, calling',
		'let me introduce myself and our company. This line is recorded, and I am calling',
	],
	[
		'is {name} with {company} on a recorded line',
		'let me introduce myself and our company. This line is recorded',
	],
	['is {name} with {company}, calling to', 'let me introduce myself and our company. I am calling to'],
	[
		'is {name} with {company}, a private company, about',
		'let me introduce myself. I am with a private company, and this is about',
	],
	['is {name} with {company}', 'let me introduce myself and our company'],
	[
		'Thanks for calling {company}, this is {name} on a recorded line',
		'Thanks for calling. Let me introduce myself and our company; this line is recorded',
	],
	['My name is {name} from {company}', 'Let me introduce myself and our company'],
	['My supervisor is {name}, and I can', 'I can give you the name of my supervisor and'],
	["{company}'s debt settlement program", "our company's debt settlement program"],
	['private debt settlement program from {company}', 'private debt settlement program'],
	["I'm with {company}, and this isn't", "This isn't"],
	["I'm with {company}, a private", "I'm with a private"],
	['We are {company}, a private', 'We are a private'],
	['We are {company}, private and for-profit', 'We are a private, for-profit company'],
	["We're a private company called {company}", "We're a private company"],
	['{company} negotiates', 'We negotiate'],
	// How long it takes.
	[
		'We estimate {months} months in all, and an offer to each of your creditors by month {latest}',
		'Let me give you our estimate: how many months in all, and the month by which each of your creditors gets an offer',
	],
	[
		'We estimate {months} months in all, with an offer to each of your creditors by month {latest}',
		'Let me give you our estimate: how many months in all, and by which month each of your creditors gets an offer',
	],
	[
		'Figure around {months} months start to finish, with an offer out to each of your creditors by month {latest} at the latest',
		'Let me give you the number of months from start to finish, and the month by which each of your creditors gets an offer',
	],
	[
		'Our estimate is {months} months in all, and every creditor on your list gets an offer by month {latest} at the latest',
		'Let me give you our estimate in months, and the month by which every creditor on your list gets an offer',
	],
	[
		'The first creditor gets an offer around month five, the last one no later than month {latest}',
		'I will tell you when the first creditor gets an offer, and the month by which all of them have one',
	],
	['The program is estimated at {months} months', 'Let me give you our estimate of how many months it takes'],
	[
		'If it goes to plan the estimate is {months} months; it can take',
		'I can give you an estimate in months if it goes to plan; it can take',
	],
	['The estimate is {months} months', 'I can give you an estimate in months'],
	['Time: {months} months in all', 'Time: how many months in all'],
	['You will be done in {months} months', 'You will be done in three years'],
	// What has to be saved first.
	[
		"you'd need about {percent} of that debt saved in your account, for each one",
		"you'd need a share of that debt saved in your account. Let me tell you how much that is for each one",
	],
	[
		'you would need about {percent} of that debt saved in your account, and that goes for each one',
		'you would need a share of that debt saved in your account. Let me tell you how much that is for each one',
	],
	[
		'you need about {percent} of that debt saved in the account, and that goes for each one',
		'you need a share of that debt saved in the account. Let me tell you how much that is for each one',
	],
	[
		'save around {percent} of the balance in your account before we make that creditor an offer',
		'save a share of the balance in your account before we make that creditor an offer. Let me tell you how much',
	],
	['saved {percent} of it', 'saved a share of it, and I will tell you how much'],
	['Amount: about {percent} of each debt saved', 'Amount: the share of each debt saved'],
	// The fee and the total.
	[
		'Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}, and nothing',
		'Our fee is a percentage of the debt you enroll. I will give you the percentage, dollars and estimated total. Nothing',
	],
	[
		'Our fee is {percent} of the debt you enroll, about {fee}, inside an estimated total of {total}',
		'Our fee is a percentage of the debt you enroll. Let me give you the percentage, the fee in dollars and the estimated total',
	],
	[
		'Our fee is {percent} of the debt you enroll, about {fee}',
		'Our fee is a percentage of the debt you enroll. Let me give you the percentage and the fee in dollars',
	],
	[
		'Our fee is {percent} of the debt you enroll, and I will',
		'Our fee is a percentage of the debt you enroll. I will give you the figure and',
	],
	[
		"Our fee is {percent} of the debt you enroll, on your balances that's {fee} in total, charged",
		'Our fee is a percentage of the debt you enroll. I will give you the percentage and the fee in dollars on your balances. It is charged',
	],
	[
		'The fee is {percent} of the debt you enroll, about {fee} in all, and it is part of the total I gave you',
		'The fee is a percentage of the debt you enroll, and it is part of the total I gave you. Let me show you both',
	],
	[
		'Our fee is about {fee}, and it comes due',
		'There is a fee, I will give it to you in dollars, and it comes due',
	],
	['It is {fee}, due debt by debt', 'I will give you the fee in dollars; it is due debt by debt'],
	[
		'We charge {percent} of each debt you enroll, about {fee} in all, and each part',
		'We charge a percentage of each debt you enroll. I will give you the percentage and the fee in dollars, and each part',
	],
	[
		'We charge {percent} of each debt you enroll, due only',
		'We charge a percentage of each debt you enroll, and I will give you the figure. It is due only',
	],
	[
		'With settlements the whole program is estimated at {total}',
		'I will also give you the estimated total with the settlements',
	],
	[
		'With the settlements, the estimated total cost of the program is about {total}',
		'I will also give you the estimated total cost of the program, with the settlements',
	],
	['The estimated total is {total}', 'Let me give you the estimated total'],
	['The total with our fee is about {total}', 'Let me give you the estimated total with our fee'],
	[
		'in dollars that is about {fee} inside a total of about {total}',
		'let me give you both in dollars: the fee, and the total that includes it',
	],
	// What the customer has and pays.
	[
		'At {percent} a year, about {amount} of your payment this month is interest',
		'Part of your payment this month is interest. Let us work out how much, at the rate on your statement',
	],
	['That leaves about {amount}', 'So that is what is left each month'],
	['If {amount} a month leaves', 'If the deposit leaves'],
	[
		'To sum up: {amount} a month, about {months} months by our estimate, our fee',
		'To sum up: the monthly deposit, the estimated number of months, our fee',
	],
	[
		'You put aside about {amount} a month in your own account for an estimated {months} months',
		'You put aside a deposit every month in your own account, for the estimated length of the program',
	],
	['four cards, about {total}, you are', 'four cards, you are'],
	// When to talk again.
	['Is {day} at {time} better', 'Is another day and time better'],
	['Let us say {day} at {time} your time', 'Let us set a day and a time that suit you'],
	['I will call once, on {day} at {time}', 'I will call once, at the time we agree on'],
	['I have noted {day} in case', 'I have made a note in case'],
	['I have noted {day}', 'I have noted when to call'],
	['I will call on {day} as a reminder', 'I can call as a reminder'],
	['on {day}', 'on a day that suits you'],
]

/** A greeting runs on: 'Hi, this is …' and 'This is …' lose their subject with the name. */
const subject = /(^|[\s“])(this|This|it|It) (let me introduce)/g

/** The line without placeholders, worded so that the rep gives the figure. */
export function withoutFigures(line: string): string {
	if (!line.includes('{')) return line
	const plain = wordings.reduce((text, [slotted, wording]) => text.replaceAll(slotted, wording), line)
	return plain.replace(subject, (_, before: string, word: string, rest: string) =>
		word === 'This' || word === 'It' ? `${before}L${rest.slice(1)}` : `${before}${rest}`,
	)
}

/** Applies `withoutFigures` to every string in a value, such as a guide entry or an analysis. */
export function allWithoutFigures<Value>(value: Value): Value {
	if (typeof value === 'string') return withoutFigures(value) as Value
	if (Array.isArray(value)) return value.map(allWithoutFigures) as Value
	if (value === null || typeof value !== 'object') return value
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [key, allWithoutFigures(each)]),
	) as Value
}
