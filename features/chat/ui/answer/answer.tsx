import { lazy, Suspense } from 'react'

const loadText = () => import('./answer-text.tsx')
const AnswerText = lazy(loadText)

/** Fetches what reads the answers, before there is one. */
export const prepareAnswers = () => void loadText()

/** The words of an answer; plain until the reader of their marks is here. */
export function Answer({ text }: { text: string }) {
	return (
		<Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
			<AnswerText text={text} />
		</Suspense>
	)
}
