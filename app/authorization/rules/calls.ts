import {
	scoredCall,
	sharedScoredCall,
	someFinding,
	someUpload,
	unscoredCall,
	uploadForm,
} from '../fixtures/calls.ts'
import type { Rules } from '../rule.ts'

const reason = 'The attorney general asked for it.'

/** Calls: bringing them in, reading, reviewing, keeping and deleting them. */
export const callRules: Rules = {
	'GET /api/recordings': {
		for: 'everybody signed in',
		of: unscoredCall,
		shownTo: 'the owner and administrators',
		query: { limit: '1' },
	},
	'GET /api/recordings/counts': { for: 'everybody signed in' },
	'GET /api/recordings/filters': { for: 'everybody signed in' },
	'POST /api/recordings/export': {
		for: 'everybody signed in',
		of: unscoredCall,
		body: ({ id }) => ({ ids: [id] }),
		shownTo: 'the owner and administrators',
	},
	'GET /api/stats': { for: 'everybody signed in' },
	'POST /api/recordings': { for: 'everybody signed in', body: uploadForm },
	'ALL /api/uploads': {
		for: 'everybody signed in',
		method: 'POST',
		headers: { 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'filename Y2FsbC53YXY=' },
	},
	'ALL /api/uploads/*': [
		{ for: 'the owner', of: someUpload, method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } },
		{ for: 'the owner', of: someUpload, method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } },
	],
	'GET /api/recordings/:id': { for: 'the owner and administrators', of: unscoredCall },
	'DELETE /api/recordings/:id': { for: 'the owner and administrators', of: unscoredCall },
	'GET /api/recordings/:id/audio': { for: 'the owner and administrators', of: sharedScoredCall },
	'GET /api/recordings/:id/waveform': { for: 'the owner and administrators', of: sharedScoredCall },
	'POST /api/recordings/:id/retry': { for: 'the owner and administrators', of: scoredCall },
	'POST /api/recordings/:id/swap-speakers': { for: 'the owner and administrators', of: scoredCall },
	'POST /api/recordings/:id/reanalyze': { for: 'the owner and administrators', of: sharedScoredCall },
	'POST /api/recordings/:id/adopt': {
		for: 'the owner and administrators',
		of: sharedScoredCall,
		body: ({ id }) => ({ analysisId: id }),
		answer: 'analysis-not-found',
	},
	'POST /api/recordings/:id/reveal': { for: 'administrators', of: sharedScoredCall, body: { reason } },
	'POST /api/recordings/:id/hold': {
		for: 'administrators, of what the owner sees',
		of: unscoredCall,
		body: { reason },
	},
	'DELETE /api/recordings/:id/hold': {
		for: 'administrators, of what the owner sees',
		of: unscoredCall,
		body: { reason },
		answer: 'not-held',
	},
	'POST /api/recordings/:id/findings/:key/dispute': {
		for: 'the owner, of what administrators see',
		of: someFinding,
		body: { reason },
	},
	'POST /api/recordings/:id/findings/:key/decide': {
		for: 'administrators, of what the owner sees',
		of: someFinding,
		body: { decision: 'upheld' },
	},
	'GET /api/admin/rule-reviews': { for: 'administrators' },
	'GET /api/admin/disputes': { for: 'administrators' },
	'GET /api/admin/language-model': { for: 'administrators' },
	'POST /api/admin/language-model/try': { for: 'administrators' },
	'GET /api/admin/scoring-settings': { for: 'administrators' },
	'PUT /api/admin/scoring-settings': { for: 'administrators', body: { likelyFindings: 'half' } },
	'GET /ws/progress': { for: 'everybody signed in' },
}
