import type { Brief, Form as NamedForm } from '../../request/brief.ts'

/** How a piece is written, finer than its type. */
export type Form =
	| 'email_message'
	| 'text_message'
	| 'voicemail_script'
	| 'call_script'
	| 'objection_reply'
	| 'message_sequence'
	| 'letter_message'
	| 'summary_page'
	| 'comparison_page'
	| 'article_page'
	| 'advertisement'
	| 'card_message'
	| 'checklist_page'
	| 'document_checklist'
	| 'social_post'
	| 'faq_page'
	| 'agenda_page'
	| 'training_note'
	| 'referral_request'
	| 'handover_note'

const byType: Partial<Record<Brief['type'], Form>> = {
	email: 'email_message',
	sequence: 'message_sequence',
	objection_response: 'objection_reply',
}

const byName: Readonly<Record<NamedForm, Form>> = {
	text_message: 'text_message',
	one_page: 'summary_page',
	checklist: 'checklist_page',
	social_post: 'social_post',
	faq: 'faq_page',
	letter: 'letter_message',
	agenda: 'agenda_page',
	training_note: 'training_note',
	handover: 'handover_note',
	comparison: 'comparison_page',
	article: 'article_page',
	advertisement: 'advertisement',
	card: 'card_message',
}

const byChannel: Partial<Record<Brief['channel'], Form>> = {
	text: 'text_message',
	social: 'social_post',
	letter: 'letter_message',
	internal: 'training_note',
	email: 'email_message',
}

/** The form of a piece: by its type, else by what the request calls it, else by its channel. */
export function readForm({ type, channel, form, topics, stage }: Brief): Form {
	if (type === 'script') return channel === 'voicemail' ? 'voicemail_script' : 'call_script'
	const asksForReferral =
		topics[0] === 'referral' && channel === 'email' && (stage === 'referral' || stage === 'finished')
	if (asksForReferral && type !== 'sequence') return 'referral_request'
	const known = byType[type]
	if (known) return known
	const named = form ? byName[form] : null
	if (named === 'checklist_page' && topics.some((topic) => topic === 'documents' || topic === 'statements'))
		return 'document_checklist'
	if (named === null && (stage === 'referral' || topics[0] === 'referral') && channel !== 'text')
		return 'referral_request'
	return named ?? byChannel[channel] ?? 'summary_page'
}
