import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { SearchBox } from '#design/search-box.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import { type HelpArticle, helpSections } from '#features/help/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'
import type { HelpSearch } from './help-search.ts'
import { helpArticles } from './read-help.ts'

/** The contents of the help, or the articles with the words that are searched for. */
export function Help({ search: { q = '' } }: { search: HelpSearch }) {
	const navigate = useNavigate({ from: '/help' })
	const { data, error, refetch } = useQuery(helpArticles(q))
	return (
		<>
			<PageHeader title="Help" text="How to use Candor, step by step." />
			<search className="mb-5 block max-w-xl">
				<SearchBox
					label="Search help"
					placeholder="Search help"
					q={q}
					onChange={(words) => navigate({ search: words ? { q: words } : {}, replace: true })}
				/>
			</search>
			<p role="status" className="sr-only">
				{data && q ? formatCount(data.length, 'article') : null}
			</p>
			{error ? <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure> : null}
			{!data && !error ? (
				<Loading label="Loading help">
					<Skeleton className="h-96 rounded-xl" />
				</Loading>
			) : null}
			{data ? q ? <Results articles={data} q={q} /> : <Contents articles={data} /> : null}
		</>
	)
}

function Contents({ articles }: { articles: HelpArticle[] }) {
	const sections = helpSections.filter((section) => articles.some((article) => article.section === section))
	return (
		<div className="grid items-start gap-4 md:grid-cols-2 lg:gap-5">
			{sections.map((section) => (
				<Card key={section}>
					<CardHeader>
						<CardTitle>{section}</CardTitle>
					</CardHeader>
					<CardBody>
						<ArticleList articles={articles.filter((article) => article.section === section)} />
					</CardBody>
				</Card>
			))}
		</div>
	)
}

function Results({ articles, q }: { articles: HelpArticle[]; q: string }) {
	return (
		<Card>
			{articles.length > 0 ? (
				<CardBody>
					<ArticleList articles={articles} />
				</CardBody>
			) : (
				<EmptyState
					icon={<SearchX />}
					heading="h2"
					title="No matching articles"
					text="Try other words, or ask the AI Coach."
					action={
						<Button asChild variant="outline">
							<Link to="/ai-coach" search={{ ask: q }}>
								Ask AI Candor
							</Link>
						</Button>
					}
				/>
			)}
		</Card>
	)
}

function ArticleList({ articles }: { articles: HelpArticle[] }) {
	return (
		<ul className="space-y-3">
			{articles.map(({ id, title, summary }) => (
				<li key={id}>
					<Link to="/help/$id" params={{ id }} className="link">
						{title}
					</Link>
					<p className="text-muted-foreground text-sm">{summary}</p>
				</li>
			))}
		</ul>
	)
}
