import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { HelpArticle, HelpArticleText } from '#features/help/contract.ts'
import { readJson } from '#platform/browser/request.ts'

/** Articles change with the product alone. */
const staleTime = Number.POSITIVE_INFINITY

/** The articles with these words, or all. */
export const helpArticles = (q: string) =>
	queryOptions({
		queryKey: ['/api/help', q],
		queryFn: ({ signal }) =>
			readJson(`/api/help?${new URLSearchParams({ q })}`, z.array(HelpArticle), signal),
		placeholderData: keepPreviousData,
		staleTime,
	})

export const helpArticle = (id: string) =>
	queryOptions({
		queryKey: ['/api/help/', id],
		queryFn: ({ signal }) => readJson(`/api/help/${encodeURIComponent(id)}`, HelpArticleText, signal),
		staleTime,
	})
