import { Button } from '#design/button.tsx'

/** One or two of each kind of content. */
const examples = [
	'Follow-up email for a prospect who wants to talk to her husband first',
	'Email that explains the fee to a customer with $31,480 of card debt: nothing until a debt is settled',
	'Script for the first minute of a call: who I am, why I am calling, what we will cover',
	'Voicemail script for a lead who filled in our form this morning',
	'Three-email sequence for a lead who went quiet after the first call',
	'Answer to “I need to think about it” from a customer who can pay $420 a month',
	'Checklist of the documents a new customer gathers after enrollment',
]

type ExamplesProps = { isDisabled: boolean; onChoose: (request: string) => void }

/** Requests to begin with; each fills the box. */
export function Examples({ isDisabled, onChoose }: ExamplesProps) {
	return (
		<section aria-labelledby="content-examples" className="max-w-[66ch]">
			<h2 id="content-examples" className="section-title mb-3">
				Example requests
			</h2>
			<ul className="grid gap-2">
				{examples.map((example) => (
					<li key={example}>
						<Button
							variant="outline"
							disabled={isDisabled}
							onClick={() => onChoose(example)}
							className="h-auto min-h-9 w-full justify-start whitespace-normal py-2 text-left font-normal"
						>
							{example}
						</Button>
					</li>
				))}
			</ul>
		</section>
	)
}
