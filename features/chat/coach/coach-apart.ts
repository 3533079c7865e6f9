import type { CallBook } from '../calls/call-book.ts'
import { coach } from './coach.ts'
import type { Asking } from './coach-answer.ts'

export { prepareToCoach } from './prepare-to-coach.ts'

/** The coach in another thread than the one that has the calls. */
export const answerApart = (asking: Omit<Asking, 'calls'>, calls: CallBook) => coach({ ...asking, calls })
