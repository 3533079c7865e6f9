import type { QueryClient } from '@tanstack/react-query'

/** Everything that shows calls or counts them is read anew. */
export function refreshCalls(queries: QueryClient): void {
	queries.invalidateQueries({ queryKey: ['/api/recordings'] })
	queries.invalidateQueries({ queryKey: ['/api/stats'] })
}
