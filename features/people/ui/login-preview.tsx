import { Handshake, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#design/badge.tsx'
import { ScoreRing } from '#design/score-ring.tsx'

/** A piece of a scored call beside the login form, drawn with the parts of the real page; pure decoration. */
export function LoginPreview() {
	return (
		<aside
			className="relative hidden overflow-hidden border-l bg-muted lg:grid lg:place-items-center"
			aria-hidden="true"
		>
			<div className="w-full max-w-132 px-10">
				<div className="rounded-xl border bg-card shadow-raised">
					<div className="flex items-center gap-4 p-5">
						<ScoreRing value={91} size={80} tone="excellent" showPassMark label="Overall score 91%" />
						<div className="min-w-0 flex-1">
							<p className="font-semibold text-md">Carol Whitaker, enrollment call</p>
							<p className="text-muted-foreground text-sm">Maya Ortiz · 31:06 · 5 accounts, $31,480</p>
							<div className="mt-2 flex gap-1.5">
								<Badge tone="excellent">EXCELLENT/PASSING</Badge>
								<Badge tone="info">
									<Handshake />
									CLOSED DEAL
								</Badge>
							</div>
						</div>
					</div>
					<div className="space-y-1 border-t px-2 py-3 text-base">
						<Turn time="12:26" speaker="Client">
							So who holds the money while we wait?
						</Turn>
						<Turn time="12:30" speaker="Rep">
							<Disclosed id="D3">
								You own every dollar in that account. You can take it out at any time, with no penalty.
							</Disclosed>
						</Turn>
						<Turn time="12:44" speaker="Rep">
							<Disclosed id="D4">
								And there is no fee until a debt is settled and you have made a payment on it.
							</Disclosed>
						</Turn>
					</div>
					<div className="flex items-center justify-between border-t px-5 py-3 text-sm">
						<span className="flex items-center gap-2 font-medium" data-tone="success">
							<ShieldCheck className="size-4 text-tone-text" />7 of 7 required disclosures made
						</span>
						<span className="text-muted-foreground">No compliance issues</span>
					</div>
				</div>
				<p className="mt-7 text-balance font-medium text-lg">
					Every score links to the words that earned it.
				</p>
				<p className="mt-1 text-muted-foreground">
					An invented sample call. In a real one, click a highlight to hear the moment.
				</p>
			</div>
		</aside>
	)
}

function Turn({ time, speaker, children }: { time: string; speaker: string; children: ReactNode }) {
	return (
		<div className="turn">
			<span className="timecode">{time}</span>
			<p>
				<span className="font-semibold">{speaker}</span>
				<br />
				{children}
			</p>
		</div>
	)
}

function Disclosed({ id, children }: { id: string; children: ReactNode }) {
	return (
		<>
			<mark data-tone="disclosed">{children}</mark>
			<span className="cite" data-tone="disclosed">
				{id}
			</span>
		</>
	)
}
