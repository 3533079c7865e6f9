import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { usePerson } from '#features/people/ui/person.tsx'
import { NamedCalls } from '#features/search/contract.ts'
import { readJson } from '#platform/browser/request.ts'
import { callItem } from './found-items.ts'
import type { PaletteGroup } from './palette-group.ts'
import { keepCalls, useRecentIds } from './recent-calls.ts'

/** The calls that the person opened last, before anything is typed; removed ones drop out. */
export function useRecentCalls(words: string): PaletteGroup {
	const navigate = useNavigate()
	const { id } = usePerson()
	const ids = useRecentIds(id)
	const { data: calls = [], isSuccess } = useQuery({
		queryKey: ['/api/recordings', 'named', ids],
		queryFn: ({ signal }) => readJson(`/api/search/calls?ids=${ids.join()}`, NamedCalls, signal),
		enabled: words === '' && ids.length > 0,
	})
	useEffect(() => {
		if (isSuccess)
			keepCalls(
				id,
				calls.map((call) => call.id),
			)
	}, [id, isSuccess, calls])
	return { title: 'Recent calls', items: words === '' ? calls.map((call) => callItem(navigate, call)) : [] }
}
