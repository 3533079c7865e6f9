import { useEffect, useEffectEvent } from 'react'
import { Card, CardBody, CardDescription, CardHeader, CardTitle } from '#design/card.tsx'
import type { PracticeSession } from '#features/role-play/contract.ts'
import { SkillBars } from '../skill-bars.tsx'
import { useVoice } from '../voice/use-voice.ts'
import { Composer } from './composer.tsx'
import { Conversation } from './conversation.tsx'
import { EndedNote } from './ended-note.tsx'
import { Objectives } from './objectives.tsx'
import { SessionHeader } from './session-header.tsx'
import { useConversation } from './use-conversation.ts'
import { type Voice, VoiceBar } from './voice-bar.tsx'

/** A practice call under way. */
export function SessionView({ session }: { session: PracticeSession }) {
	const voice = useVoice(session.scenario.prospectPersona.name)
	const talk = useConversation(session, voice.speak)
	useSpokenOpening(session, voice)
	return (
		<>
			<SessionHeader session={session} talk={talk} />
			<div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
				<Card
					aria-label="Conversation"
					className="flex h-[clamp(30rem,calc(100dvh-14rem),60rem)] min-w-0 flex-col"
				>
					<VoiceBar session={session} voice={voice} />
					<Conversation session={session} onItsWay={talk.onItsWay?.text ?? null} />
					{session.outcome ? (
						<EndedNote session={session} unsent={talk.text} />
					) : (
						<Composer talk={talk} voice={voice} />
					)}
				</Card>
				<aside className="grid gap-5 md:grid-cols-2 xl:grid-cols-1" aria-label="How it is going">
					<Card aria-labelledby="current-performance">
						<CardHeader>
							<div>
								<CardTitle id="current-performance">Current Performance</CardTitle>
								<CardDescription>Updates after each reply</CardDescription>
							</div>
						</CardHeader>
						<CardBody>
							<SkillBars scores={session.skillScores} />
						</CardBody>
					</Card>
					<Card aria-labelledby="learning-objectives">
						<CardHeader>
							<CardTitle id="learning-objectives">Learning objectives</CardTitle>
						</CardHeader>
						<CardBody>
							<Objectives session={session} />
						</CardBody>
					</Card>
				</aside>
			</div>
		</>
	)
}

/** The prospect's first words are spoken, unless the browser was not touched yet and would refuse to speak. */
function useSpokenOpening({ conversation }: PracticeSession, voice: Voice): void {
	const isNew = conversation.length === 1 && navigator.userActivation?.hasBeenActive
	const speakOpening = useEffectEvent(() => {
		if (isNew && conversation[0]) voice.speak(conversation[0].message)
	})
	useEffect(() => speakOpening(), [])
}
