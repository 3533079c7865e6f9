/** Leaves out the texts that are about something listed by its own title, so that nothing is shown twice. */
export function withoutListed(texts: readonly string[], listed: readonly { title: string }[]): string[] {
	const titles = listed.map(({ title }) => title.toLowerCase())
	return texts.filter((text) => !titles.some((title) => text.toLowerCase().includes(title)))
}
