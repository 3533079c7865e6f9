import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Badge } from '#design/badge.tsx'
import { LoadFailure } from '#design/load-failure.tsx'
import { ScrollArea } from '#design/scroll-area.tsx'
import { Loading, Skeleton } from '#design/skeleton.tsx'
import type { RecordingDetail } from '#features/analysis/contract.ts'
import { messageOf } from '#platform/browser/request.ts'
import { EvidenceLegend, highlightTones, highlightWords } from './evidence-legend.tsx'
import { type HighlightLine, type HighlightPiece, parseHighlights } from './highlight.ts'
import { recordingDetail } from './read-recordings.ts'

/** The words of a call under its card: read when they are asked for, with what was found marked in them. */
export function HighlightedTranscript({ id, name }: { id: string; name: string }) {
	const call = useQuery(recordingDetail(id))
	if (call.isPending)
		return (
			<Loading label="Loading the transcript" className="space-y-2">
				{['w-3/4', 'w-full', 'w-2/3'].map((width) => (
					<Skeleton key={width} className={`h-4 ${width}`} />
				))}
			</Loading>
		)
	if (call.isError) return <LoadFailure onRetry={call.refetch}>{messageOf(call.error)}</LoadFailure>
	return <Words call={call.data} name={name} />
}

function Words({ call, name }: { call: RecordingDetail; name: string }) {
	const lines = useMemo(() => linesOf(call), [call])
	const kinds = lines.flatMap(({ pieces }) => pieces.flatMap(({ mark }) => (mark ? [mark.kind] : [])))
	if (lines.length === 0)
		return <p className="text-muted-foreground">No words were recognized in this call.</p>
	return (
		<div className="space-y-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<EvidenceLegend kinds={kinds} />
				{call.transcript ? (
					<Badge tone={call.transcript.source.isDraft ? 'warning' : 'neutral'}>
						{call.transcript.source.label}
					</Badge>
				) : null}
			</div>
			<ScrollArea label={`Transcript of ${name}`} className="max-h-96">
				<ol className="space-y-2">
					{lines.map((line) => (
						<Line key={line.number} line={line} />
					))}
				</ol>
			</ScrollArea>
		</div>
	)
}

function Line({ line }: { line: HighlightLine }) {
	return (
		<li className="max-w-[80ch]">
			{line.speaker ? <span className="font-semibold">{line.speaker}: </span> : null}
			{line.pieces.map((piece) => (
				<Piece key={piece.at} piece={piece} />
			))}
		</li>
	)
}

function Piece({ piece: { text, mark } }: { piece: HighlightPiece }) {
	if (!mark) return text
	return (
		<>
			<mark data-tone={highlightTones[mark.kind]}>
				<span className="sr-only">{highlightWords[mark.kind]}: </span>
				{text}
			</mark>
			{mark.ref ? (
				<span className="cite" data-tone={highlightTones[mark.kind]}>
					{mark.ref}
				</span>
			) : null}
		</>
	)
}

const speakers = { rep: 'Rep', customer: 'Customer', unknown: null }

/** The marked text of the analysis, else the plain words, which are there before the analysis is. */
function linesOf({ analysis, transcript, transcription, status }: RecordingDetail): HighlightLine[] {
	if (analysis?.highlightedTranscript) return parseHighlights(analysis.highlightedTranscript)
	if (transcript)
		return transcript.segments.map(({ speaker, text }, number) => ({
			number,
			speaker: speakers[speaker],
			pieces: [{ text, at: 0, mark: null }],
		}))
	if (!transcription || status === 'failed') return []
	return [{ number: 0, speaker: null, pieces: [{ text: transcription, at: 0, mark: null }] }]
}
