import { readDates } from '#features/language/pure.ts'

/** The last day or time that a message names for something to come, written out: 'Thursday at 7 pm'. */
export const appointmentNamed = (message: string): string | undefined =>
	readDates(message, []).findLast(({ isAppointment }) => isAppointment)?.text
