import { WandSparkles } from 'lucide-react'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Card, CardBody } from '#design/card.tsx'
import { Field } from '#design/field.tsx'
import { Spinner } from '#design/spinner.tsx'
import { Textarea } from '#design/textarea.tsx'
import type { ContentItem } from '#features/content/contract.ts'
import { longestRequest, shortestRequest } from '#features/content/limits.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'
import { unsavedRequest } from '../unsaved.ts'
import { Examples } from './examples.tsx'
import { FailureNote } from './failure-note.tsx'
import { useGenerate } from './use-generate.ts'

type GenerateFormProps = {
	/** A request that the address brings. */
	request: string | undefined
	/** The request is in the box now. */
	onTaken: () => void
	onWritten: (item: ContentItem) => void
}

/** Asks what is needed, and has it written. What is typed stays until it is. */
export function GenerateForm({ request, onTaken, onWritten }: GenerateFormProps) {
	const personId = usePerson().id
	const { use, write } = unsavedRequest(personId)
	const text = use() ?? ''
	const [areFaultsShown, setAreFaultsShown] = useState(false)
	const box = useRef<HTMLTextAreaElement>(null)
	const { generate, isGenerating, failure } = useGenerate(personId, onWritten)
	const fault = faultOf(text)
	const fill = (words: string) => {
		write(words)
		setAreFaultsShown(false)
		box.current?.focus()
	}
	useRequestInAddress(request, (words) => {
		fill(words)
		onTaken()
	})
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (isGenerating) return
		setAreFaultsShown(fault !== null)
		if (fault) box.current?.focus()
		else generate(text)
	}
	return (
		<div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 xl:grid-cols-[66ch_minmax(0,28rem)]">
			<Card className="max-w-[66ch]">
				<CardBody className="pt-5">
					<form onSubmit={submit} noValidate className="space-y-4">
						<Field
							label="What content do you need?"
							hint={<Counter text={text} />}
							error={areFaultsShown || text.trim().length > longestRequest ? fault : null}
						>
							{(wiring) => (
								<Textarea
									{...wiring}
									ref={box}
									rows={5}
									required
									readOnly={isGenerating}
									placeholder="Who it’s for, their situation, and any figures you have"
									value={text}
									onChange={(event) => write(event.target.value || null)}
								/>
							)}
						</Field>
						<FailureNote failure={isGenerating ? null : failure} />
						<div className="flex flex-wrap items-center justify-between gap-3">
							<p className="hint">Anything you leave out stays blank. Candor doesn’t make up figures.</p>
							<Button type="submit" aria-disabled={isGenerating || undefined} className="ml-auto">
								{isGenerating ? <Spinner /> : <WandSparkles className="size-4" aria-hidden="true" />}
								{isGenerating ? 'Generating…' : 'Generate Content'}
							</Button>
						</div>
					</form>
				</CardBody>
			</Card>
			<Examples isDisabled={isGenerating} onChoose={fill} />
		</div>
	)
}

/** What is wrong with a request, null when nothing is. */
function faultOf(text: string): string | null {
	const { length } = text.trim()
	if (length < shortestRequest)
		return `Please describe what content you need (minimum ${shortestRequest} characters)`
	if (length <= longestRequest) return null
	const most = formatNumber(longestRequest)
	return `A request can have at most ${most} characters. Remove ${formatCount(length - longestRequest, 'character')}.`
}

function Counter({ text }: { text: string }) {
	const { length } = text.trim()
	return (
		<span className="num">
			{length < shortestRequest
				? `${length} of at least ${shortestRequest} characters`
				: formatCount(length, 'character')}
		</span>
	)
}

/** A request in the address goes into the box, and out of the address: a reload does not bring it again. */
function useRequestInAddress(request: string | undefined, take: (words: string) => void): void {
	const fill = useEffectEvent(take)
	useEffect(() => {
		if (request) fill(request)
	}, [request])
}
