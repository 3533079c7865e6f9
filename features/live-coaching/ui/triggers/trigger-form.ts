import type { EditTrigger, Trigger } from '#features/live-coaching/contract.ts'
import { longestHint, longestPhrase, mostPhrases } from '#features/live-coaching/limits.ts'

/** The values of the form, as typed: one phrase per line. */
export type TriggerForm = {
	title: string
	phrases: string
	notPhrases: string
	speaker: Trigger['speaker']
	hint: string
	coolDownSeconds: string
	mostPerCall: string
	priority: string
	isEnabled: boolean
}

/** What is wrong with a field, for people. */
export type FormErrors = Partial<Record<keyof TriggerForm, string>>

/** What numbers of a trigger may be, from the least to the most. */
export const figures = {
	coolDownSeconds: { least: 0, most: 3600 },
	mostPerCall: { least: 1, most: 50 },
	priority: { least: 0, most: 100 },
} as const
type Figure = keyof typeof figures

/** Characters of a title. */
export const longestTitle = 80

export const emptyForm: TriggerForm = {
	title: '',
	phrases: '',
	notPhrases: '',
	speaker: 'customer',
	hint: '',
	coolDownSeconds: '60',
	mostPerCall: '3',
	priority: '50',
	isEnabled: true,
}

export function formOf(trigger: EditTrigger): TriggerForm {
	return {
		...trigger,
		phrases: trigger.phrases.join('\n'),
		notPhrases: trigger.notPhrases.join('\n'),
		hint: trigger.hint ?? '',
		coolDownSeconds: `${trigger.coolDownSeconds}`,
		mostPerCall: `${trigger.mostPerCall}`,
		priority: `${trigger.priority}`,
	}
}

/** The trigger that the form describes, or what is wrong with it. */
export function readForm(form: TriggerForm): { trigger: EditTrigger } | { errors: FormErrors } {
	const title = form.title.trim()
	const hint = form.hint.trim()
	const phrases = linesOf(form.phrases)
	const notPhrases = linesOf(form.notPhrases)
	const found: FormErrors = {
		title: title ? undefined : 'Enter a name.',
		phrases: phrases.length === 0 ? 'Write at least one phrase to listen for.' : wrongWith(phrases),
		notPhrases: wrongWith(notPhrases),
		hint: hint.length > longestHint ? `Write at most ${longestHint} characters.` : undefined,
		coolDownSeconds: wrongFigure('coolDownSeconds', form),
		mostPerCall: wrongFigure('mostPerCall', form),
		priority: wrongFigure('priority', form),
	}
	const wrong = Object.entries(found).filter(([, error]) => error !== undefined)
	if (wrong.length > 0) return { errors: Object.fromEntries(wrong) }
	const { speaker, isEnabled } = form
	const { coolDownSeconds, mostPerCall, priority } = form
	return {
		trigger: {
			title,
			phrases,
			notPhrases,
			speaker,
			hint: hint || null,
			coolDownSeconds: Number(coolDownSeconds),
			mostPerCall: Number(mostPerCall),
			priority: Number(priority),
			isEnabled,
		},
	}
}

/** Each line once, without the spaces around it. */
const linesOf = (text: string) => [
	...new Set(
		text
			.split('\n')
			.map((line) => line.trim())
			.filter(Boolean),
	),
]

function wrongWith(phrases: string[]) {
	if (phrases.length > mostPhrases) return `Write at most ${mostPhrases} phrases.`
	const wrong = phrases.find(
		(phrase) => phrase.length < 2 || phrase.length > longestPhrase || !/[\p{L}\p{N}]/u.test(phrase),
	)
	if (wrong === undefined) return undefined
	return `“${wrong.slice(0, 30)}” isn’t a valid phrase. Use words, at most ${longestPhrase} characters per line.`
}

function wrongFigure(name: Figure, form: TriggerForm) {
	const { least, most } = figures[name]
	const text = form[name].trim()
	const figure = Number(text)
	return /^\d+$/.test(text) && figure >= least && figure <= most
		? undefined
		: `Enter a whole number from ${least} to ${most}.`
}
