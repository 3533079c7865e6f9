import { useState } from 'react'
import { usePerson } from '#features/people/ui/person.tsx'
import { EffectsCard } from './effects-card.tsx'
import { PersonChoice } from './person-choice.tsx'

/** The card of the learning hub: one's own calls before and after practice; an administrator chooses whose. */
export function PracticeEffects() {
	const { role } = usePerson()
	const [personId, setPersonId] = useState<string | null>(null)
	return (
		<EffectsCard
			personId={personId}
			choice={role === 'admin' ? <PersonChoice value={personId} onChange={setPersonId} /> : null}
		/>
	)
}
