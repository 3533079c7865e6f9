import { and, eq, lt, ne, sql } from 'drizzle-orm'
import { passMark } from '#features/analysis/contract.ts'
import { readCircumstances } from '#features/analysis/index.ts'
import { findingKey } from '#features/analysis/pure.ts'
import { analyses } from '#features/analysis/tables.ts'
import { countsFully } from '#features/compliance/index.ts'
import { recordings } from '#features/recordings/tables.ts'
import type { Db } from '#platform/db/database.ts'
import type { Services } from '#platform/services.ts'
import type { WebhookMessage } from '../contract.ts'
import { teamHasApiAccess } from '../require-api-access.ts'
import { webhookEndpoints } from '../tables.ts'
import { queueDelivery } from './queue-delivery.ts'

/**
 * Enqueues the events of a new analysis for every subscribed endpoint; once, however often it is run. Where no
 * administrator's plan has API access nothing is sent: the page of webhooks and the log say so.
 */
export async function enqueueWebhooks(services: Services, analysisId: string) {
	const { db, log } = services
	const endpoints = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.isOn, true))
	if (!endpoints.length) return
	if (!(await teamHasApiAccess(services)))
		return log.warn({ analysis: analysisId }, 'no webhooks sent: no administrator has a plan with API access')
	const messages = await describeAnalysis(services, analysisId)
	for (const endpoint of endpoints) {
		const wanted = messages.filter(({ type }) => (endpoint.events as string[]).includes(type))
		if (!wanted.length) continue
		await db.transaction(async (tx) => {
			for (const message of wanted) await queueDelivery(services, tx, endpoint.id, message, analysisId)
		})
	}
}

/** What happened, by ids, scores and rules alone: nothing that was said on the call leaves the app. */
async function describeAnalysis({ db, settings }: Services, analysisId: string): Promise<WebhookMessage[]> {
	const [found] = await db
		.select({ analysis: analyses, ownerId: recordings.ownerId })
		.from(analyses)
		.innerJoin(recordings, eq(recordings.id, analyses.recordingId))
		.where(eq(analyses.id, analysisId))
	if (!found) return []
	const { analysis, ownerId } = found
	const { recordingId, result, effective } = analysis
	const score = (effective ?? result).overallScore
	const timestamp = analysis.createdAt.toISOString()
	const link = settings.publicUrl && new URL(`/recordings/${recordingId}`, settings.publicUrl).href
	const ofCall = { recordingId, analysisId, ownerId, score, link }
	const isPassing = score === null ? null : score >= passMark
	const { decisions } = await readCircumstances(db, recordingId)
	const critical = result.findings.filter(
		(finding) =>
			finding.severity === 'critical' &&
			countsFully(finding, {
				decision: decisions.get(findingKey(finding)),
				likelyFindings: effective?.likelyFindings,
			}),
	)
	const findings = critical.map((finding) => ({
		key: findingKey(finding),
		rule: finding.code,
		title: finding.title,
		start: finding.start,
	}))
	const isNewDeal = result.isClosedDeal && !(await wasClosed(db, analysis))
	return [
		{
			type: 'recording.scored',
			timestamp,
			data: { ...ofCall, isPassing, isClosedDeal: result.isClosedDeal },
		},
		...(findings.length
			? [{ type: 'finding.critical' as const, timestamp, data: { ...ofCall, findings } }]
			: []),
		...(isNewDeal ? [{ type: 'deal.closed' as const, timestamp, data: ofCall }] : []),
	]
}

async function wasClosed(db: Db, { id, recordingId, createdAt }: typeof analyses.$inferSelect) {
	const [earlier] = await db
		.select({ id: analyses.id })
		.from(analyses)
		.where(
			and(
				eq(analyses.recordingId, recordingId),
				ne(analyses.id, id),
				lt(analyses.createdAt, createdAt),
				sql`${analyses.result}->>'isClosedDeal' = 'true'`,
			),
		)
		.limit(1)
	return earlier !== undefined
}
