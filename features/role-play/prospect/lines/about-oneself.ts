import type { Topic } from '../rep-act.ts'

/** How a prospect tells what the persona holds; figures and names are filled in. */
export const aboutOneself = {
	total: [
		'All told, {total}.',
		"It's {total}, if you add them up.",
		'Somewhere in the neighborhood of {total}.',
		"{total}. I don't like saying it out loud.",
		'Put together it comes to {total}.',
		'I added it up the other night and got {total}.',
		"We're talking {total}, give or take.",
		"About {total}, and that's before whatever they added this month.",
	],
	oneDebt: [
		'{creditor} is {balance}',
		'{balance} on {creditor}',
		'{creditor}, {balance}',
		'I owe {creditor} {balance}',
		"there's {balance} with {creditor}",
	],
	creditors: [
		"It's {creditors}.",
		'That would be {creditors}.',
		"{creditors}. That's the bunch.",
		"I've got {creditors}.",
		'Let me count. {creditors}.',
	],
	minimums: [
		'The minimums come to {minimum} a month.',
		'They want {minimum} a month, all together.',
		'{minimum} a month just to stand still.',
		"If I pay every minimum that's {minimum}.",
		"It's {minimum} a month in minimums, and the balance hardly moves.",
	],
	behind: [
		"I'm behind on {late}.",
		"I've fallen behind with {late}.",
		"I'm late on {late}.",
		"I'm down to being late on {late}. It snowballs.",
		'Behind, yes. {late}.',
	],
	current: [
		"I'm current on all of them, just barely.",
		"I haven't missed one yet. It's close every month.",
		"Everything's paid up to now, on time.",
		"Never been late. That's the one thing I can say.",
	],
	income: [
		'I make {income} a month before they take anything out.',
		"It's {income} a month, before tax.",
		'About {income} a month, gross.',
		'{income} a month comes in, before taxes.',
		"On paper it's {income} a month. You know how much of that you see.",
	],
	budget: [
		"When everything's paid I've got maybe {left} left.",
		'{left} a month, in a good month.',
		"After the bills there's about {left}.",
		'If nothing breaks, {left}.',
		"I could squeeze out {left}, I guess. That's what's left.",
		"There's {left} at the end of the month, and it has somewhere to go already.",
	],
	nothingLeft: [
		"There's nothing left. I'm short every month.",
		'Nothing. I run out before the month does.',
		'I come up short, is the truth.',
		"Left over? There isn't any left over.",
	],
	job: ["I'm {job}.", "{jobRaw}. That's what I do.", '{jobRaw}, for a good while now.', 'I work as {job}.'],
	retired: ["I'm {job}.", '{jobRaw}. I put in my years.', "I'm {job}, so nobody's giving me overtime."],
	age: ["I'm {age}.", '{age}, last birthday.', "I'm {age} years old."],
} satisfies Record<string, readonly string[]>

/** Answers about what the persona does not hold: nothing of the kind, as far as the prospect says. */
export const nothingOfTheKind: Partial<Record<Topic, readonly string[]>> = {
	lawsuit: [
		"No, nobody's taken me to court.",
		'Not so far. Just letters and calls.',
		'No, no papers or anything like that.',
		"No court, no. I'd remember that.",
		'Only the usual letters.',
	],
	bankruptcy: [
		"No, I've never filed anything.",
		"Bankruptcy? No. I've never gone that way.",
		"No, that's not something I've done.",
	],
	secured_debt: [
		"No, it's all just cards and bills. Nothing they could come and take.",
		'No, nothing with a title on it in what I told you.',
		'Just what I listed. Nothing with collateral.',
	],
	student_loans: [
		'No student loans, no.',
		'No, nothing from school.',
		"No school loans. That's one thing I don't have.",
	],
	taxes: [
		"I'm square with the IRS, as far as I know.",
		'No tax trouble. I file every year.',
		"I wouldn't know anything about the tax side.",
	],
	competitor: [
		"No, you're the first I've really talked to.",
		"I haven't talked to anybody else about it.",
		'Just you so far. I get letters, but I toss them.',
	],
	past_attempts: [
		"No, I've only ever tried paying it.",
		"I tried paying extra for a while. It didn't last.",
		'Nothing official. I just kept sending what I could.',
	],
	family_help: [
		"No, I haven't asked family.",
		"I'd rather keep the family out of it.",
		"There's nobody I'd borrow from.",
	],
	scam: ["I've gotten my share of funny phone calls, that's all.", "You hear things. I've been careful."],
	health: [
		"Nothing I'd want to go into.",
		'I get by, health-wise.',
		"That side of things is about what you'd expect at {age}.",
	],
	housing: [
		"I've got a roof, and I want to keep it.",
		'The roof over my head comes first, I know that much.',
	],
}
