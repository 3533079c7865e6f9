import { Info } from 'lucide-react'
import { Tooltip } from '#design/tooltip.tsx'

type FormulaTipProps = {
	/** The figure, inside a sentence: "the average score" */
	of: string
	text: string | undefined
}

/** How a figure is calculated, on hover, press or keyboard focus. */
export function FormulaTip({ of, text }: FormulaTipProps) {
	if (!text) return null
	return (
		<Tooltip text={text} opensOnPress>
			<button
				type="button"
				aria-label={`How ${of} is calculated`}
				className="inline-grid size-6 place-items-center rounded-md text-muted-foreground hover:text-foreground"
			>
				<Info className="size-3.5" aria-hidden="true" />
			</button>
		</Tooltip>
	)
}
