import type { Scope } from '../contract.ts'

/** What a token must be allowed for a route, `any` where every token will do, and what the route does, for people. */
type TokenRoute = { scope: Scope | 'any'; does: string }

const reads = (does: string): TokenRoute => ({ scope: 'recordings:read', does })
const writes = (does: string): TokenRoute => ({ scope: 'recordings:write', does })
const readsTeam = (does: string): TokenRoute => ({ scope: 'team:read', does })

/**
 * Everything a token may call. What is not here is closed to tokens: people, their passwords and sessions, payment,
 * settings, sockets, and tokens themselves. `ALL` is a route of every method.
 */
export const tokenRoutes: Record<string, TokenRoute> = {
	'GET /api/openapi.json': { scope: 'any', does: 'Read this description' },
	'GET /api/recordings': reads('List calls'),
	'GET /api/recordings/counts': reads('Count calls by how they did'),
	'GET /api/recordings/:id': reads('Read a call: words, score, findings'),
	'GET /api/recordings/:id/audio': reads('Hear a call'),
	'GET /api/recordings/:id/waveform': reads('See how loud a call is'),
	'GET /api/stats': reads('Read how many calls pass'),
	'POST /api/recordings': writes('Upload a call'),
	'POST /api/recordings/:id/retry': writes('Process a call that failed again'),
	'POST /api/recordings/:id/swap-speakers': writes('Exchange the speakers of a call'),
	'POST /api/recordings/:id/reanalyze': writes('Analyze a call by the rules in use'),
	'POST /api/recordings/:id/adopt': writes('Let a new analysis of a call count'),
	'DELETE /api/recordings/:id': writes('Delete a call'),
	'ALL /api/uploads': writes('Begin an upload that can go on after a break (tus 1.0.0)'),
	'ALL /api/uploads/*': writes('Go on with an upload (tus 1.0.0)'),
	'GET /api/admin/overview': readsTeam('Read how the team does'),
	'GET /api/admin/reps': readsTeam('List reps with their figures'),
	'GET /api/admin/compliance': readsTeam('List how reps keep the rules'),
	'GET /api/admin/compliance/:id/calls': readsTeam('List the calls behind a figure of a rep'),
	'GET /api/admin/report': readsTeam('Read the team’s report'),
	'GET /api/admin/report.csv': readsTeam('Read the team’s report as a table'),
	'GET /api/admin/rule-reviews': readsTeam('Compare the findings of machine and people by rule'),
}

/** The token route of an operation as the API's description names it; undefined for one that is closed to tokens. */
export function tokenRouteOf(method: string, path: string): TokenRoute | undefined {
	const route = path.replaceAll(/\{(\w+)\}/g, ':$1')
	const names = [`${method.toUpperCase()} ${route}`, `ALL ${route}`, `ALL ${route.replace(/[^/]+$/, '*')}`]
	return names.map((name) => tokenRoutes[name]).find(Boolean)
}
