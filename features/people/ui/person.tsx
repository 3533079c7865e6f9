import { createContext, type ReactNode, useContext } from 'react'
import type { Person } from '#features/people/contract.ts'

const PersonContext = createContext<Person | null>(null)

export function PersonProvider({ person, children }: { person: Person; children: ReactNode }) {
	return <PersonContext value={person}>{children}</PersonContext>
}

/** The person who is signed in, as the server knows them. */
export function usePerson(): Person {
	const person = useContext(PersonContext)
	if (!person) throw new Error('usePerson is called outside the signed-in part of the app')
	return person
}
