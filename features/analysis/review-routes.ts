import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import type { SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { setPageHeaders } from '#platform/http/set-page-headers.ts'
import type { Services } from '#platform/services.ts'
import {
	Adoption,
	Decision,
	Dispute,
	OpenDispute,
	Reanalysis,
	RuleReview,
	ScoringSettings,
} from './contract.ts'
import { adoptAnalysis } from './reanalyze/adopt-analysis.ts'
import { reanalyzeRecording } from './reanalyze/reanalyze-recording.ts'
import { countByRule } from './reviews/count-by-rule.ts'
import { decideFinding } from './reviews/decide-finding.ts'
import { disputeFinding } from './reviews/dispute-finding.ts'
import { DisputesQuery, listDisputes } from './reviews/list-disputes.ts'
import { changeScoringSettings } from './scoring-settings/change-scoring-settings.ts'
import { readLikelyFindings } from './scoring-settings/read-scoring-settings.ts'

const Done = z.object({ ok: z.literal(true) })
const done = { ok: true as const }
const body = <T extends z.ZodType>(schema: T) => ({
	required: true,
	content: { 'application/json': { schema } },
})
const OfRecording = z.object({ id: z.string() })
const OfFinding = z.object({ id: z.string(), key: z.string().max(200) })

const dispute = createRoute({
	method: 'post',
	path: '/api/recordings/{id}/findings/{key}/dispute',
	request: { params: OfFinding, body: body(Dispute) },
	responses: { 200: json(Done, 'Waits for an administrator to decide') },
})
const decide = createRoute({
	method: 'post',
	path: '/api/recordings/{id}/findings/{key}/decide',
	request: { params: OfFinding, body: body(Decision) },
	responses: { 200: json(Done, 'Decided; an overturned finding no longer counts') },
})
const reanalyze = createRoute({
	method: 'post',
	path: '/api/recordings/{id}/reanalyze',
	request: { params: OfRecording },
	responses: { 200: json(Reanalysis, 'What the current rules would change; nothing changes yet') },
})
const adopt = createRoute({
	method: 'post',
	path: '/api/recordings/{id}/adopt',
	request: { params: OfRecording, body: body(Adoption) },
	responses: { 200: json(Done, 'The new analysis counts') },
})
const ruleReviews = createRoute({
	method: 'get',
	path: '/api/admin/rule-reviews',
	responses: { 200: json(z.array(RuleReview), 'Agreement of reviewers with Candor, by rule') },
})
const disputes = createRoute({
	method: 'get',
	path: '/api/admin/disputes',
	request: { query: DisputesQuery },
	responses: {
		200: json(z.array(OpenDispute), 'One page; the next one in `Link`, the number of all in `X-Total-Count`'),
	},
})

const scoringSettings = createRoute({
	method: 'get',
	path: '/api/admin/scoring-settings',
	responses: { 200: json(ScoringSettings, 'What counts toward scores') },
})
const changeScoring = createRoute({
	method: 'put',
	path: '/api/admin/scoring-settings',
	request: { body: body(ScoringSettings) },
	responses: { 200: json(ScoringSettings, 'Saved; calls are scored again in the background') },
})

/** People in charge: disputes, decisions, and newer analyses that count only once adopted. */
export function reviewRoutes(services: Services) {
	return newRouter<SignedIn>()
		.openapi(dispute, async (c) => {
			const { id, key } = c.req.valid('param')
			await disputeFinding(services, id, key, c.get('person'), c.req.valid('json'))
			return c.json(done, 200)
		})
		.openapi(decide, async (c) => {
			const { id, key } = c.req.valid('param')
			await decideFinding(services, id, key, c.get('person'), c.req.valid('json'))
			return c.json(done, 200)
		})
		.openapi(reanalyze, async (c) =>
			c.json(await reanalyzeRecording(services, c.req.valid('param').id, c.get('person')), 200),
		)
		.openapi(adopt, async (c) => {
			const { analysisId } = c.req.valid('json')
			await adoptAnalysis(services, c.req.valid('param').id, analysisId, c.get('person'))
			return c.json(done, 200)
		})
		.openapi(ruleReviews, async (c) => c.json(await countByRule(services.db), 200))
		.openapi(scoringSettings, async (c) =>
			c.json({ likelyFindings: await readLikelyFindings(services.db) }, 200),
		)
		.openapi(changeScoring, async (c) =>
			c.json(await changeScoringSettings(services, c.get('person'), c.req.valid('json')), 200),
		)
		.openapi(disputes, async (c) => {
			const listed = await listDisputes(services.db, c.req.valid('query'))
			setPageHeaders(c, listed)
			return c.json(listed.page, 200)
		})
}
