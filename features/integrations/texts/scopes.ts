/** What a token can be allowed, as shown on screens. It never allows more than its owner may do. */
export const scopes = {
	'recordings:read': 'Read calls: lists, words, audio, scores and findings',
	'recordings:write': 'Upload, retry, analyze again and delete calls',
	'team:read': 'Read the team’s figures and reports (administrators)',
} as const
