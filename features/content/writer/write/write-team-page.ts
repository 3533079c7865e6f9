import { bankOf } from '../parts/objections/objection-banks.ts'
import { agendaPoints, exercises, handoverPoints, lessons, repChecks } from '../parts/team-pages.ts'
import { topicLines } from '../parts/topics.ts'
import type { Pen } from '../plan/pen.ts'
import { nameFigures } from './describe-figures.ts'
import { listed, numbered } from './draft.ts'
import { asList, present, sizeOf, type WritePage, withFigures } from './page.ts'

export const writeAgenda: WritePage = (pen, title, insteads) => {
	const about = pen.brief.objections
		.slice(0, 2)
		.map((code) => `Practice on ${bankOf(code).about}: “${pen.oneOf(bankOf(code).quotes)}”`)
	const own = pen.sayMany(pen.grounding().points, 3).map((point) => `To go through: ${point}`)
	const points = [
		...about,
		...own,
		...pen.sayMany(agendaPoints, Math.max(2, sizeOf(pen) - about.length - own.length)),
	]
	return withFigures(
		pen,
		{
			head: [withDuration(title, pen.brief.request)],
			body: present(numbered(pen.shuffle(points)), ...insteads),
			tail: present(`${pen.oneOf(['Bring', 'Please bring', 'Prepare'])}: ${pen.mustSay(exercises)}`),
		},
		'Figures for it:',
	)
}

/** A meeting tells how long it is, where the request does. */
function withDuration(title: string, request: string): string {
	const [, minutes] = /\b(\d{1,3})[ -]?min(?:ute)?s?\b/i.exec(request) ?? []
	return minutes ? `${title} (${minutes} minutes)` : title
}

/** Wordings to leave and what to say in their place, where the guides have any on the subject. */
function swapsOf(pen: Pen): string[] {
	const swaps = pen.shuffle(pen.grounding().swaps).slice(0, 3)
	return [
		listed(
			'Never say:',
			swaps.map(({ not }) => `“${not}”`),
		),
		listed(
			'Say instead:',
			pen
				.sayMany(
					swaps.map(({ say }) => say),
					swaps.length,
				)
				.map((say) => `“${say}”`),
		),
	]
}

export const writeTraining: WritePage = (pen, title, insteads) => {
	const { taught, points } = pen.grounding()
	const about = pen.brief.objections.slice(0, 2).flatMap((code) => {
		const bank = bankOf(code)
		return [
			`${pen.oneOf(['What you will hear', 'How it sounds'])}: “${pen.oneOf(bank.quotes)}”`,
			`${pen.oneOf(['Begin with', 'First'])}: “${pen.mustSay(bank.acknowledge)}” ${pen.oneOf(['Then ask', 'And ask'])}: “${pen.mustSay(bank.ask)}”`,
			`${pen.oneOf(['A true answer', 'Then tell them'])}: “${pen.mustSay(bank.answer)}”`,
		]
	})
	return withFigures(
		pen,
		{
			head: [title],
			body: present(
				...about,
				...pen.sayMany(taught, pen.is('short') ? 2 : 3),
				listed(
					pen.oneOf(['Step by step:', 'The points:', 'What it takes:']),
					pen.sayMany(points, 5),
					asList(pen),
				),
				...swapsOf(pen),
				listed(
					pen.oneOf(['What matters:', 'To remember:', 'In short:']),
					pen.sayMany(lessons, taught.length > 0 ? 2 : sizeOf(pen)),
					asList(pen),
				),
				taught.length > 0 ? '' : pen.say(topicLines),
				...insteads,
				listed(
					pen.oneOf(['Practice:', 'Try it:', 'For practice:']),
					pen.sayMany(exercises, pen.is('short') ? 1 : 2),
				),
			),
			tail: [],
		},
		'The case to practice with:',
	)
}

/** What the next colleague needs, with what the request tells filled in. */
export const writeHandover: WritePage = (pen, title, insteads) => {
	const { customer, partner, creditors, objections, figures, mentioned } = pen.brief
	const known = present(
		customer ? `Customer: ${customer}` : 'Customer: [customer name]',
		...nameFigures(pen, figures),
		...(mentioned ?? []).map((name) => `Also named: ${name}`),
		partner ? `Decides with them: ${[partner.relation, partner.name].filter(Boolean).join(' ')}` : '',
		creditors.length > 0 ? `Creditors: ${creditors.join(', ')}` : '',
		...objections.slice(0, 3).map((code) => `About: ${bankOf(code).about}`),
	)
	return {
		head: [title],
		body: present(
			listed(pen.oneOf(['Known:', 'The case:', 'What we have:']), known),
			listed(
				pen.oneOf(['To fill in:', 'Please complete:', 'Still to note:']),
				pen.sayMany(handoverPoints, sizeOf(pen)),
			),
			...insteads,
		),
		tail: [listed(pen.oneOf(['Before you call:', 'On your first call:']), pen.sayMany(repChecks, 3))],
	}
}
