import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import type { TemplateSet } from '../plan/piece-writer.ts'
import type { Form } from '../plan/read-form.ts'
import { OneOrMore, Templates } from '../template-schema.ts'

/** The forms whose pieces have a title. */
const forms = [
	'call_script',
	'voicemail_script',
	'text_message',
	'social_post',
	'faq_page',
	'agenda_page',
	'training_note',
	'document_checklist',
	'checklist_page',
	'handover_note',
	'referral_request',
	'comparison_page',
	'article_page',
	'advertisement',
	'card_message',
	'summary_page',
	'message_sequence',
] as const satisfies readonly Form[]

const texts = readData(
	new URL('./titles.yaml', import.meta.url),
	z.strictObject({ titles: z.partialRecord(z.enum(forms), Templates), replyTitles: OneOrMore }),
)
export const { replyTitles } = texts
export const titles: Readonly<Partial<Record<Form, TemplateSet>>> = texts.titles
