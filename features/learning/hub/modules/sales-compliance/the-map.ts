import type { Lesson } from '../../../contract.ts'
import { exercise, heading, instead, points, say, text } from '../../lesson-parts.ts'

export const theMap: Lesson = {
	id: 'the-map',
	title: 'The sales rule on one page',
	minutes: 7,
	trains: [
		{ kind: 'skill', code: 'compliance' },
		{ kind: 'disclosure', code: 'time_to_results' },
	],
	parts: [
		text(
			'The Telemarketing Sales Rule of the Federal Trade Commission is short where it touches you. Three duties, and each binds a call that answers our advertising just as much as one that we make.',
		),
		points(
			'Tell, before anybody enrolls: time, amount before an offer, the three risks of not paying, the rights in the account, fee and total cost.',
			'Do not mislead, about anything that matters: savings, time, credit, collections, who we are, how many succeed.',
			'Do not be paid early: no fee before a debt is settled, approved and paid on.',
		),
		text(
			'On calls that we make there is more: calling hours, do-not-call lists, and saying promptly who calls and that something is sold. State law may add to all of it, and the stricter one counts.',
		),
		heading('“Before” is a moment'),
		text(
			'Before the signature, before bank details, before a clear “yes, sign me up”. One minute after is late, even on the same call. That is why a disclosure belongs to a place in your call and not to a sheet at its end.',
		),
		points(
			'Opening: recording, who you are, what you sell.',
			'When you show the plan: time and amount before an offer.',
			'When you explain the method: the three risks, together.',
			'Before you ask for a decision: fee, total, account, exit.',
			'Last: they tell the hardest two back to you.',
		),
		heading('Clear and conspicuous'),
		text(
			'A disclosure that nobody could follow was not given. Slow down, say one at a time, pause. “Just say yes after each of these” is the sound of a disclosure that did not happen.',
		),
		instead([
			'The next part is just legal stuff, I have to read it, say yes at the end of each.',
			'Before you decide, there are a few things that can go wrong, and I want you to hear them from me.',
		]),
		say(
			"We estimate {months} months in all, and an offer to each of your creditors by month {latest}. It's an estimate.",
		),
		exercise(
			'Take your own script. Mark where each of the five stands. Is one of them after the question that asks for the yes?',
			'Move it up. Most scripts leave the account rights and the total cost for the end, where the customer has already decided.',
		),
	],
	question: {
		asked: 'A customer calls you after seeing an advertisement. Which duties fall away?',
		answers: [
			'All of them: they called us.',
			'The five disclosures.',
			'Calling hours and the opening duties of the rule; disclosures, honesty and the fee ban stay.',
		],
		right: 2,
		why: 'Since 2010 calls answering advertising for debt relief are covered by the core of the rule.',
	},
	citation: '16 CFR 310.3(a)(1)',
}
