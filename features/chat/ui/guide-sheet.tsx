import { useQuery } from '@tanstack/react-query'
import { Drama, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Sheet, SheetClose } from '#design/sheet.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { GuideEntryShown } from '#features/chat/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { InAppLink } from './answer/in-app-link.tsx'
import { guideEntry, isGone } from './conversations.ts'

const kinds: Record<GuideEntryShown['kind'], string> = {
	rule: 'Rule',
	disclosure: 'Required disclosure',
	objection: 'Objection',
	skill: 'Skill',
	topic: 'Topic',
	fact: 'Fact',
}

type GuideSheetProps = {
	/** The entry that is shown, null for none. */
	id: string | null
	/** Shows another entry. */
	onEntry: (id: string) => void
	onClose: () => void
}

/** An entry of the guides, beside the page. */
export function GuideSheet({ id, onEntry, onClose }: GuideSheetProps) {
	// While the sheet slides out it still shows what it showed.
	const [last, setLast] = useState(id)
	if (id && id !== last) setLast(id)
	return (
		<Sheet label="From the guides" side="right" open={id !== null} onOpenChange={onClose}>
			<SheetClose asChild>
				<Button variant="ghost" size="icon-sm" className="absolute top-3 right-3" aria-label="Close">
					<X className="size-4" aria-hidden="true" />
				</Button>
			</SheetClose>
			<ScrollArea label="Guide entry" className="flex min-h-0 flex-1 flex-col" contentClassName="px-5 py-4">
				{last ? <Entry key={last} id={last} onEntry={onEntry} /> : null}
			</ScrollArea>
		</Sheet>
	)
}

function Entry({ id, onEntry }: { id: string; onEntry: (id: string) => void }) {
	const { data: entry, error } = useQuery(guideEntry(id))
	if (error)
		return (
			<Alert tone="failed" className="mt-10">
				{isGone(error) ? 'There’s no guide entry at this address.' : messageOf(error)}
			</Alert>
		)
	if (!entry)
		return (
			<Loading label="Loading the entry">
				<Skeleton className="h-6 w-48" />
				<Skeleton className="mt-4 h-40" />
			</Loading>
		)
	return <EntryText entry={entry} onEntry={onEntry} />
}

function EntryText({ entry, onEntry }: { entry: GuideEntryShown; onEntry: (id: string) => void }) {
	const {
		title,
		kind,
		citation,
		answer,
		why,
		say = [],
		insteadOf = [],
		points = [],
		practice,
		related,
	} = entry
	return (
		<article className="space-y-5">
			<header className="pr-10">
				<Badge>{kinds[kind]}</Badge>
				<h3 className="mt-2 font-semibold text-lg">{title}</h3>
				{citation ? <p className="text-muted-foreground text-sm">{citation}</p> : null}
			</header>
			<p>{answer}</p>
			{why ? (
				<Part title="Why">
					<p>{why}</p>
				</Part>
			) : null}
			{points.length > 0 ? (
				<Part title="In short">
					<ul className="list-disc space-y-1 pl-5 marker:text-muted-foreground">
						{points.map((point) => (
							<li key={point}>{point}</li>
						))}
					</ul>
				</Part>
			) : null}
			{say.length > 0 ? (
				<Part title="Words to say">
					{say.map((words) => (
						<blockquote key={words} className="mb-3 border-primary border-l-2 pl-3.5 last:mb-0">
							“{words}”
						</blockquote>
					))}
				</Part>
			) : null}
			{insteadOf.length > 0 ? (
				<Part title="Wordings to avoid">
					<Wordings wordings={insteadOf} />
				</Part>
			) : null}
			{practice ? (
				<Button asChild variant="outline">
					<InAppLink href={practice}>
						<Drama className="size-4" aria-hidden="true" />
						Practice this
					</InAppLink>
				</Button>
			) : null}
			{related.length > 0 ? (
				<Part title="Read next">
					<ul className="space-y-1">
						{related.map(({ id, title }) => (
							<li key={id}>
								<InAppLink
									href={`/ai-coach?entry=${encodeURIComponent(id)}`}
									onOpen={() => onEntry(id)}
									className="link inline-flex min-h-6 items-center coarse:min-h-11"
								>
									{title}
								</InAppLink>
							</li>
						))}
					</ul>
				</Part>
			) : null}
		</article>
	)
}

function Part({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h4 className="mb-1.5 font-medium text-muted-foreground text-sm">{title}</h4>
			{children}
		</section>
	)
}

function Wordings({ wordings }: { wordings: { not: string; say: string }[] }) {
	return (
		<dl className="divide-y rounded-lg border">
			{wordings.map(({ not, say }) => (
				<div key={not} className="space-y-1.5 px-3.5 py-2.5">
					<dt className="flex gap-2">
						<X className="mt-1 size-4 shrink-0 text-destructive" aria-hidden="true" />
						<span>
							<span className="sr-only">Instead of: </span>
							{not}
						</span>
					</dt>
					<dd className="pl-6">
						<span className="font-medium">Say: </span>
						{say}
					</dd>
				</div>
			))}
		</dl>
	)
}
