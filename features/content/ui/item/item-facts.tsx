import { useQueryClient } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#design/button.tsx'
import { toast } from '#design/toast.ts'
import { type BriefCorrection, ContentItem } from '#features/content/contract.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { formatDate } from '#platform/browser/format-time.ts'
import { requestJson } from '#platform/browser/request.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { BriefPanel } from '../brief/brief-panel.tsx'
import { itemsAddress, keepItem } from '../items.ts'
import { measureContent } from '../text/measure-content.ts'
import { findingsNote } from './findings-note.tsx'
import { useUpdateItem } from './use-item-actions.ts'

type ItemFactsProps = {
	item: ContentItem
	/** Opens another piece, such as the rewritten one. */
	onOpen: (id: string) => unknown
}

/** The brief, length, usage and approval of a piece. */
export function ItemFacts({ item, onOpen }: ItemFactsProps) {
	const { content, usage } = item
	const { lines, characters, words, minutes } = measureContent(content)
	return (
		<aside className="space-y-4 text-sm xl:border-l xl:pl-6" aria-label="About this content">
			<p className="flex gap-2 text-muted-foreground">
				<Sparkles className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
				AI-written. Read it before you send it.
			</p>
			<Brief item={item} onOpen={onOpen} />
			<dl className="space-y-2 border-t pt-4">
				<Fact name="Lines">{formatNumber(lines)}</Fact>
				<Fact name="Characters">{formatNumber(characters)}</Fact>
				<Fact name="Words">{formatNumber(words)}</Fact>
				<Fact name="Read time">{minutes} min</Fact>
			</dl>
			<dl className="space-y-2 border-t pt-4">
				<Fact name="Times used">{formatNumber(usage.timesUsed)}</Fact>
				<Fact name="Last used">{usage.lastUsed ? formatDate(usage.lastUsed) : 'Never'}</Fact>
			</dl>
			{usePerson().role === 'admin' ? <Approval item={item} /> : null}
		</aside>
	)
}

function Brief({ item: { brief, isMine, generationParams }, onOpen }: ItemFactsProps) {
	const queries = useQueryClient()
	const { purpose } = generationParams
	if (!brief) return null
	const rewrite = async (correction: BriefCorrection) => {
		const order = { request: purpose, brief: correction }
		const written = await requestJson('POST', `${itemsAddress}/generate`, ContentItem, order)
		keepItem(queries, written)
		toast({ title: 'Content Generated!', tone: 'success' })
		onOpen(written.id)
	}
	return (
		<section className="space-y-3 border-t pt-4" aria-labelledby="content-brief">
			<h3 id="content-brief" className="font-semibold">
				Brief
			</h3>
			<BriefPanel brief={brief} onRewrite={isMine && purpose ? rewrite : undefined} />
		</section>
	)
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="flex justify-between gap-3">
			<dt className="text-muted-foreground">{name}</dt>
			<dd className="num text-right font-medium">{children}</dd>
		</div>
	)
}

function Approval({ item: { id, isApproved, findings } }: { item: ContentItem }) {
	const update = useUpdateItem()
	const isRefused = !isApproved && findings.length > 0
	return (
		<div className="border-t pt-4">
			<Button
				variant="outline"
				size="sm"
				className="w-full"
				aria-disabled={isRefused || update.isPending || undefined}
				aria-describedby={isRefused ? findingsNote : undefined}
				onClick={() => isRefused || update.isPending || update.mutate({ id, isApproved: !isApproved })}
			>
				{isApproved ? 'Withdraw approval' : 'Approve for the team'}
			</Button>
			<p className="hint mt-1.5">
				{isApproved
					? 'Everyone on the team can read and use it.'
					: 'Everyone on the team will be able to read and use it.'}
			</p>
		</div>
	)
}
