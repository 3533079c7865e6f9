import { Button } from '#design/button.tsx'
import type { QuizQuestion } from '../../texts/compliance-guide/compliance-module.ts'
import { Question } from '../question.tsx'
import type { useAnswers } from '../use-answers.ts'
import { SectionHeading } from './section-heading.tsx'

type QuizProps = { questions: readonly QuizQuestion[]; answers: ReturnType<typeof useAnswers> }

/** The questions at the end of a module. The first answer counts, and its reason is shown immediately. */
export function Quiz({ questions, answers: { given, answer, startOver } }: QuizProps) {
	const correct = given.filter((choice, place) => choice === questions[place]?.right).length
	const isDone = given.every((choice) => choice !== null)
	return (
		<section aria-labelledby="section-quiz" className="space-y-5">
			<SectionHeading id="quiz">Quiz</SectionHeading>
			{questions.map((question, place) => (
				<Question
					key={question.asked}
					number={place + 1}
					question={question}
					choice={given[place] ?? null}
					onAnswer={(choice) => answer(place, choice)}
				/>
			))}
			<div role="status" className={isDone ? 'rounded-lg bg-muted p-4' : ''}>
				{isDone ? (
					<>
						<p className="font-medium">
							{correct} of {questions.length} right on the first try.
						</p>
						<Button variant="outline" size="sm" className="mt-2" onClick={startOver}>
							Start over
						</Button>
					</>
				) : null}
			</div>
		</section>
	)
}
