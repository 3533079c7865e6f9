import type { WrittenPiece } from '../contract.ts'
import type { Brief } from '../request/brief.ts'
import { authoredFor, authoredTitle, writeAuthored } from './authored/write-authored.ts'
import { composedTitle, composeMessage, isComposed } from './composed/compose-message.ts'
import { openPieceWriter, type PieceWriter } from './plan/piece-writer.ts'
import type { Form } from './plan/read-form.ts'
import { templatesFor } from './templates/objections/templates-for-objection.ts'
import { subjects } from './templates/subjects.ts'
import { replyTitles, titles } from './templates/titles.ts'
import { chooseReplacements, describeChanges } from './write/describe-changes.ts'
import { type Draft, textOf } from './write/draft.ts'
import { listTold, sayTold, sayToldInText, sayToldInVoicemail } from './write/say-told.ts'
import { isExplanation, writeCallScript } from './write/write-call-script.ts'
import { writeEmail, writeLetter } from './write/write-email.ts'
import { writeObjectionReply } from './write/write-objection-reply.ts'
import {
	writeChecklist,
	writeDocumentChecklist,
	writeFaq,
	writePost,
	writeReferral,
	writeSummary,
} from './write/write-page.ts'
import { writeSequence } from './write/write-sequence.ts'
import { writeAdvertisement, writeArticle, writeCard, writeComparison } from './write/write-short-piece.ts'
import { writeAgenda, writeHandover, writeTraining } from './write/write-team-page.ts'
import { writeText } from './write/write-text.ts'
import { writeVoicemail } from './write/write-voicemail.ts'

/** Adds the sentences for the customer to written messages. */
const sayers: Partial<Record<Form, (brief: Brief, draft: Draft) => Draft>> = {
	email_message: sayTold,
	letter_message: sayTold,
	card_message: sayTold,
	text_message: sayToldInText,
	call_script: listTold,
	objection_reply: listTold,
	voicemail_script: sayToldInVoicemail,
}

type Write = (writer: PieceWriter, title: string, replacements: readonly string[]) => Draft

const writers: Readonly<Record<Form, Write>> = {
	email_message: writeEmail,
	letter_message: writeLetter,
	text_message: writeText,
	voicemail_script: writeVoicemail,
	call_script: writeCallScript,
	objection_reply: writeObjectionReply,
	message_sequence: writeSequence,
	summary_page: writeSummary,
	comparison_page: writeComparison,
	article_page: writeArticle,
	advertisement: writeAdvertisement,
	card_message: writeCard,
	checklist_page: writeChecklist,
	document_checklist: writeDocumentChecklist,
	social_post: writePost,
	faq_page: writeFaq,
	agenda_page: writeAgenda,
	training_note: writeTraining,
	referral_request: writeReferral,
	handover_note: writeHandover,
}

/**
 * Writes the piece that a brief asks for, by chance that `seed` decides: the same brief and seed give the same piece.
 * Every figure of the brief stands in it, none is invented, and what it has to disclose is in it.
 */
export function writePiece(brief: Brief, seed: number): WrittenPiece {
	const writer = openPieceWriter(brief, seed)
	const authored = authoredFor(writer)
	const composed = isComposed(writer)
	const title = composed
		? composedTitle(writer)
		: authored
			? authoredTitle(writer, authored)
			: titleOf(writer)
	const replacements = chooseReplacements(writer)
	const words = [...replacements.values()]
	const written = composed
		? composeMessage(writer, title)
		: authored
			? writeAuthored(writer, authored, title, words)
			: writers[writer.form](writer, title, words)
	const draft = sayers[writer.form]?.(brief, written) ?? written
	const content = textOf(draft)
	return { title, type: brief.type, content, changes: describeChanges(writer, replacements, content) }
}

/** Pieces on a subject, which are called what the guide calls it. */
const onSubject: ReadonlySet<Form> = new Set([
	'summary_page',
	'article_page',
	'social_post',
	'faq_page',
	'training_note',
])
const longestSubject = 60

function titleOf(writer: PieceWriter): string {
	if (writer.form === 'objection_reply') {
		const { about } = templatesFor(writer.brief.objections[0])
		return writer.oneOf(replyTitles).replace('{about}', about)
	}
	const templates = titles[writer.form] ?? subjects
	const { topics, circumstances, objections } = writer.brief
	const matters = new Set([...topics, ...circumstances, ...objections])
	const about = templates.filter(
		(part) =>
			typeof part !== 'string' && writer.is(part[0]) && part[0].split(/[ |]/).some((tag) => matters.has(tag)),
	)
	if (about.length > 0) return writer.mustSay(about)
	if (!onSubject.has(writer.form) && !isExplanation(writer)) return writer.mustSay(templates)
	const { lesson, title: known } = writer.grounding()
	const title = writer.form === 'training_note' || isExplanation(writer) ? lesson : known
	if (!title || title.length > longestSubject) return writer.mustSay(templates)
	return writer.oneOf([title, title, `${title}: in plain words`])
}
