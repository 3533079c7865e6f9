type Query = Record<string, string | undefined>

/** What an address asks for; what is undefined is not asked. */
export function writeQuery(query: Query): URLSearchParams {
	return new URLSearchParams(
		Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
	)
}
