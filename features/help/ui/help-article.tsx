import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { ArrowLeft, CircleHelp, Lock } from 'lucide-react'
import { useEffect } from 'react'
import { Button } from '#design/button.tsx'
import { Card } from '#design/card.tsx'
import { EmptyState } from '#design/empty-state.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { PageHeader } from '#design/page-header.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { HelpArticleText } from '#features/help/contract.ts'
import { messageOf, RequestError } from '#platform/browser/request.ts'
import { ArticleText } from './article-text.tsx'
import { anchorOf, headingsOf } from './headings.ts'
import { helpArticle, helpArticles } from './read-help.ts'

/** One article, beside its table of contents. */
export function HelpArticle({ id }: { id: string }) {
	const { data, error, refetch } = useQuery(helpArticle(id))
	if (data) return <Article article={data} />
	if (error instanceof RequestError && (error.status === 404 || error.status === 403))
		return <NoArticle isForAdmins={error.status === 403} />
	if (error) return <LoadFailure onRetry={refetch}>{messageOf(error)}</LoadFailure>
	return (
		<Loading label="Loading the article">
			<Skeleton className="h-96 rounded-xl" />
		</Loading>
	)
}

function Article({ article: { id, title, summary, body } }: { article: HelpArticleText }) {
	const { hash } = useLocation()
	useEffect(() => {
		document.title = `${title} · Candor`
	}, [title])
	useEffect(() => {
		const heading = hash ? document.getElementById(hash) : null
		heading?.scrollIntoView({ block: 'start' })
		heading?.focus({ preventScroll: true })
	}, [hash])
	return (
		<>
			<Link to="/help" className="link mb-3 inline-flex min-h-6 items-center gap-1.5 text-sm">
				<ArrowLeft className="size-4" aria-hidden="true" />
				All help
			</Link>
			<PageHeader title={title} text={summary} />
			<div className="gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem]">
				<OnThisPage id={id} headings={headingsOf(body)} />
				<article className="lg:order-first">
					<ArticleText text={body} />
					<Neighbors id={id} />
				</article>
			</div>
		</>
	)
}

function OnThisPage({ id, headings }: { id: string; headings: string[] }) {
	return (
		<nav aria-label="On this page" className="mb-6 self-start lg:sticky lg:top-20">
			<p className="eyebrow mb-1">On this page</p>
			<ul>
				{headings.map((heading) => (
					<li key={heading}>
						<Link
							to="/help/$id"
							params={{ id }}
							hash={anchorOf(heading)}
							className="block rounded-md px-2 py-1.5 text-muted-foreground text-sm hover:bg-accent hover:text-foreground"
						>
							{heading}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	)
}

/** The articles before and after, in the order of the contents. */
function Neighbors({ id }: { id: string }) {
	const { data = [] } = useQuery(helpArticles(''))
	const at = data.findIndex((article) => article.id === id)
	const before = data[at - 1]
	const after = at < 0 ? undefined : data[at + 1]
	return (
		<nav
			aria-label="More help"
			className="mt-8 flex max-w-[68ch] flex-wrap justify-between gap-3 border-t pt-4"
		>
			{before ? (
				<Link to="/help/$id" params={{ id: before.id }} className="link">
					Previous: {before.title}
				</Link>
			) : (
				<span />
			)}
			{after ? (
				<Link to="/help/$id" params={{ id: after.id }} className="link">
					Next: {after.title}
				</Link>
			) : null}
		</nav>
	)
}

function NoArticle({ isForAdmins }: { isForAdmins: boolean }) {
	return (
		<Card>
			<EmptyState
				heading="h1"
				tone="neutral"
				icon={isForAdmins ? <Lock /> : <CircleHelp />}
				title={isForAdmins ? 'For administrators' : 'Article not found'}
				text={
					isForAdmins
						? 'Only administrators can read this article.'
						: 'It may have been renamed. Search help for it.'
				}
				action={
					<Button asChild variant="outline">
						<Link to="/help">All help</Link>
					</Button>
				}
			/>
		</Card>
	)
}
