import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { LibraryBig, WandSparkles } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PageHeader } from '#design/page-header.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#design/tabs.tsx'
import { GenerateForm } from './generate/generate-form.tsx'
import { contentItems } from './items.ts'
import { Library } from './library/library.tsx'
import type { ChangeSearch, SalesContentSearch } from './sales-content-search.ts'
import { useLostFocus } from './use-lost-focus.ts'

/** The page of sales content: what one needs is written, and kept in the library. The address says what is shown. */
export function SalesContent({ search }: { search: SalesContentSearch }) {
	const navigate = useNavigate({ from: '/sales-content' })
	const change: ChangeSearch = (wanted, isStep = false) =>
		navigate({ search: (now) => ({ ...now, ...wanted }), replace: !isStep, resetScroll: false })
	const library = useInfiniteQuery(contentItems({}))
	const total = library.data?.pages[0]?.total
	const isOpened = useRef(false)
	useEffect(() => {
		isOpened.current = true
	}, [])
	const tab = search.tab ?? 'generate'
	const generator = useRef<HTMLDivElement>(null)
	useLostFocus(tab, () => generator.current?.querySelector('textarea'))
	const showTab = (next: string) => navigate({ search: next === 'library' ? { tab: 'library' } : {} })
	return (
		<>
			<PageHeader
				title="Sales Content"
				text="Emails, scripts and objection replies, written from one line and kept where you can find them."
			/>
			<Tabs value={tab} onValueChange={showTab} activationMode="manual">
				<TabsList className="mb-5" aria-label="Sales content">
					<TabsTrigger value="generate">
						<WandSparkles className="size-4" aria-hidden="true" />
						Generate Content
					</TabsTrigger>
					<TabsTrigger value="library" {...(total === undefined ? {} : { count: total })}>
						<LibraryBig className="size-4" aria-hidden="true" />
						Content Library
					</TabsTrigger>
				</TabsList>
				<TabsContent ref={generator} value="generate" tabIndex={-1}>
					<GenerateForm
						request={search.request}
						onTaken={() => change({ request: undefined })}
						onWritten={({ id }) => navigate({ search: { tab: 'library', item: id } })}
					/>
				</TabsContent>
				<TabsContent value="library" tabIndex={-1}>
					<Library
						search={search}
						onSearch={change}
						onGenerate={() => showTab('generate')}
						takesFocus={() => isOpened.current}
					/>
				</TabsContent>
			</Tabs>
		</>
	)
}
