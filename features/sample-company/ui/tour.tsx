import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { Button } from '#design/button.tsx'
import { IconButton } from '#design/icon-button.tsx'
import { readJson } from '#platform/browser/request.ts'
import { createStoredChoice } from '#platform/browser/stored-choice.ts'
import { sampleCompany } from './read-sample-company.ts'
import { tourSteps } from './tour-steps.ts'

const tour = createStoredChoice('sample-tour', ['offered', 'closed'])

/** Offers a tour of the sample company beside the page until it is closed; this browser remembers that. */
export function Tour() {
	const { data } = useQuery(sampleCompany)
	const hasSamples = data?.state === 'loading' || data?.state === 'loaded'
	return tour.use() === 'offered' && hasSamples ? <TourCard /> : null
}

function TourCard() {
	const [at, setAt] = useState(-1)
	const goTo = useSteps()
	const heading = useRef<HTMLHeadingElement>(null)
	const step = tourSteps[at]
	const isLast = at === tourSteps.length - 1
	const show = async (next: number) => {
		setAt(next)
		await goTo(next)
	}
	useEffect(() => {
		if (at >= 0) heading.current?.focus()
	}, [at])
	const close = () => tour.set('closed')
	return (
		<aside
			aria-label="Tour"
			data-keeps-focus
			className="fixed bottom-4 left-4 z-40 w-[min(22rem,calc(100vw-2rem))] rounded-xl border bg-popover p-4 text-popover-foreground shadow-float"
			onKeyDown={(event) => event.key === 'Escape' && close()}
		>
			<div className="flex items-start justify-between gap-3">
				<div>
					{step ? (
						<p className="num text-muted-foreground text-xs">
							Step {at + 1} of {tourSteps.length}
						</p>
					) : null}
					<h2 ref={heading} tabIndex={-1} className="font-semibold text-md outline-none">
						{step?.title ?? 'New to Candor?'}
					</h2>
				</div>
				<IconButton label="Close the tour" onClick={close}>
					<X className="size-4" aria-hidden="true" />
				</IconButton>
			</div>
			<p className="mt-1 text-sm" aria-live="polite">
				{step?.text ??
					'Take a two-minute tour with the sample company: a call, its evidence, practice, live help.'}
			</p>
			<div className="mt-3 flex justify-end gap-2">
				{at > 0 ? (
					<Button variant="ghost" size="sm" onClick={() => show(at - 1)}>
						Back
					</Button>
				) : null}
				{step ? null : (
					<Button variant="ghost" size="sm" onClick={close}>
						No, thanks
					</Button>
				)}
				<Button size="sm" onClick={() => (isLast ? close() : show(at + 1))}>
					{step ? (isLast ? 'Done' : 'Next') : 'Start the tour'}
				</Button>
			</div>
		</aside>
	)
}

const NewestCalls = z.array(z.object({ id: z.string(), status: z.string() }))

/** Opens the page of a step. */
function useSteps() {
	const navigate = useNavigate()
	return async (at: number) => {
		const step = tourSteps[at]
		if (!step) return
		if (step.to) return navigate({ to: step.to })
		const calls = await readJson('/api/recordings?view=summary&limit=20', NewestCalls)
		const scored = calls.find(({ status }) => status === 'analyzed')
		return scored
			? navigate({ to: '/recordings/$id', params: { id: scored.id } })
			: navigate({ to: '/recordings' })
	}
}
