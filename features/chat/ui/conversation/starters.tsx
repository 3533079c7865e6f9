import { Button } from '#design/button.tsx'

const starters = [
	'What do I say when they want to ask their spouse?',
	'Can I say “we will cut your debt in half”?',
	'Which disclosures do I forget most?',
]

/** Before the first question: what can be asked. */
export function Starters({ onAsk }: { onAsk: (question: string) => void }) {
	return (
		<div>
			<p className="max-w-[60ch] text-muted-foreground">
				Ask about a rule, an objection, a line you want to use, or one of your own calls. AI Candor answers
				with words to say and names the rule behind them. It is training, not legal advice.
			</p>
			<ul className="mt-4 flex flex-wrap gap-2">
				{starters.map((question) => (
					<li key={question} className="max-w-full">
						<Button
							variant="outline"
							size="sm"
							className="h-auto max-w-full whitespace-normal py-1.5 text-left"
							onClick={() => onAsk(question)}
						>
							{question}
						</Button>
					</li>
				))}
			</ul>
		</div>
	)
}
