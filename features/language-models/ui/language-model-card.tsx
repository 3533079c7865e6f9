import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { CardBody, CardFooter } from '#design/card.tsx'
import { QueryCard } from '#design/query-card.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import {
	LanguageModelStatus,
	type ModelCheck,
	ModelTrial,
	type LanguageModelStatus as Status,
	type Usage,
	type Use,
} from '#features/language-models/contract.ts'
import { messageOf, readJson, requestJson } from '#platform/browser/request.ts'
import { formatCount, formatNumber } from '#platform/text/format-number.ts'

const languageModel = {
	queryKey: ['language-model'],
	queryFn: ({ signal }: { signal: AbortSignal }) =>
		readJson('/api/admin/language-model', LanguageModelStatus, signal),
}

const counting = {
	off: 'It doesn’t affect scores (MODEL_IN_SCORE=off).',
	review: 'Where it disagrees with the rules, a person decides (MODEL_IN_SCORE=review).',
	on: 'Its findings count in scores (MODEL_IN_SCORE=on).',
}

/** The configured language model: its token use, and a test of its abilities. */
export function LanguageModelCard() {
	const query = useQuery(languageModel)
	return (
		<QueryCard
			id="language-model"
			title="Language model"
			description={query.data && describeModel(query.data)}
			query={query}
			loading="Loading the language model"
			shapes={['h-16']}
		>
			{(status) => (status.model ? <ModelInUse status={status} /> : null)}
		</QueryCard>
	)
}

const describeModel = ({ model, inScore }: Status) =>
	model
		? `${model} reads calls alongside the rules. ${counting[inScore]}`
		: 'No language model is set up. Candor works without one; to add one, set MODEL_URL and MODEL_NAME on the server.'

function ModelInUse({ status }: { status: Status }) {
	const { today, month, tokensPerDay, uses } = status
	const queries = useQueryClient()
	const trial = useMutation({
		mutationFn: () => requestJson('POST', '/api/admin/language-model/try', ModelTrial),
		onSettled: () => queries.invalidateQueries({ queryKey: languageModel.queryKey }),
	})
	return (
		<>
			<CardBody className="space-y-1 text-sm tabular-nums">
				<p>
					Today: {formatCount(today.questions, 'answer')},{' '}
					{formatCount(today.inputTokens + today.outputTokens, 'token')}
					{tokensPerDay === null ? '' : ` of ${formatCount(tokensPerDay, 'token')} a day`}.
				</p>
				<p className="text-muted-foreground">
					Last 30 days: {formatCount(month.questions, 'answer')}, {formatCount(month.inputTokens, 'token')}{' '}
					read, {formatCount(month.outputTokens, 'token')} written.
				</p>
				{trial.data ? <Checks checks={trial.data.checks} /> : null}
				{trial.error ? (
					<Alert tone="failed" role="alert" className="mt-3">
						{messageOf(trial.error)}
					</Alert>
				) : null}
			</CardBody>
			{uses.length > 0 ? <Uses uses={uses} /> : null}
			<CardFooter className="flex-wrap">
				<Button variant="outline" disabled={trial.isPending} onClick={() => trial.mutate()}>
					{trial.isPending ? 'Testing…' : 'Test the model'}
				</Button>
				<span className="text-muted-foreground text-sm">
					Asks three short questions: one for calls, one for the coach and one for role-play.
				</span>
			</CardFooter>
		</>
	)
}

const titles: Record<Use, string> = {
	calls: 'Calls',
	coach: 'AI Coach',
	content: 'Sales Content',
	'role-play': 'Role-Play',
	test: 'Tests',
	other: 'Earlier (not broken down)',
}
const tokens = ({ inputTokens, outputTokens }: Usage) => formatNumber(inputTokens + outputTokens)

/** Tokens by what they were used for. */
function Uses({ uses }: Pick<Status, 'uses'>) {
	return (
		<Table label="Tokens by use">
			<thead>
				<TableRow>
					<TableHead>Tokens for</TableHead>
					<TableHead className="text-right">Today</TableHead>
					<TableHead className="text-right">Last 30 days</TableHead>
				</TableRow>
			</thead>
			<tbody>
				{uses.map(({ use, today, month }) => (
					<TableRow key={use}>
						<TableCell>{titles[use]}</TableCell>
						<TableCell className="text-right">{tokens(today)}</TableCell>
						<TableCell className="text-right">{tokens(month)}</TableCell>
					</TableRow>
				))}
			</tbody>
		</Table>
	)
}

const checked = {
	call: 'Reads calls: answers in the requested format',
	coach: 'Answers the coach’s questions: uses tools',
	line: 'Speaks in role-play: writes plain text',
}

function Checks({ checks }: { checks: ModelCheck[] }) {
	return (
		<ul role="status" className="mt-3 space-y-2">
			{checks.map(({ kind, isWorking, seconds, problem }) => (
				<li key={kind} className="flex items-start gap-2">
					{isWorking ? (
						<CircleCheck
							data-tone="success"
							className="mt-0.5 size-4 shrink-0 text-tone-text"
							aria-hidden="true"
						/>
					) : (
						<CircleX className="mt-0.5 size-4 shrink-0 text-destructive" aria-hidden="true" />
					)}
					<span>
						<span className="font-medium">{isWorking ? 'Works' : 'Doesn’t work'}:</span> {checked[kind]} (
						{seconds.toFixed(1)} s)
						{problem ? <span className="block text-muted-foreground">{problem}</span> : null}
					</span>
				</li>
			))}
		</ul>
	)
}
