/** A recording's name for people: without the `digits-digits-` that older uploads were stored under. */
export function displayName(originalName: string): string {
	return originalName.replace(/^\d+-\d+-(?=.)/, '')
}

/** A person's name, or null when it wasn't heard: 'Unknown' is never shown. */
export function knownName(name: string): string | null {
	const trimmed = name.trim()
	return trimmed === '' || trimmed.toLowerCase() === 'unknown' ? null : trimmed
}
