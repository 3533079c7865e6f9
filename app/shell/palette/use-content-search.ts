import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import type { PaletteGroup } from '#app/shell/palette/palette-group.ts'
import type { ContentItem } from '#features/content/contract.ts'
import { typeNames } from '#features/content/ui/content-types.ts'
import { itemsAddress } from '#features/content/ui/items.ts'
import { readJson } from '#platform/browser/request.ts'

/** The sales content that the server finds for the words. */
export function useContentSearch(words: string): PaletteGroup {
	const navigate = useNavigate()
	const isAsked = words !== ''
	const { data: found = [] } = useQuery({
		queryKey: [itemsAddress, 'palette', words],
		queryFn: ({ signal }) =>
			readJson<ContentItem[]>(`${itemsAddress}?limit=5&q=${encodeURIComponent(words)}`, signal),
		enabled: isAsked,
		placeholderData: isAsked ? keepPreviousData : undefined,
	})
	const items = found.map(({ id, title, type }) => ({
		id: `content ${id}`,
		title,
		icon: FileText,
		hint: typeNames[type],
		run: () => navigate({ to: '/sales-content', search: { tab: 'library' as const, item: id } }),
	}))
	return { title: 'Sales content', items: isAsked ? items : [] }
}
