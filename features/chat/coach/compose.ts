import type { GuideEntry, GuideSubject } from '#features/compliance/index.ts'
import type { Source } from '../contract.ts'
import type { CoachAnswer, Thread } from './coach-answer.ts'

/** Sources shown under one answer. */
const mostSources = 4

/** Words to say, as Markdown shows a quotation. */
export const quoted = (words: string) => `> “${words.trim().replaceAll('"', "'")}”`

export const listed = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n')

/** What to leave and what to say in its place, as a table. */
export const insteadTable = (pairs: readonly { not: string; say: string }[]) =>
	[
		'| Instead of | Say |',
		'| --- | --- |',
		...pairs.map(({ not, say }) => `| ${inCell(not)} | ${inCell(say)} |`),
	].join('\n')

const inCell = (text: string) => text.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim()

/** A title before a period: without its own mark. */
export const unmarked = (title: string) => title.replace(/[.?!]+$/, '')

/** A title within a sentence: 'Fee before …' → 'fee before …', while names and initials stay. */
export const inSentence = (title: string) =>
	/^[A-Z][a-z]/.test(title) ? title[0]?.toLowerCase() + title.slice(1) : title

export const guideSource = ({ id, title, citation }: GuideEntry): Source => ({
	kind: 'guide',
	title,
	citation: citation ?? null,
	href: `/ai-coach?entry=${id}`,
})

/** Where an entry is practiced; none for what is no objection and no skill. */
export function practiceSource({ about }: GuideEntry): Source[] {
	if (about?.kind !== 'objection' && about?.kind !== 'skill') return []
	const href = `/role-play?${about.kind}=${about.code}`
	return [{ kind: 'practice', title: 'Practice this', citation: null, href }]
}

export const practiceOf = (kind: GuideSubject['kind'], code: string, title: string): Source => ({
	kind: 'practice',
	title: `Practice: ${title}`,
	citation: null,
	href: `/role-play?${kind}=${code}`,
})

/** A conversation that nothing was said in. */
export const emptyThread: Thread = {
	entries: [],
	act: '',
	refusals: 0,
	line: null,
	callId: null,
	asked: null,
	drill: null,
}

/** The parts of an answer; missing parts are empty. */
export type Draft = {
	parts: readonly (string | null | undefined | false)[]
	act: string
	entries?: readonly GuideEntry[]
	sources?: readonly Source[]
	thread?: Partial<Thread>
	mayBeReworded?: boolean
}

/** Composes an answer. Its entries are its sources, together with the practice session of the first one. */
export function answerOf({
	parts,
	act,
	entries = [],
	sources = [],
	thread,
	mayBeReworded = false,
}: Draft): CoachAnswer {
	const [first] = entries
	const all = [...sources, ...entries.map(guideSource), ...(first ? practiceSource(first) : [])]
	const text = parts.filter(Boolean).join('\n\n')
	const unique = all.filter(({ href }, at) => all.findIndex((other) => other.href === href) === at)
	return {
		response: text,
		sources: unique.slice(0, mostSources),
		thread: { ...emptyThread, entries: entries.map(({ id }) => id), act, ...thread },
		grounding: entries,
		mayBeReworded,
	}
}
