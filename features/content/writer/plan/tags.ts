import type { Brief } from '../../request/brief.ts'
import type { Form } from './read-form.ts'
import { readSlots, slotFor } from './slots.ts'
import { isEnrolled, stageOf } from './stage-of.ts'

/** Stages in which the two have talked about the customer's debts. */
const talked: ReadonlySet<string> = new Set([
	'after_call',
	'considering',
	'documents',
	'went_quiet',
	'declined',
	'missed_appointment',
])

/**
 * What is true of a brief, as words that the conditions of parts are made of: its form, stage, tone, length, channel,
 * objections, topics, circumstances and relations by their codes, `has_` with every slot that is given, and
 * 'partner', 'decided', 'talked', 'stranger', and `on_` with the occasion.
 */
export function readTags(brief: Brief, form: Form): Set<string> {
	const { tone, length, channel, type, partner, avoid } = brief
	const stage = stageOf(brief)
	const tags = new Set<string>([form, type, channel, tone, length])
	for (const each of [...brief.objections, ...brief.topics, ...brief.circumstances]) tags.add(each)
	if (stage) tags.add(stage).add(`stage_${stage}`)
	if (isEnrolled(stage)) tags.add('decided')
	else if (stage && talked.has(stage)) tags.add('talked')
	else tags.add('stranger')
	for (const each of avoid) tags.add(`avoids_${each}`)
	if (brief.objections.length > 0) tags.add('objections')
	if (brief.occasion) tags.add(`on_${brief.occasion}`)
	if (partner) tags.add('partner').add(partner.relation)
	for (const slot of Object.keys(readSlots(brief))) tags.add(`has_${slot}`)
	if (brief.figures.some(({ kind }) => slotFor(kind) !== null)) tags.add('figures')
	return tags
}

/** Whether a condition holds: words that all must, `a|b` either, `!a` not. */
export const holds = (condition: string, tags: ReadonlySet<string>): boolean =>
	condition.split(' ').every((each) =>
		each.startsWith('!')
			? !each
					.slice(1)
					.split('|')
					.some((tag) => tags.has(tag))
			: each.split('|').some((tag) => tags.has(tag)),
	)
