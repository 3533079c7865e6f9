import { Problem } from '#platform/http/problem.ts'

const codes = new Set(['model-answer-unreadable', 'model-answer-too-long'])

/** Whether a model answered, and its answer cannot be read or does not end. */
export const isUnusableAnswer = (error: unknown): boolean => error instanceof Problem && codes.has(error.code)
