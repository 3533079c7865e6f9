import { readCallQuestion } from '../call-insights/call-question.ts'
import { checkLine } from '../check/check-line.ts'
import { lineToCheck, readLine } from '../check/line-to-check.ts'
import { isStopRequest } from '../check/stop-request.ts'
import { actOf, offTopic, override, permitted } from './act-wordings.ts'

/** What known wordings and the analyst find in a message: evidence of what it is for. */
export function intentSigns(message: string): string[] {
	const proposed = readLine(message, null)
	const line = proposed?.line ?? null
	const act = actOf(line ? message.replace(line, ' ') : message, line !== null)
	const checked = lineToCheck(message, proposed, act, null)
	const signs = {
		customer: proposed?.customer != null,
		override: override.test(message),
		permitted: permitted.test(message),
		'off topic': offTopic.test(message),
		calls: readCallQuestion(message, false) !== null,
		stop: isStopRequest(message, line),
	}
	return [
		`act ${act}`,
		...(proposed && line ? ['line', `line in ${proposed.sign}`] : []),
		...Object.entries(signs).flatMap(([sign, isThere]) => (isThere ? [sign] : [])),
		...(checked ? [`checked ${checkLine(checked).verdict}`] : []),
	]
}
