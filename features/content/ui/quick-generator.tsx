import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Copy, FileText, WandSparkles } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Badge } from '#design/badge.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import { classNames } from '#design/class-names.ts'
import { EmptyState } from '#design/empty-state.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Spinner } from '#design/spinner.tsx'
import { Textarea } from '#design/textarea.tsx'
import { toast } from '#design/toast.ts'
import { type BriefCorrection, QuickPiece } from '#features/content/contract.ts'
import { longestRequest } from '#features/content/limits.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { requestJson } from '#platform/browser/request.ts'
import { BriefPanel } from './brief/brief-panel.tsx'
import { ChangesNote } from './changes-note.tsx'
import { typeNames } from './content-types.ts'
import { copyWords } from './copy-words.ts'
import { explainFailure, generationFailed } from './generate/explain-failure.ts'
import { FailureNote } from './generate/failure-note.tsx'
import { itemsAddress } from './items.ts'
import { ContentText } from './text/content-text.tsx'
import { unsavedQuickPiece, unsavedQuickRequest, type WrittenQuickly } from './unsaved.ts'

const requestRequired = {
	title: 'Content Request Required',
	description: 'Please describe what type of sales content you need.',
}

/** One line in, a piece out, without leaving the page. What was written stays in this tab, and is kept nowhere else. */
export default function QuickGenerator({ className }: { className?: string }) {
	const id = useId()
	const person = usePerson().id
	const unsavedRequest = unsavedQuickRequest(person)
	const piece = unsavedQuickPiece(person).use()
	const [isMissing, setIsMissing] = useState(false)
	const box = useRef<HTMLTextAreaElement>(null)
	const generation = useQuickGeneration(person)
	const text = unsavedRequest.use() ?? ''
	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (generation.isPending) return
		const wanted = text.trim()
		setIsMissing(!wanted)
		if (wanted) return generation.mutate(wanted)
		toast({ ...requestRequired, tone: 'destructive' })
		box.current?.focus()
	}
	return (
		<Card className={classNames('flex flex-col', className)} aria-labelledby={`${id}-title`}>
			<CardHeader>
				<div>
					<CardTitle id={`${id}-title`}>Quick content generator</CardTitle>
					<CardDescription>An email, script or objection reply from one line</CardDescription>
				</div>
			</CardHeader>
			<CardBody className="flex flex-1 flex-col gap-4">
				<form onSubmit={submit} noValidate className="space-y-3">
					<label className="sr-only" htmlFor={id}>
						What do you need?
					</label>
					<Textarea
						ref={box}
						id={id}
						rows={2}
						maxLength={longestRequest}
						placeholder="Describe the content you need"
						aria-invalid={(isMissing && !text.trim()) || undefined}
						aria-describedby={isMissing && !text.trim() ? `${id}-missing` : undefined}
						readOnly={generation.isPending}
						value={text}
						onChange={(event) => unsavedRequest.write(event.target.value || null)}
					/>
					{isMissing && !text.trim() ? (
						<p id={`${id}-missing`} className="text-destructive text-sm">
							{requestRequired.description}
						</p>
					) : null}
					<div className="flex flex-wrap items-center justify-between gap-3">
						<Link
							to="/sales-content"
							search={text.trim() ? { request: text.trim() } : {}}
							className="link inline-flex min-h-6 items-center text-sm coarse:min-h-11"
						>
							Open in Sales Content
						</Link>
						<Button type="submit" aria-disabled={generation.isPending || undefined} className="ml-auto">
							{generation.isPending ? <Spinner /> : <WandSparkles className="size-4" aria-hidden="true" />}
							{generation.isPending ? 'Generating…' : 'Generate Content'}
						</Button>
					</div>
				</form>
				<FailureNote failure={generation.error ? explainFailure(generation.error) : null} />
				{piece ? <Result piece={piece} person={person} /> : <Nothing />}
			</CardBody>
		</Card>
	)
}

function useQuickGeneration(personId: string) {
	return useMutation({
		mutationFn: (wanted: string) => writeQuickly(wanted),
		onSuccess: (piece, request) => unsavedQuickPiece(personId).write({ ...piece, request }),
		onError: () => toast({ ...generationFailed, tone: 'destructive' }),
	})
}

const writeQuickly = (request: string, brief?: BriefCorrection) =>
	requestJson('POST', `${itemsAddress}/cordoba`, QuickPiece, { request, brief })

function Result({ piece, person }: { piece: WrittenQuickly; person: string }) {
	const { title, type, content, changes, brief, request } = piece
	const rewrite = async (correction: BriefCorrection) =>
		unsavedQuickPiece(person).write({ ...(await writeQuickly(request, correction)), request })
	return (
		<section
			aria-label="Generated content"
			className="flex max-h-144 flex-col rounded-lg border lg:max-h-none lg:min-h-80 lg:flex-[1_1_0px]"
		>
			<div className="flex items-center gap-2 border-b py-1.5 pr-1.5 pl-3.5">
				<p className="min-w-0 flex-1 truncate font-semibold text-sm">{title}</p>
				<Badge>{typeNames[type]}</Badge>
				<Button variant="ghost" size="sm" onClick={() => copyWords(content)}>
					<Copy className="size-4" aria-hidden="true" />
					Copy
				</Button>
			</div>
			<ScrollArea label="Generated text" className="flex min-h-0 flex-1 flex-col">
				<div className="space-y-4 px-3.5 py-3">
					<p className="hint">AI-written. Read it before you send it.</p>
					<ChangesNote changes={changes} />
					<ContentText content={content} className="max-w-[66ch] space-y-2.5" />
					<details className="border-t pt-3 text-sm">
						<summary className="cursor-pointer font-medium">How Candor read your request</summary>
						<div className="mt-3">
							<BriefPanel brief={brief} onRewrite={rewrite} />
						</div>
					</details>
				</div>
			</ScrollArea>
		</section>
	)
}

function Nothing() {
	return (
		<div className="grid flex-1 place-items-center rounded-lg border border-dashed max-lg:hidden">
			<EmptyState icon={<FileText />} title="No content yet" text="Generated content appears here." />
		</div>
	)
}
