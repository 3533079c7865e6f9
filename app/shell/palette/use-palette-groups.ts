import { useNavigate } from '@tanstack/react-router'
import {
	callItem,
	contentItem,
	helpItem,
	personItem,
	readingItem,
	saidItem,
} from '#app/shell/palette/found-items.ts'
import type { PaletteGroup } from '#app/shell/palette/palette-group.ts'
import { useActions } from '#app/shell/palette/use-actions.ts'
import { usePages } from '#app/shell/palette/use-pages.ts'
import { useRecentCalls } from '#app/shell/palette/use-recent-calls.ts'
import { useScenarios } from '#app/shell/palette/use-scenarios.ts'
import type { Found } from '#features/search/contract.ts'

/** Everything that answers to the words, in the order of the list; `found` is the server's part of it. */
export function usePaletteGroups(
	words: string,
	found: Found | undefined,
	onShortcuts: () => void,
): PaletteGroup[] {
	const navigate = useNavigate()
	const recent = useRecentCalls(words)
	const scenarios = useScenarios(words)
	const { calls = [], said, content = [], guide = [], help = [], people = [] } = found ?? {}
	const groups = [
		recent,
		{ title: 'Calls', items: calls.map((call) => callItem(navigate, call)) },
		{ title: 'Said on a call', items: said?.found.map((each) => saidItem(navigate, each)) ?? [] },
		{
			title: 'Content and practice',
			items: [...content.map((piece) => contentItem(navigate, piece)), ...scenarios],
		},
		{ title: 'Guide and lessons', items: guide.map((reading) => readingItem(navigate, reading)) },
		{ title: 'Help', items: help.map((article) => helpItem(navigate, article)) },
		{ title: 'People', items: people.map((each) => personItem(navigate, each)) },
		usePages(words),
		useActions(words, onShortcuts),
	]
	return groups.filter((group) => group.items.length > 0)
}
