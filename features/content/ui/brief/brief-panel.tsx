import { useMutation } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design/button.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { toast } from '#design/toast.ts'
import type { BriefCorrection, BriefView } from '#features/content/contract.ts'
import { explainFailure } from '../generate/explain-failure.ts'
import { BriefForm } from './brief-form.tsx'
import { BriefPoints } from './brief-points.tsx'

type BriefPanelProps = {
	brief: BriefView
	/** Rewrites the piece from the edited brief; undefined if the piece belongs to someone else. */
	onRewrite: ((correction: BriefCorrection) => Promise<unknown>) | undefined
}

/** The brief of a piece, with a button to edit it. */
export function BriefPanel({ brief, onRewrite }: BriefPanelProps) {
	const [isOpen, setIsOpen] = useState(false)
	const rewriting = useMutation({
		mutationFn: async (correction: BriefCorrection) => onRewrite?.(correction),
		onSuccess: () => setIsOpen(false),
		onError(error) {
			const { title, description } = explainFailure(error)
			toast({ title, description, tone: 'destructive' })
		},
	})
	return (
		<div className="space-y-3">
			<BriefPoints points={brief.points} />
			{onRewrite ? (
				<>
					<Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
						<SlidersHorizontal className="size-4" aria-hidden="true" />
						Edit brief
					</Button>
					<Dialog open={isOpen} onOpenChange={setIsOpen}>
						<DialogContent title="Edit brief" description="Candor rewrites the piece with your changes.">
							<BriefForm
								brief={brief}
								isPending={rewriting.isPending}
								onCancel={() => setIsOpen(false)}
								onSubmit={rewriting.mutate}
							/>
						</DialogContent>
					</Dialog>
				</>
			) : null}
		</div>
	)
}
