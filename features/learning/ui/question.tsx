import { CircleCheck, CircleX } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '#design/class-names.ts'
import type { QuizQuestion } from '../texts/compliance-guide/compliance-module.ts'

type QuestionProps = {
	/** Its place in a list of questions. */
	number?: number
	question: QuizQuestion
	choice: number | null
	onAnswer: (choice: number) => void
}

/** A question with its answers. The first choice counts; its reason is shown immediately. */
export function Question({ number, question, choice, onAnswer }: QuestionProps) {
	const id = useId()
	const isRight = choice === question.right
	return (
		<fieldset className="min-w-0">
			<legend className="font-medium">
				{number ? `${number}. ` : ''}
				{question.asked}
			</legend>
			<div className="mt-2 space-y-1">
				{question.answers.map((answer, place) => (
					<div key={answer} className="flex items-start gap-2.5 py-1 coarse:min-h-11 coarse:py-2.5">
						<input
							id={`${id}-${place}`}
							type="radio"
							name={id}
							checked={choice === place}
							disabled={choice !== null && choice !== place}
							onChange={() => onAnswer(place)}
							className="mt-1.5 size-4 shrink-0 accent-primary"
						/>
						<label
							htmlFor={`${id}-${place}`}
							className={classNames(choice !== null && place === question.right && 'font-medium')}
						>
							{answer}
						</label>
					</div>
				))}
			</div>
			<div role="status">
				{choice === null ? null : (
					<p data-tone={isRight ? 'success' : 'failed'} className="mt-2 flex gap-2">
						{isRight ? (
							<CircleCheck className="mt-1 size-4 shrink-0 text-tone-text" aria-hidden="true" />
						) : (
							<CircleX className="mt-1 size-4 shrink-0 text-tone-text" aria-hidden="true" />
						)}
						<span>
							<strong className="font-medium text-tone-text">{isRight ? 'Right.' : 'Not quite.'}</strong>{' '}
							{isRight ? '' : `${quote(question.answers[question.right] ?? '')} `}
							{question.why}
						</span>
					</p>
				)}
			</div>
		</fieldset>
	)
}

/** Some answers are words to say, and have their quotation marks. */
const quote = (answer: string) => (answer.startsWith('“') ? answer : `“${answer}”.`)
