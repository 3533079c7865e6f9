import type { Brief } from '../brief.ts'

/** What is to be written, finer than its type: each has a way of writing it. */
export const forms = [
	'email_message',
	'text_message',
	'voicemail_script',
	'call_script',
	'objection_reply',
	'message_sequence',
	'letter_message',
	'summary_page',
	'checklist_page',
	'social_post',
	'faq_page',
	'agenda_page',
	'training_note',
	'referral_request',
	'document_checklist',
	'handover_note',
] as const
export type Form = (typeof forms)[number]

const byType: Partial<Record<Brief['type'], Form>> = {
	email: 'email_message',
	sequence: 'message_sequence',
	objection_response: 'objection_reply',
}

/** What the request calls it. The first that fits holds: 'a checklist of documents' is not just a checklist. */
const named: readonly (readonly [RegExp, Form])[] = [
	[/\b(?:hand ?-?over|hand ?-?off|transfer note|internal note|case note)s?\b/i, 'handover_note'],
	[/\b(?:agenda|huddle|team meeting|stand ?-?up)\b/i, 'agenda_page'],
	[
		/\b(?:training|coaching note|new (?:rep|hire|agent)s?|onboard\w* (?:rep|agent)s?|lesson)\b/i,
		'training_note',
	],
	[/\b(?:faqs?|frequently|q ?(?:&|and) ?a|questions? and answers?)\b/i, 'faq_page'],
	[/\b(?:documents?|docs|paperwork|statements?)\b.*\b(?:check ?-?list|list)\b/i, 'document_checklist'],
	[/\b(?:check ?-?list|list)\b.*\b(?:documents?|docs|paperwork|statements?)\b/i, 'document_checklist'],
	[/\bcheck ?-?list\b/i, 'checklist_page'],
	[/\b(?:social|facebook|instagram|linked ?-?in|tiktok|tweet|twitter|post)\b/i, 'social_post'],
	[/\bletter\b/i, 'letter_message'],
	[/\b(?:text|sms)\b/i, 'text_message'],
	[/\breferr?al/i, 'referral_request'],
	[/\b(?:one ?-?page\w*|summary|overview|fact sheet|hand ?-?out|flyer)\b/i, 'summary_page'],
]

const byChannel: Partial<Record<Brief['channel'], Form>> = {
	text: 'text_message',
	social: 'social_post',
	letter: 'letter_message',
	web: 'faq_page',
	internal: 'training_note',
}

/** The form of a piece: by its type, else by what the request calls it, else by its channel. */
export function readForm({ type, channel, request }: Brief): Form {
	if (type === 'script') return channel === 'voicemail' ? 'voicemail_script' : 'call_script'
	const known = byType[type]
	if (known) return known
	return named.find(([words]) => words.test(request))?.[1] ?? byChannel[channel] ?? 'summary_page'
}
