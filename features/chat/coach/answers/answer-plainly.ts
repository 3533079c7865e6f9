import type { GuideEntry } from '#features/compliance/index.ts'
import type { Match } from '#features/guide/index.ts'
import type { CoachAnswer, Thread } from '../coach-answer.ts'
import { answerOf, guideSource } from '../compose.ts'

/** What needs no entry of the guide. */
export const answerGreeting = (name: string) =>
	answerOf({
		act: 'greeting',
		parts: [
			`Hi ${name.split(' ')[0] ?? name}. Ask me what to say to an objection, paste a line to check, ask for a rule, or ask about one of your calls.`,
		],
	})

export const answerThanks = (thread: Thread | null): CoachAnswer => ({
	...answerOf({
		act: 'thanks',
		parts: ['Any time. Say it your own way and keep the meaning: that is what customers hear.'],
	}),
	thread: thread ?? answerOf({ act: 'thanks', parts: [] }).thread,
})

export const answerAbilities = () =>
	answerOf({
		act: 'abilities',
		parts: [
			'I coach debt-settlement calls from your compliance guide and your own calls:',
			[
				'- words for an objection: *what do I say when she needs to ask her husband?*',
				'- a check of a line: *can I say "we\'ll cut your debt in half"?*',
				'- a rule or a disclosure and where it stands',
				'- a rewrite of a line that got flagged',
				'- a drill: *let me practice the spouse objection*',
				'- your calls: *where did I lose Denise?* or *which disclosures do I forget most?*',
			].join('\n'),
			'I do not give legal or tax advice, and I say so when I do not know.',
		],
	})

export const answerCrisis = () =>
	answerOf({
		act: 'crisis',
		parts: [
			'Please stop here and talk to a person now: somebody near you, your supervisor, your doctor, or your local emergency or crisis line. If you are in danger right now, call emergency services.',
			'The calls can wait. You matter more than any of them.',
		],
	})

export const answerDistress = () =>
	answerOf({
		act: 'distress',
		parts: [
			'That is a hard stretch, and it says little about how good you are: most people who call are scared about money, and most calls end in no.',
			'Take ten minutes off the phone, then do one thing only on the next call: ask one open question and let them finish. If it stays this heavy, tell your supervisor; that is no weakness.',
			'Want me to look at your last call for one thing to change, or one thing that went well?',
		],
		thread: { asked: { about: 'last call', options: [] } },
	})

/** What the company and not the guide knows of the rep's own work. */
export const answerOwnPay = () =>
	answerOf({
		act: 'unknown',
		parts: [
			"I don't know that: your pay, plan and schedule are not part of the guide. Your manager has them.",
		],
	})

/** Asked to leave the rules aside, with no matter that the guide knows. */
export const answerRefusal = () =>
	answerOf({
		act: 'refusal',
		parts: [
			'No. I work within the rules, whoever asks: no guarantees, no invented figures, no fee before a settlement, nothing hidden. Tell me what the customer said and I will find you words that hold up.',
		],
	})

/** Nothing in the guide answers; what is nearest is named, not told. */
export function answerUnknown(near: readonly Match[]): CoachAnswer {
	const entries: GuideEntry[] = near.slice(0, 3).map(({ entry }) => entry)
	return answerOf({
		act: 'unknown',
		parts: [
			entries.length === 0
				? "I don't know that: it is outside what I coach. I can help with what to say on a debt-settlement call, the rules, a line to check, and your own calls."
				: "I don't know that, and I would rather not guess. Your compliance lead can tell you.",
			entries.length > 0 &&
				`What I do know nearby: ${entries.map(({ title }) => `**${title}**`).join(', ')}.`,
		],
		sources: entries.map(guideSource),
		thread: entries.length > 0 ? { asked: { about: 'entry', options: entries.map(({ id }) => id) } } : {},
	})
}

/** Asks which of some entries is meant. */
export const askWhich = (entries: readonly GuideEntry[]) =>
	answerOf({
		act: 'ask',
		parts: ['Which one do you mean?', entries.map(({ title }, at) => `${at + 1}. ${title}`).join('\n')],
		thread: { asked: { about: 'entry', options: entries.map(({ id }) => id) } },
	})

/** Told that it answered something else. */
export const answerMisread = () =>
	answerOf({
		act: 'ask',
		parts: [
			"Then I misread you, sorry. Say it once more with the one thing you need: the customer's words, the line you want checked, or the rule you want to know.",
		],
		thread: { asked: { about: 'matter', options: [] } },
	})

/** Asks what a message points at. */
export const askForMatter = () =>
	answerOf({
		act: 'ask',
		parts: [
			"Tell me what you mean: what did the customer say, or which line is it? Type it the way it was said and I'll work with that.",
		],
		thread: { asked: { about: 'matter', options: [] } },
	})
