import { beforeEach, expect, test, vi } from 'vitest'
import {
	afterFailure,
	afterReply,
	changeDraft,
	forgetDraft,
	readDraft,
	startSending,
	wasTaken,
} from './draft.ts'

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

test('a message that failed comes back, and keeps its id when sent again unchanged', () => {
	const draft = startSending({ text: ' Hello there ', sent: null }, 3, 'first')
	expect(draft).toEqual({ text: '', sent: { id: 'first', text: 'Hello there', after: 3, isBack: false } })

	const failed = afterFailure(draft, draft.sent)
	expect(failed).toMatchObject({ text: 'Hello there', sent: { id: 'first', isBack: true } })
	expect(startSending(failed, 3, 'second').sent.id).toBe('first')
	expect(startSending({ ...failed, text: 'Hello again' }, 3, 'second').sent.id).toBe('second')
})

test('what is typed while waiting is kept, whether the answer comes or not', () => {
	const { sent } = startSending({ text: 'First', sent: null }, 0, 'a')
	expect(afterReply({ text: 'Second', sent }, sent)).toEqual({ text: 'Second', sent: null })
	expect(afterFailure({ text: 'Second', sent }, sent).text).toBe('First\nSecond')
})

test('a message put back in the box is taken out again when its answer comes late', () => {
	const { sent } = startSending({ text: 'First', sent: null }, 0, 'a')
	expect(afterReply(afterFailure({ text: '', sent }, sent), sent)).toEqual({ text: '', sent: null })
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

test('what this browser stored wrongly counts as no draft', () => {
	stored.set('role-play draft one', '{"text":5,"sent":{"id":1}}')
	stored.set('role-play draft two', 'nonsense')
	expect(readDraft('one')).toEqual({ text: '', sent: null })
	expect(readDraft('two')).toEqual({ text: '', sent: null })
})
