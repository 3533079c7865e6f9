import type { GuideEntry } from '#features/compliance/index.ts'
import { entryById } from '#features/guide/index.ts'
import type { CoachAnswer, Thread } from '../coach-answer.ts'
import { answerOf, guideSource, unmarked } from '../compose.ts'
import { plainTexts } from './plain-texts.ts'

/** What needs no entry of the guide. */
export const answerGreeting = (name: string) =>
	answerOf({
		act: 'greeting',
		parts: [plainTexts.greeting({ firstName: name.split(' ')[0] ?? name })],
	})

export const answerThanks = (thread: Thread | null): CoachAnswer => ({
	...answerOf({
		act: 'thanks',
		parts: [plainTexts.thanks],
	}),
	thread: thread ?? answerOf({ act: 'thanks', parts: [] }).thread,
})

export const answerAbilities = () =>
	answerOf({
		act: 'abilities',
		parts: [plainTexts.abilities, plainTexts.abilityList, plainTexts.noAdvice],
	})

/** To a rep who may be in danger; who of the two it is about is not always clear, so it says what to do for a customer. */
export const answerCrisis = () => {
	const ofCustomer = entryById('crisis-on-a-call')
	return answerOf({
		act: 'crisis',
		entries: ofCustomer ? [ofCustomer] : [],
		parts: [
			plainTexts.crisis,
			plainTexts.callsCanWait,
			ofCustomer && plainTexts.crisisOfCustomer({ whatToDo: ofCustomer.answer }),
		],
	})
}

export const answerDistress = () =>
	answerOf({
		act: 'distress',
		parts: [plainTexts.distress, plainTexts.takeBreak, plainTexts.offerLastCall],
		thread: { asked: { about: 'last call', options: [] } },
	})

/** What the company and not the guide knows of the rep's own work. */
export const answerOwnPay = () =>
	answerOf({
		act: 'unknown',
		parts: [plainTexts.ownPay],
	})

/** Asked to leave the rules aside, with no matter that the guide knows. */
export const answerRefusal = () =>
	answerOf({
		act: 'refusal',
		parts: [plainTexts.refusal],
	})

/** Nothing in the guide answers; the nearest entry is named but not quoted. */
export function answerUnknown(near: readonly { entry: GuideEntry }[]): CoachAnswer {
	const entries: GuideEntry[] = near.slice(0, 3).map(({ entry }) => entry)
	return answerOf({
		act: 'unknown',
		parts: [
			entries.length === 0 ? plainTexts.outside : plainTexts.unknown,
			entries.length > 0 &&
				plainTexts.nearby({ titles: entries.map(({ title }) => `**${title}**`).join(', ') }),
		],
		sources: entries.map(guideSource),
		thread: entries.length > 0 ? { asked: { about: 'entry', options: entries.map(({ id }) => id) } } : {},
	})
}

export const listOptions = (entries: readonly GuideEntry[]) =>
	entries.map(({ title }, at) => `${at + 1}. ${unmarked(title)}`).join('\n')

/** Asks which of some entries is meant. */
export const askWhich = (entries: readonly GuideEntry[]) =>
	answerOf({
		act: 'ask',
		parts: [plainTexts.whichOne, listOptions(entries)],
		thread: { asked: { about: 'entry', options: entries.map(({ id }) => id) } },
	})

/** Told that it answered something else. */
export const answerMisread = () =>
	answerOf({
		act: 'ask',
		parts: [plainTexts.misread],
		thread: { asked: { about: 'matter', options: [] } },
	})

/** Asks what a message points at. */
export const askForMatter = () =>
	answerOf({
		act: 'ask',
		parts: [plainTexts.askForMatter],
		thread: { asked: { about: 'matter', options: [] } },
	})
