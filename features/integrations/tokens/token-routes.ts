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
	'GET /api/recordings/counts': reads('Count calls by result'),
	'GET /api/recordings/:id': reads('Read a call: words, score, findings'),
	'GET /api/recordings/:id/audio': reads('Get the audio of a call'),
	'GET /api/recordings/:id/waveform': reads('Get the waveform of a call'),
	'GET /api/stats': reads('Count passing and failed calls'),
	'POST /api/recordings': writes('Upload a call'),
	'POST /api/recordings/:id/retry': writes('Process a call that failed again'),
	'POST /api/recordings/:id/swap-speakers': writes('Swap the speakers of a call'),
	'POST /api/recordings/:id/reanalyze': writes('Analyze a call with the current rules'),
	'POST /api/recordings/:id/adopt': writes('Use the new analysis of a call'),
	'DELETE /api/recordings/:id': writes('Delete a call'),
	'ALL /api/uploads': writes('Start a resumable upload (tus 1.0.0)'),
	'ALL /api/uploads/*': writes('Continue a resumable upload (tus 1.0.0)'),
	'GET /api/admin/overview': readsTeam('Read the team’s figures'),
	'GET /api/admin/reps': readsTeam('List reps with their figures'),
	'GET /api/admin/compliance': readsTeam('List compliance by rep'),
	'GET /api/admin/compliance/:id/calls': readsTeam('List the calls behind a rep’s figure'),
	'GET /api/admin/report': readsTeam('Read the team’s report'),
	'GET /api/admin/report.csv': readsTeam('Read the team’s report as a table'),
	'GET /api/admin/rule-reviews': readsTeam('Compare Candor’s findings with reviewers’ decisions by rule'),
}

/** The token route of an operation as the API's description names it; undefined for one that is closed to tokens. */
export function tokenRouteOf(method: string, path: string): TokenRoute | undefined {
	const route = path.replaceAll(/\{(\w+)\}/g, ':$1')
	const names = [`${method.toUpperCase()} ${route}`, `ALL ${route}`, `ALL ${route.replace(/[^/]+$/, '*')}`]
	return names.map((name) => tokenRoutes[name]).find(Boolean)
}
