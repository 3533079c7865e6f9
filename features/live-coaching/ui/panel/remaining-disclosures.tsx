import { ChevronDown, Circle, CircleCheck, CircleDashed } from 'lucide-react'
import { useState } from 'react'
import type { Tone } from '#design/tone.ts'
import type { LiveDisclosure } from '#features/live-coaching/contract.ts'

type RemainingDisclosuresProps = {
	disclosures: LiveDisclosure[]
	/** The newest words could not be read. */
	isBehind: boolean
	/** Something more urgent takes the room. */
	isCrowded: boolean
}

const looks: Record<LiveDisclosure['status'], { Icon: typeof Circle; tone: Tone; words: string }> = {
	given: { Icon: CircleCheck, tone: 'disclosed', words: 'Given' },
	partial: { Icon: CircleDashed, tone: 'warning', words: 'Partly given' },
	missing: { Icon: Circle, tone: 'missing', words: 'Not given' },
}

/** On phones and low windows the list is closed until it is asked for. */
const hasRoom = () => window.matchMedia('(min-width: 40rem) and (min-height: 48rem)').matches

/** The disclosures of a call, which tick themselves; each opens to the line that gives it. */
export function RemainingDisclosures({ disclosures, isBehind, isCrowded }: RemainingDisclosuresProps) {
	const [wish, setWish] = useState<boolean | null>(null)
	const isOpen = wish ?? (hasRoom() && !isCrowded)
	const [opened, setOpened] = useState<string | null>(null)
	const missing = disclosures.filter(({ status }) => status !== 'given')
	if (disclosures.length === 0 && !isBehind) return null
	return (
		<section aria-label="Remaining disclosures" className="rounded-lg border text-sm">
			<button
				type="button"
				aria-expanded={isOpen}
				className="flex min-h-9 w-full items-center gap-2 rounded-lg px-3 text-left coarse:min-h-11 hover:bg-accent"
				onClick={() => setWish(!isOpen)}
			>
				<span className="min-w-0 flex-1 truncate">
					<span className="font-semibold">
						{missing[0] ? 'Remaining disclosures' : 'All disclosures given'}
					</span>
					{missing[0] && !isOpen ? `: ${missing[0].title}` : null}
				</span>
				<span className="num text-muted-foreground">
					{disclosures.length - missing.length} of {disclosures.length} given
				</span>
				<ChevronDown className={isOpen ? 'size-4 rotate-180' : 'size-4'} aria-hidden="true" />
			</button>
			{isBehind ? (
				<p className="px-3 pb-2 text-muted-foreground">The latest words couldn’t be checked.</p>
			) : null}
			{isOpen ? (
				<ul className="px-1.5 pb-1.5">
					{disclosures.map((disclosure) => (
						<Line
							key={disclosure.code}
							disclosure={disclosure}
							isOpen={opened === disclosure.code}
							onToggle={() => setOpened(opened === disclosure.code ? null : disclosure.code)}
						/>
					))}
				</ul>
			) : null}
		</section>
	)
}

type LineProps = { disclosure: LiveDisclosure; isOpen: boolean; onToggle: () => void }

function Line({ disclosure: { title, status, sayThis }, isOpen, onToggle }: LineProps) {
	const { Icon, tone, words } = looks[status]
	return (
		<li data-tone={tone}>
			<button
				type="button"
				aria-expanded={isOpen}
				className="flex min-h-6 w-full items-center gap-2 rounded-md px-1.5 text-left coarse:min-h-11 hover:bg-accent"
				onClick={onToggle}
			>
				<Icon className="size-4 shrink-0 text-tone-text" aria-hidden="true" />
				{status === 'partial' ? null : <span className="sr-only">{words}:</span>}
				<span className={status === 'given' ? 'flex-1 text-muted-foreground' : 'flex-1'}>{title}</span>
				{status === 'partial' ? <span className="text-muted-foreground text-xs">{words}</span> : null}
			</button>
			{isOpen ? <p className="pt-0.5 pr-1.5 pb-1.5 pl-7.5 font-medium">“{sayThis}”</p> : null}
		</li>
	)
}
