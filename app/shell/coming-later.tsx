import { Hammer } from 'lucide-react'
import { Card } from '#design/card.tsx'
import { PageHeader } from '#design/page-header.tsx'

/** A page whose feature is still being built: its real title, and one true sentence on what will be here. */
export function ComingLater({ title, text }: { title: string; text: string }) {
	return (
		<>
			<PageHeader title={title} />
			<Card className="flex items-start gap-3 p-5">
				<Hammer className="mt-0.5 size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
				<p>{text}</p>
			</Card>
		</>
	)
}
