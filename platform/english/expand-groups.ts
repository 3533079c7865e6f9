/**
 * Replaces `<group>` in every phrase of a value by the alternatives that its file defines, such as 'wife|husband|son'.
 * Other groups are left for the lexicon.
 */
export function expandGroups<Value>(value: Value, groups: Readonly<Record<string, string>>): Value {
	if (typeof value === 'string')
		return value.replaceAll(/<(\w+)>/g, (whole, name: string) => groups[name] ?? whole) as Value
	if (Array.isArray(value)) return value.map((each) => expandGroups(each, groups)) as Value
	if (value === null || typeof value !== 'object') return value
	return Object.fromEntries(
		Object.entries(value).map(([key, each]) => [key, expandGroups(each, groups)]),
	) as Value
}
