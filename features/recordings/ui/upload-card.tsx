import { FileAudio, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#design/class-names.ts'
import { Progress } from '#design/progress.tsx'
import type { Tone } from '#design/tone.ts'

type UploadCardProps = {
	name: string
	/** False for a transcript without audio. */
	isAudio?: boolean
	/** Under the name. */
	detail?: ReactNode
	/** At the right of the name: a percentage, or buttons. */
	aside?: ReactNode
	children?: ReactNode
	className?: string
}

/** The face of one file on its way: its name first, everything else under it. */
export function UploadCard({ name, isAudio = true, detail, aside, children, className }: UploadCardProps) {
	const Icon = isAudio ? FileAudio : FileText
	return (
		<div className={classNames('rounded-lg border px-4 py-3', className)}>
			<div className="flex flex-wrap items-center gap-x-3 gap-y-2">
				<Icon className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
				<div className="min-w-0 flex-1 basis-40">
					<p className="truncate font-medium" title={name}>
						{name}
					</p>
					{detail ? <p className="text-muted-foreground text-sm">{detail}</p> : null}
				</div>
				{aside}
			</div>
			{children}
		</div>
	)
}

type BarProps = { percent: number; label: string; stage: string; tone?: Tone; children?: ReactNode }

/** One line of truth: the bar, the stage (read aloud when it changes), and what else is known. */
export function ProgressLine({ percent, label, stage, tone, children }: BarProps) {
	return (
		<>
			<Progress value={percent} label={label} {...(tone ? { tone } : {})} className="mt-2.5" />
			<p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted-foreground text-sm">
				<span className="text-foreground" aria-live="polite">
					{stage}
				</span>
				{children}
			</p>
		</>
	)
}
