import { expect, test } from 'vitest'
import { afterFailure, afterReply, Draft, startSending } from './draft.ts'

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

test('what a browser stored wrongly counts as no draft', () => {
	expect(Draft.parse({ text: 5, sent: { id: 1 } })).toEqual({ text: '', sent: null })
	expect(Draft.parse({})).toEqual({ text: '', sent: null })
	const sent = { id: 'a', text: 'First', after: 0 }
	expect(Draft.parse({ sent })).toEqual({ text: '', sent: { ...sent, isBack: false } })
})
