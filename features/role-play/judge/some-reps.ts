import type { ProspectEvent } from '../prospect/index.ts'
import type { Exchange } from './some-play.ts'

const mood = (trust: number, understanding = 0, pressure = 0): ProspectEvent => ({
	kind: 'mood',
	trust,
	understanding,
	pressure,
	urgency: 0,
	patience: 0,
})
const raised: ProspectEvent = { kind: 'objection_raised', code: 'price' }
const pressed: ProspectEvent = { kind: 'objection_pressed', code: 'price' }
const trap: ProspectEvent = { kind: 'trap_set', code: 'guaranteed_result' }
const asked: ProspectEvent = { kind: 'question_asked', topic: 'fee' }

/** Reps as they would talk to the prospect of `someScript`, from excellent to unlawful, with what comes of it. */
export const someReps: Record<
	string,
	{ exchanges: Exchange[]; outcome: 'enrolled' | 'declined' | 'hung_up' | null }
> = {
	excellent: {
		outcome: 'enrolled',
		exchanges: [
			{
				rep: 'Hi Maria, this is Sam with Harbor Debt Relief on a recorded line, calling to offer our debt settlement service. Is that okay with you?',
				events: [mood(0.5)],
			},
			{
				rep: 'What happened that made the payments hard to keep up with?',
				events: [mood(0.5)],
				prospect: 'My husband hurt his back.',
			},
			{
				rep: "I'm sorry, that is a lot to carry. Who do you owe, card by card, and how much on each?",
				events: [mood(1)],
				prospect: 'Chase, Citi and Capital One.',
			},
			{
				rep: 'After rent, food and the car, what is left over in a month?',
				events: [mood(0.3)],
				prospect: 'About two hundred forty.',
			},
			{
				rep: 'Have any papers come from a court or from a lawyer for a creditor? And what would you like to be different a year from now?',
				events: [{ kind: 'fact_revealed', id: 'summons' }, mood(0.4)],
				prospect: 'I was served last week.',
			},
			{
				rep: "Thank you for telling me, that must be frightening. Don't ignore it: talk to an attorney or legal aid about it right away. I'm not a lawyer and can't advise you on it.",
				events: [mood(1, 0.5), asked],
				prospect: 'Okay. How much do you charge?',
			},
			{
				rep: "Our fee is 25% of the debt you enroll, about $5,600, inside an estimated total of $16,800. Nothing is due until a debt is settled, you've approved it and a payment has gone to that creditor.",
				events: [raised, mood(0.2, 1)],
				prospect: 'That is a lot of money.',
			},
			{
				rep: 'It is real money, and I understand. Which part feels high: the total, the monthly deposit or the fee? If it leaves you short I would rather not enroll you.',
				events: [{ kind: 'objection_met', code: 'price' }, mood(1, 0.5), trap],
				prospect: 'All right. So it is guaranteed they settle?',
			},
			{
				rep: 'No, I can not guarantee that. Creditors do not have to settle. We estimate 48 months in all, and an offer to each of your creditors by month 44, and it can take longer.',
				events: [{ kind: 'trap_resisted', code: 'guaranteed_result' }, mood(1, 1)],
			},
			{
				rep: "Before we make an offer on a debt you'd need about 25% of that debt saved in your account, for each one. The money in the account is yours. You can leave any time with no penalty, and you get everything back except fees we have already earned.",
				events: [mood(0.3, 1)],
			},
			{
				rep: 'Here is the hard part: if the cards go unpaid your credit will likely drop, a creditor may sue you or send it to collections, and interest and late fees can make the balances grow. Would you tell me in your own words what that means for you?',
				events: [mood(0.5, 1)],
				prospect: 'My credit goes down and they might sue.',
			},
			{
				rep: 'Let me say back what I heard: about $22,400 with three cards, and $240 left over. You have heard the cost and the risks. Do you want to go ahead and enroll, or would you rather read the agreement first?',
				events: [mood(0.3), { kind: 'ended', outcome: 'enrolled' }],
				prospect: 'Let us go ahead.',
			},
		],
	},
	average: {
		outcome: null,
		exchanges: [
			{
				rep: 'Hi Maria, this is Sam with Harbor Debt Relief, you are on a recorded line.',
				events: [mood(0.2)],
			},
			{
				rep: 'How much do you owe on your cards?',
				events: [mood(0)],
				prospect: 'About twenty two thousand.',
			},
			{ rep: 'Okay. What happened?', events: [mood(0.2)], prospect: 'My husband hurt his back.' },
			{
				rep: 'We negotiate with your creditors to settle for less. You put money aside in an account that is yours.',
				events: [mood(0, 0.5), asked],
				prospect: 'And what do you charge?',
			},
			{
				rep: 'Our fee is 25% of the debt you enroll, about $5,600, and the estimated total is $16,800.',
				events: [raised, mood(0, 0.5)],
				prospect: 'That is a lot.',
			},
			{
				rep: 'I understand. Let us look at your budget, what is left over in a month?',
				events: [{ kind: 'objection_met', code: 'price' }, mood(0.5)],
			},
			{
				rep: 'It takes about 48 months. Your credit will likely be hurt and you may be sued.',
				events: [mood(0, 0.5), trap],
				prospect: 'But it is guaranteed?',
			},
			{
				rep: 'No, there is no guarantee.',
				events: [{ kind: 'trap_resisted', code: 'guaranteed_result' }, mood(0.5)],
			},
			{ rep: 'I can send you the agreement tonight and call you back Thursday.', events: [mood(0.2)] },
		],
	},
	'polite but incompetent': {
		outcome: 'declined',
		exchanges: [
			{ rep: 'Hello Maria, thank you so much for your time today, I appreciate it.', events: [mood(0.3)] },
			{
				rep: 'That is lovely. Thank you for sharing.',
				events: [mood(0)],
				prospect: 'What do you do exactly?',
			},
			{
				rep: 'We have a wonderful program and lots of happy people here.',
				events: [mood(0), asked],
				prospect: 'What does it cost?',
			},
			{
				rep: 'Oh, that is a good question, I would have to check on that.',
				events: [raised, mood(-0.3)],
				prospect: 'I bet it is a lot.',
			},
			{
				rep: 'I see. Well, I am sure it is very nice.',
				events: [pressed, mood(-0.5)],
				prospect: 'I said it is a lot.',
			},
			{
				rep: 'I understand, thank you. Is there anything else?',
				events: [trap, mood(-0.3)],
				prospect: 'Is it guaranteed?',
			},
			{
				rep: 'I think somebody could tell you more about that.',
				events: [{ kind: 'trap_ignored', code: 'guaranteed_result' }, mood(-0.5)],
			},
			{ rep: 'Thank you for your time, have a great day.', events: [{ kind: 'ended', outcome: 'declined' }] },
		],
	},
	pushy: {
		outcome: 'hung_up',
		exchanges: [
			{ rep: 'Hi, Sam with Harbor Debt Relief. You need to do this now.', events: [mood(-1, 0, 2)] },
			{
				rep: 'How much do you owe? You really have to decide today.',
				events: [mood(-1, 0, 2), raised],
				prospect: 'That sounds like a lot of money.',
			},
			{ rep: 'What are you waiting for? Just sign up now, I need a yes.', events: [pressed, mood(-1, 0, 2)] },
			{
				rep: 'Come on, do you want to enroll or not? Say yes.',
				events: [pressed, { kind: 'enrollment_refused', why: 'not ready' }, mood(-1, 0, 2)],
			},
			{
				rep: 'You are just making excuses. Sign up with us today.',
				events: [pressed, { kind: 'warned', why: 'pressure' }, mood(-1, 0, 2)],
			},
			{
				rep: 'Let us get you enrolled right now, yes?',
				events: [{ kind: 'ended', outcome: 'hung_up' }, mood(-1, 0, 2)],
			},
		],
	},
	unlawful: {
		outcome: 'enrolled',
		exchanges: [
			{
				rep: 'Hi Maria, this is Sam with Harbor Debt Relief on a recorded line about our debt settlement service.',
				events: [mood(0.3)],
			},
			{
				rep: 'What happened with the cards, and how much do you owe on each?',
				events: [mood(0.5)],
				prospect: 'My husband hurt his back.',
			},
			{
				rep: "I'm so sorry. I guarantee every bank will settle and you will be debt free in three years.",
				events: [mood(1), trap],
				prospect: 'So it is guaranteed?',
			},
			{
				rep: 'Absolutely, guaranteed. And they can not sue you while you are with us.',
				events: [{ kind: 'trap_taken', code: 'guaranteed_result' }, mood(1)],
			},
			{
				rep: 'Just stop paying your cards, nothing happens to your credit.',
				events: [mood(0.5), raised],
				prospect: 'And the price?',
			},
			{
				rep: 'There is a $495 enrollment fee today and then we start. It is a government program anyway.',
				events: [{ kind: 'objection_met', code: 'price' }, mood(0.5)],
			},
			{ rep: 'Do you want to go ahead and enroll?', events: [{ kind: 'ended', outcome: 'enrolled' }] },
		],
	},
	silent: {
		outcome: 'hung_up',
		exchanges: ['…', 'uh', '...', 'hm', '…', 'um'].map((rep) => ({
			rep,
			events: [mood(-0.5)],
			prospect: 'Hello? Are you there?',
		})),
	},
	rambling: {
		outcome: 'declined',
		exchanges: Array.from({ length: 6 }, (_, at) => ({
			rep: `${'So our program is something that a lot of people have been looking at and there are many parts to it and each of them is interesting in its own way and I could go on about how it came to be and who started it and what the weather was like. '.repeat(4)} And that is part ${at}.`,
			events: [
				{ kind: 'interrupted', why: 'long' } as const,
				...(at === 2 ? [raised] : at > 2 ? [pressed] : []),
				mood(-0.5),
			],
			prospect: 'Can you get to the point?',
		})),
	},
}
