import type { z } from 'zod'
import type { EditEmployee } from '#features/people/contract.ts'
import { mostWeeklyCalls } from '#features/people/limits.ts'
import { formatNumber } from '#platform/text/format-number.ts'

type Field = keyof EditEmployee

export type FieldErrors = Partial<Record<Field, string>>

const demands: FieldErrors = {
	name: 'Please enter the full name, on one line.',
	email: 'Please enter an email address.',
	title: 'Please enter a title of at most 120 characters.',
	department: 'Please enter a department of at most 120 characters.',
	phone: 'Please enter a phone number, such as (480) 555-0126.',
	startDate: 'Please enter a date.',
	weeklyCallTarget: `Please enter a whole number from 0 to ${formatNumber(mostWeeklyCalls)}.`,
}

/** What to say under each field that the contract refuses. */
export function formatFieldErrors({ issues }: z.ZodError): FieldErrors {
	const refused = issues.map(({ path }) => path[0] as Field)
	return Object.fromEntries(refused.map((field) => [field, demands[field]]))
}

/** The integer at the start of what was typed, NaN where there is none. */
export const readWeeklyCallTarget = (typed: string) => Number.parseInt(typed, 10)
