import {
	BriefcaseBusiness,
	Handshake,
	type LucideIcon,
	MessagesSquare,
	Scale,
	ShieldCheck,
	TrendingUp,
} from 'lucide-react'

type Topic = { title: string; text: string; icon: LucideIcon; question: string }

const topics: readonly Topic[] = [
	{
		title: 'FTC Compliance',
		text: 'What you must say, and must never say',
		icon: Scale,
		question: 'What must I say and never say under the FTC rules?',
	},
	{
		title: 'Same-Call Enrollment',
		text: 'Close today without pressure',
		icon: Handshake,
		question: 'How do I enroll someone on the same call without pressure?',
	},
	{
		title: 'Attorney Positioning',
		text: 'Describe legal help accurately',
		icon: BriefcaseBusiness,
		question: 'How do I describe the attorneys accurately?',
	},
	{
		title: 'Debt Pain Amplification',
		text: 'The cost of waiting, in numbers',
		icon: TrendingUp,
		question: 'How do I show what waiting costs without scaring anyone?',
	},
	{
		title: 'Debt Settlement Objections',
		text: 'Credit, spouse, price, trust',
		icon: MessagesSquare,
		question: 'Which objections come up most and how do I answer them?',
	},
	{
		title: 'Legal Protection Messaging',
		text: 'Lawsuits and garnishment',
		icon: ShieldCheck,
		question: 'What can I say about lawsuits and garnishment?',
	},
]

type TopicsProps = { isWaiting: boolean; onAsk: (question: string) => void }

/** What reps ask about most; each asks its question with one click. */
export function Topics({ isWaiting, onAsk }: TopicsProps) {
	return (
		<aside aria-labelledby="popular-topics" className="min-w-0 max-xl:order-first">
			<h2 id="popular-topics" className="section-title mb-3">
				Popular topics
			</h2>
			<ul className="-mx-4 flex gap-2.5 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:p-0 xl:grid-cols-1">
				{topics.map(({ title, text, icon: Icon, question }) => (
					<li key={title} className="max-sm:w-64 max-sm:shrink-0">
						<button
							type="button"
							aria-disabled={isWaiting || undefined}
							onClick={() => isWaiting || onAsk(question)}
							className="flex w-full items-start gap-3 rounded-xl border bg-card p-3.5 text-left shadow-card hover:border-border-strong hover:bg-accent/40 aria-disabled:cursor-not-allowed"
						>
							<span
								aria-hidden="true"
								className="grid size-8 shrink-0 place-items-center rounded-lg bg-muted text-muted-foreground"
							>
								<Icon className="size-4" />
							</span>
							<span className="min-w-0">
								<span className="block font-medium">{title}</span>
								<span className="block text-muted-foreground text-sm">{text}</span>
							</span>
						</button>
					</li>
				))}
			</ul>
		</aside>
	)
}
