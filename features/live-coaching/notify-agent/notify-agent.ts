import { and, eq, gt, isNull } from 'drizzle-orm'
import { analyses } from '#features/analysis/tables.ts'
import { countsFully } from '#features/compliance/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import { dialers, liveCalls } from '../tables.ts'
import { openVicidialApi } from '../vicidial-api/vicidial-api.ts'
import { formatNotice } from './format-notice.ts'

/** Older calls are for the next talk with a coach, not for an agent's screen in the middle of another call. */
const freshHours = 12

/**
 * Notifies an agent on the dialer's screen that a critical statement was found in one of their calls, where the
 * administrator enabled it: once a call, and rather not at all than twice. Does nothing for other calls. Throws
 * what the dialer's API throws.
 */
export async function notifyAgent(
	services: Services,
	secret: string,
	analysisId: string,
	signal: AbortSignal,
) {
	const { db } = services
	const [scored] = await db
		.select({ result: analyses.result, effective: analyses.effective, call: liveCalls, dialer: dialers })
		.from(analyses)
		.innerJoin(liveCalls, eq(liveCalls.recordingId, analyses.recordingId))
		.innerJoin(dialers, eq(dialers.id, liveCalls.dialerId))
		.where(
			and(
				eq(analyses.id, analysisId),
				eq(analyses.isCurrent, true),
				eq(dialers.notifyOnCritical, true),
				gt(liveCalls.startedAt, new Date(Date.now() - freshHours * 3600_000)),
			),
		)
	if (!scored) return
	const likelyFindings = scored.effective?.likelyFindings
	const critical = scored.result.findings.filter(
		(finding) => finding.severity === 'critical' && countsFully(finding, { likelyFindings }),
	)
	if (critical.length === 0) return
	const { call, dialer } = scored
	const api = openVicidialApi(secret, dialer, signal)
	if (!(await claimNotice(db, call.id))) return
	try {
		await api.notifyAgent(call.agentId, formatNotice(critical))
	} catch (error) {
		await db.update(liveCalls).set({ notifiedAt: null }).where(eq(liveCalls.id, call.id))
		throw error
	}
}

/** False when this call's agent was notified already, or is being notified. */
async function claimNotice(db: Db, id: string): Promise<boolean> {
	const claimed = await db
		.update(liveCalls)
		.set({ notifiedAt: new Date() })
		.where(and(eq(liveCalls.id, id), isNull(liveCalls.notifiedAt)))
		.returning({ id: liveCalls.id })
	return claimed.length > 0
}
