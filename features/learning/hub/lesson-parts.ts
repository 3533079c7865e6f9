import type { LessonPart } from '../contract.ts'

/** A paragraph. */
export const text = (words: string): LessonPart => ({ kind: 'text', text: words })

export const heading = (words: string): LessonPart => ({ kind: 'heading', text: words })

export const points = (...items: string[]): LessonPart => ({ kind: 'points', items })

/** Lines to say to a customer word for word. Placeholders like {months} stand for the company's own figures. */
export const say = (...lines: string[]): LessonPart => ({
	kind: 'lines',
	lines: lines.map((line) => ({ say: line })),
})

/** Pairs of words to leave and words to say in their place. */
export const instead = (...pairs: [leave: string, say: string][]): LessonPart => ({
	kind: 'lines',
	lines: pairs.map(([leave, line]) => ({ leave, say: line })),
})

export const figures = (caption: string, rows: Record<string, string>): LessonPart => ({
	kind: 'figures',
	caption,
	rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
})

export const exercise = (task: string, solution: string): LessonPart => ({ kind: 'exercise', task, solution })
