import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { PageHeader } from '#design/page-header.tsx'
import type { AiCoachSearch } from './ai-coach-search.ts'
import { Chat } from './chat.tsx'
import { useChat } from './conversation/use-chat.ts'
import { GuideSheet } from './guide-sheet.tsx'
import { Topics } from './topics.tsx'

/** The page of the coach: the conversation, what to ask, and the guide entry its address names. */
export function AiCoach({ search: { entry, ask } }: { search: AiCoachSearch }) {
	const chat = useChat()
	const navigate = useNavigate({ from: '/ai-coach' })
	const show = (id: string) => navigate({ search: { entry: id } })
	useQuestionInAddress(ask, (question) => {
		const typed = chat.text.trim()
		if (!typed.includes(question)) chat.setText(typed ? `${typed}\n${question}` : question)
		navigate({ search: {}, replace: true })
	})
	return (
		<>
			<PageHeader
				title="AI Coach"
				text="Ask how to handle a call. Answers follow your compliance guide and cite the rule behind them."
			/>
			<div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_20rem]">
				<Chat look="page" onEntry={show} />
				<Topics isWaiting={chat.isWaiting} onAsk={chat.ask} />
			</div>
			<GuideSheet id={entry ?? null} onEntry={show} onClose={() => navigate({ search: {}, replace: true })} />
		</>
	)
}

/** A question in the address goes into the box, and out of the address: it is not asked again on a reload. */
function useQuestionInAddress(ask: string | undefined, take: (question: string) => void): void {
	const fill = useEffectEvent(take)
	useEffect(() => {
		if (ask) fill(ask)
	}, [ask])
}
