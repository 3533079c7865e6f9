import { entryById, readWords, termsOf } from '#features/guide/index.ts'
import type { Thread } from '../coach-answer.ts'
import { type Act, wantsClaim } from '../understand/act-wordings.ts'
import { wavesAway } from '../understand/consequences.ts'
import { type ProposedLine, readProposedLine } from '../understand/proposed-line.ts'
import { readToldCustomer } from '../understand/told-customer.ts'
import { checkLine, type LineToCheck } from './check-line.ts'

type Proposed = ProposedLine & Pick<LineToCheck, 'about'>

/** The line in a message: a report of what the rep said to a customer about a consequence, or a proposed line. */
export function readLine(message: string, thread: Thread | null): Proposed | null {
	const report = readToldCustomer(message, entryById(thread?.entries[0] ?? '')?.title)
	return report ? { ...report, customer: null, isReported: true, sign: 'telling' } : readProposedLine(message)
}

/** A bare 'nah' or similar, when the question it answered is unknown. */
export const isBareAnswer = ({ line, customer, about }: Proposed): boolean =>
	line !== null && !customer && !about && wavesAway(line) && termsOf('', readWords(line)).length === 0

/** Words after any label, or a statement to a customer. They are treated as lines only if they contain a violation. */
const afterAnyLabel =
	/^(?!.*\b(?:customer|client|prospect|caller|she|he|they)\b[^:]*:)[^:?"“]{3,40}:\s*([^?]{8,})$/i
const bareLine =
	/^(?:we|we'll|we're|our|you|you'll|you won't|your|i'll|i guarantee|i promise|this is|there(?:'s| is| are)|if you|nobody|trust me|don't)\b[^?]{12,}$/i

/** The line to check or rewrite: proposed in the message, requested against the rules, or from earlier in the thread. */
export function lineToCheck(
	message: string,
	proposed: Proposed | null,
	act: Act,
	thread: Thread | null,
): LineToCheck | null {
	if (proposed?.line) return { ...proposed, line: proposed.line }
	const wanted =
		wantsClaim.exec(message)?.[1] ?? afterAnyLabel.exec(message)?.[1] ?? bareLine.exec(message)?.[0]
	if (wanted) {
		const line = { line: wanted, customer: null, isReported: true }
		if (['found', 'likely'].includes(checkLine(line).verdict)) return line
	}
	if (act === 'rewrite' && thread?.line) return { line: thread.line, customer: null, isReported: false }
	return null
}
