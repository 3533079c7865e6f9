import { lazy, Suspense } from 'react'
import { Skeleton } from '#design/skeleton.tsx'

const AnswerText = lazy(() => import('./answer-text.tsx'))

/** Fetches what reads the marks of an answer, before there is one: no answer has to wait for it. */
export function PrepareAnswers() {
	return (
		<Suspense>
			<AnswerText text="" />
		</Suspense>
	)
}

/** The words of an answer. */
export function Answer({ text }: { text: string }) {
	return (
		<Suspense fallback={<Skeleton className="h-20" />}>
			<AnswerText text={text} />
		</Suspense>
	)
}
