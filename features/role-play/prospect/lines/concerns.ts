/** What is behind an objection, when the rep asks: by its code in the playbook. */
export const concerns: Record<string, readonly string[]> = {
	price: [
		"It's the monthly amount. There isn't any slack.",
		"It's the fee. I keep thinking I'd be paying you instead of them.",
		'Mostly the total. I add it up and my stomach turns.',
		'If the car breaks down, where does the payment come from?',
	],
	think_about_it: [
		'I just need to hear it in my own head for a night.',
		"It's the credit part, and whether they'd take me to court.",
		'I want to read it where nobody is waiting on me.',
		"I've jumped before and I was sorry.",
	],
	spouse: [
		"We don't do money behind each other's back.",
		"I'd have to explain it at the kitchen table, and I couldn't.",
		'It affects the both of us.',
		"There'd be a fight if I just came home with this.",
	],
	competitor: [
		"I want to know what's different about you, that's all.",
		'The other ones quoted me lower.',
		"I'd like to lay two of them side by side.",
		'They sounded just as sure as you do.',
	],
	not_right_time: [
		'Everything is happening at once over here.',
		"I've got too much on my plate this month.",
		'Let me get past this next stretch first.',
		"It's not that I don't want to. It's the timing.",
	],
	manager_or_not_authorized: [
		"It isn't only mine to decide.",
		'Somebody else signs off on money.',
		"I'd be stepping on toes if I said yes.",
		'I need the other person to hear it.',
	],
	not_sure: [
		"I can't put my finger on it. Just a feeling.",
		"I'm afraid of making it worse.",
		"What if I'm wrong again?",
		'It sounds fine and I still have a knot in my stomach.',
	],
	already_tried: [
		'They took money for months and nothing got settled.',
		'Nobody called me back after I signed. Nobody.',
		'I ended up further behind than when I started.',
		"They promised me the moon, and I'm still paying for it.",
	],
	scam_fear: [
		"I can't see you. You could be anybody.",
		"I've read about people losing everything to outfits like this.",
		'How do I know you are who you say?',
		"My neighbor got taken, and she's no fool.",
	],
	credit_score_worry: [
		"My credit is about the only thing I've kept up.",
		'I was hoping to get a place in a year or two.',
		'How low would it go, and for how long?',
		'They check it where I work.',
	],
	bankruptcy_instead: [
		'A lawyer told me I could just start over.',
		"With that, at least there's a judge and it's finished.",
		"I'd hate to pay for years and end up there anyway.",
		'Why not get it over with?',
	],
	pay_on_my_own: [
		'I got myself into it. I ought to get myself out.',
		"I don't see what you do that I can't do with a phone.",
		"I'd rather the fee went to the card.",
		"I've always paid what I owe.",
	],
}
