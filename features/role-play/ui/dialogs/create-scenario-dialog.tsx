import {
	keepPreviousData,
	useInfiniteQuery,
	useMutation,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { Input } from '#design/input.tsx'
import { toast } from '#design/toast.ts'
import { recordingDetail } from '#features/analysis/ui/read-recordings.ts'
import { callTitle } from '#features/recordings/ui/call-title.ts'
import { type CreateFromRecording, Scenario } from '#features/role-play/contract.ts'
import { fewestTranscriptCharacters, longestName } from '#features/role-play/limits.ts'
import { RequestError, requestJson } from '#platform/browser/request.ts'
import { refreshScenarios } from '../sessions.ts'
import { CallChoice } from './call-choice.tsx'
import { practicableCalls } from './practicable-calls.ts'

type CreateScenarioDialogProps = {
	open: boolean
	onOpenChange: (open: boolean) => void
	/** The call that is chosen at first. */
	recording: string | undefined
}

/** Makes a practice call out of a real one. */
export function CreateScenarioDialog({ open, onOpenChange, recording }: CreateScenarioDialogProps) {
	return (
		<Dialog open={open} onOpenChange={onOpenChange}>
			<DialogContent
				title="Create Scenario from Your Calls"
				description="The prospect brings up what this customer did. Names and personal data stay out."
			>
				<CreateScenarioForm recording={recording} onClose={() => onOpenChange(false)} />
			</DialogContent>
		</Dialog>
	)
}

function CreateScenarioForm({ recording, onClose }: { recording: string | undefined; onClose: () => void }) {
	const [scenarioName, setScenarioName] = useState('')
	const [recordingId, setRecordingId] = useState(recording ?? null)
	const [words, setWords] = useState('')
	const [errors, setErrors] = useState<{ name?: string; recording?: string }>({})
	const calls = useInfiniteQuery({ ...practicableCalls(words.trim()), placeholderData: keepPreviousData })
	const pointedAt = usePointedAt(recording)
	const creation = useCreateScenario(onClose)
	const offered = calls.data?.pages.flatMap((page) => page.calls) ?? []
	const submit = (event: FormEvent) => {
		event.preventDefault()
		const name = scenarioName.trim()
		setErrors({
			...(name ? {} : { name: 'Please enter a client name.' }),
			...(recordingId ? {} : { recording: 'Please choose a recording.' }),
		})
		if (name && recordingId) creation.mutate({ scenarioName: name, recordingId })
	}
	if (calls.isSuccess && offered.length === 0 && !words && !calls.isPlaceholderData)
		return (
			<Alert tone="info" className="mt-4">
				Upload and analyze some call recordings first
			</Alert>
		)
	return (
		<form onSubmit={submit} noValidate className="mt-4 space-y-4">
			<Field label="Client name" hint="The scenario is listed under this name." error={errors.name}>
				{(wiring) => (
					<Input
						{...wiring}
						autoComplete="off"
						maxLength={longestName}
						value={scenarioName}
						onChange={(event) => setScenarioName(event.target.value)}
					/>
				)}
			</Field>
			<CallChoice
				calls={offered}
				pointedAt={pointedAt}
				chosen={recordingId}
				onChoose={setRecordingId}
				words={words}
				onWords={setWords}
				list={calls}
				error={errors.recording}
			/>
			<FormFooter
				action={creation.isPending ? 'Creating…' : 'Create Scenario'}
				disabled={creation.isPending}
				onCancel={onClose}
			/>
		</form>
	)
}

/** The call for which the dialog was opened, which may stand far down in the list. */
function usePointedAt(id: string | undefined) {
	const { data } = useQuery({ ...recordingDetail(id ?? ''), enabled: id !== undefined })
	if (!data?.transcription || data.transcription.length <= fewestTranscriptCharacters) return null
	return { id: data.id, name: callTitle(data), uploadedAt: data.uploadedAt }
}

function useCreateScenario(onCreated: () => void) {
	const queries = useQueryClient()
	const navigate = useNavigate()
	return useMutation({
		mutationFn: (call: CreateFromRecording) =>
			requestJson('POST', '/api/roleplay/create-from-recording', Scenario, call),
		onSuccess({ id }) {
			toast({
				title: 'AI Learning Enhanced!',
				description: 'Custom scenario created. AI will continuously learn from this and all your recordings.',
				tone: 'success',
			})
			refreshScenarios(queries)
			onCreated()
			return navigate({ to: '/role-play', search: { scenario: id } })
		},
		onError(error) {
			const said = error instanceof RequestError ? error.serverMessage : null
			toast({
				title: 'Failed to create scenario',
				description: said ?? 'Please try again with a different recording.',
				tone: 'destructive',
			})
		},
	})
}
