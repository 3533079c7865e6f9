import { useState } from 'react'
import { Chat } from './chat.tsx'
import { GuideSheet } from './guide-sheet.tsx'

/** The conversation as a card of another page; guide entries open beside it. */
export default function CoachCard({ className }: { className?: string }) {
	const [entry, setEntry] = useState<string | null>(null)
	return (
		<>
			<Chat look="card" onEntry={setEntry} className={className} />
			<GuideSheet id={entry} onEntry={setEntry} onClose={() => setEntry(null)} />
		</>
	)
}
