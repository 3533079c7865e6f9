import type { PieceWriter } from '../plan/piece-writer.ts'
import { templatesFor } from '../templates/objections/templates-for-objection.ts'
import { agendaPoints, exercises, handoverPoints, lessons, repChecks } from '../templates/team-pages.ts'
import { topicLines } from '../templates/topics.ts'
import { nameFigures } from './describe-figures.ts'
import { listed, numbered } from './draft.ts'
import { asList, present, sizeOf, type WritePage, withFigures } from './page.ts'

export const writeAgenda: WritePage = (writer, title, replacements) => {
	const about = writer.brief.objections
		.slice(0, 2)
		.map((code) => `Practice on ${templatesFor(code).about}: “${writer.oneOf(templatesFor(code).quotes)}”`)
	const own = writer.sayMany(writer.grounding().points, 3).map((point) => `To go through: ${point}`)
	const points = [
		...about,
		...own,
		...writer.sayMany(agendaPoints, Math.max(2, sizeOf(writer) - about.length - own.length)),
	]
	return withFigures(
		writer,
		{
			head: [withDuration(title, writer.brief.request)],
			body: present(numbered(writer.shuffle(points)), ...replacements),
			tail: present(`${writer.oneOf(['Bring', 'Please bring', 'Prepare'])}: ${writer.mustSay(exercises)}`),
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
function swapsOf(writer: PieceWriter): string[] {
	const swaps = writer.shuffle(writer.grounding().swaps).slice(0, 3)
	return [
		listed(
			'Never say:',
			swaps.map(({ not }) => `“${not}”`),
		),
		listed(
			'Say instead:',
			writer
				.sayMany(
					swaps.map(({ say }) => say),
					swaps.length,
				)
				.map((say) => `“${say}”`),
		),
	]
}

export const writeTraining: WritePage = (writer, title, replacements) => {
	const { taught, points } = writer.grounding()
	const about = writer.brief.objections.slice(0, 2).flatMap((code) => {
		const templates = templatesFor(code)
		return [
			`${writer.oneOf(['What you will hear', 'How it sounds'])}: “${writer.oneOf(templates.quotes)}”`,
			`${writer.oneOf(['Begin with', 'First'])}: “${writer.mustSay(templates.acknowledge)}” ${writer.oneOf(['Then ask', 'And ask'])}: “${writer.mustSay(templates.ask)}”`,
			`${writer.oneOf(['A true answer', 'Then tell them'])}: “${writer.mustSay(templates.answer)}”`,
		]
	})
	return withFigures(
		writer,
		{
			head: [title],
			body: present(
				...about,
				...writer.sayMany(taught, writer.is('short') ? 2 : 3),
				listed(
					writer.oneOf(['Step by step:', 'The points:', 'What it takes:']),
					writer.sayMany(points, 5),
					asList(writer),
				),
				...swapsOf(writer),
				listed(
					writer.oneOf(['What matters:', 'To remember:', 'In short:']),
					writer.sayMany(lessons, taught.length > 0 ? 2 : sizeOf(writer)),
					asList(writer),
				),
				taught.length > 0 ? '' : writer.say(topicLines),
				...replacements,
				listed(
					writer.oneOf(['Practice:', 'Try it:', 'For practice:']),
					writer.sayMany(exercises, writer.is('short') ? 1 : 2),
				),
			),
			tail: [],
		},
		'The case to practice with:',
	)
}

/** What the next colleague needs, with what the request tells filled in. */
export const writeHandover: WritePage = (writer, title, replacements) => {
	const { customer, partner, creditors, objections, figures, mentioned } = writer.brief
	const known = present(
		customer ? `Customer: ${customer}` : 'Customer: [customer name]',
		...nameFigures(writer, figures),
		...(mentioned ?? []).map((name) => `Also named: ${name}`),
		partner ? `Decides with them: ${[partner.relation, partner.name].filter(Boolean).join(' ')}` : '',
		creditors.length > 0 ? `Creditors: ${creditors.join(', ')}` : '',
		...objections.slice(0, 3).map((code) => `About: ${templatesFor(code).about}`),
	)
	return {
		head: [title],
		body: present(
			listed(writer.oneOf(['Known:', 'The case:', 'What we have:']), known),
			listed(
				writer.oneOf(['To fill in:', 'Please complete:', 'Still to note:']),
				writer.sayMany(handoverPoints, sizeOf(writer)),
			),
			...replacements,
		),
		tail: [listed(writer.oneOf(['Before you call:', 'On your first call:']), writer.sayMany(repChecks, 3))],
	}
}
