import { useSearch } from '@tanstack/react-router'
import { AiCoach } from '#features/chat/ui/ai-coach.tsx'

export function AiCoachPage() {
	return <AiCoach search={useSearch({ from: '/ai-coach' })} />
}
