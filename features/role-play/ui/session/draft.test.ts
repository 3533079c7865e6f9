import { beforeEach, expect, test, vi } from 'vitest'
import { changeDraft, forgetDraft, readDraft, wasTaken } from './draft.ts'

const stored = new Map<string, string>()

beforeEach(() => {
	stored.clear()
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => stored.set(name, value),
		removeItem: (name: string) => stored.delete(name),
	})
	return () => vi.unstubAllGlobals()
})

test('a message without an answer is known to have arrived when the conversation has it', () => {
	const sent = { id: 'a', text: 'Okay.', after: 2, isBack: false }
	const said = (message: string) => ({ speaker: 'user' as const, message })
	const heard = { speaker: 'ai' as const, message: 'Okay.' }
	expect(wasTaken(sent, [said('Okay.'), heard])).toBe(false)
	expect(wasTaken(sent, [said('Okay.'), heard, heard])).toBe(false)
	expect(wasTaken(sent, [said('Okay.'), heard, said('Okay.'), heard])).toBe(true)
})

test('drafts survive by session, and leave nothing behind', () => {
	changeDraft('one', () => ({ text: 'Unsent', sent: null }))
	expect(readDraft('one').text).toBe('Unsent')
	expect(readDraft('two').text).toBe('')
	forgetDraft('one')
	expect(stored.size).toBe(0)
})
