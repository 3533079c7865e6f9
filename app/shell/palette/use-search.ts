import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Found } from '#features/search/contract.ts'
import { fewestCharacters, mostCharacters } from '#features/search/limits.ts'
import { readJson } from '#platform/browser/request.ts'

/** Milliseconds without a key before the server is asked. */
const rest = 120

/** What the server finds for the query. Earlier results stay until the next response. */
export function useSearch(words: string) {
	const asked = useRested(words.slice(0, mostCharacters))
	const isAsked = words.length >= fewestCharacters && asked.length >= fewestCharacters
	const { data, isError, isFetching, refetch } = useQuery({
		queryKey: ['/api/search', asked],
		queryFn: ({ signal }) => readJson(`/api/search?q=${encodeURIComponent(asked)}`, Found, signal),
		enabled: isAsked,
		placeholderData: keepPreviousData,
	})
	return {
		found: isAsked && !isError ? data : undefined,
		isSearching: words.length >= fewestCharacters && (isFetching || asked !== words.slice(0, mostCharacters)),
		hasFailed: isAsked && isError,
		tryAgain: () => void refetch(),
	}
}

/** The value, once it has not changed for a moment. */
function useRested(value: string) {
	const [rested, setRested] = useState(value)
	useEffect(() => {
		const timer = setTimeout(() => setRested(value), rest)
		return () => clearTimeout(timer)
	}, [value])
	return rested
}
