type Query = Record<string, string | undefined>

/** Query parameters without the undefined ones. */
export function writeQuery(query: Query): URLSearchParams {
	return new URLSearchParams(
		Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
	)
}
