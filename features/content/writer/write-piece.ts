import type { WrittenPiece } from '../contract.ts'
import type { Brief } from './brief.ts'
import { bankOf } from './parts/objections/objection-banks.ts'
import { subjects } from './parts/subjects.ts'
import { replyTitles, titles } from './parts/titles.ts'
import { type Pen, takePen } from './plan/pen.ts'
import type { Form } from './plan/read-form.ts'
import { chooseInsteads, describeChanges } from './write/describe-changes.ts'
import { type Draft, textOf } from './write/draft.ts'
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

type Write = (pen: Pen, title: string, insteads: readonly string[]) => Draft

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
	const pen = takePen(brief, seed)
	const title = titleOf(pen)
	const insteads = chooseInsteads(pen)
	const content = textOf(writers[pen.form](pen, title, [...insteads.values()]))
	return { title, type: brief.type, content, changes: describeChanges(pen, insteads, content) }
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

function titleOf(pen: Pen): string {
	if (pen.form === 'objection_reply') {
		const { about } = bankOf(pen.brief.objections[0])
		return pen.oneOf(replyTitles).replace('{about}', about)
	}
	const bank = titles[pen.form] ?? subjects
	const { topics, circumstances, objections } = pen.brief
	const matters = new Set([...topics, ...circumstances, ...objections])
	const about = bank.filter(
		(part) =>
			typeof part !== 'string' && pen.is(part[0]) && part[0].split(/[ |]/).some((tag) => matters.has(tag)),
	)
	if (about.length > 0) return pen.mustSay(about)
	if (!onSubject.has(pen.form) && !isExplanation(pen)) return pen.mustSay(bank)
	const { lesson, title: known } = pen.grounding()
	const title = pen.form === 'training_note' || isExplanation(pen) ? lesson : known
	if (!title || title.length > longestSubject) return pen.mustSay(bank)
	return pen.oneOf([title, title, `${title}: in plain words`])
}
