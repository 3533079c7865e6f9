import { expect, test } from 'vitest'
import { readCall, requiredDisclosures } from '#features/compliance/index.ts'
import type { LiveEntry } from '../contract.ts'
import { feelFeltFound } from '../limits.ts'
import { builtInTriggers } from '../triggers/built-in-triggers.ts'
import { requireLawful } from '../triggers/require-lawful.ts'
import { readLive } from './read-live.ts'

/** Entries as recognizers give them: 'C: …' is the customer's, 'R: …' the rep's. */
const entries = (...lines: string[]): LiveEntry[] =>
	lines.map((line, at) => ({
		id: `entry-${at}`,
		speaker: line.startsWith('C:') ? 'customer' : 'rep',
		text: line.slice(3),
		timestamp: '2026-03-02T12:00:00.000Z',
		confidence: 0.9,
	}))
const read = (lines: string[], heard: string[] = []) => readLive({ entries: entries(...lines), heard })
const statusOf = (reading: ReturnType<typeof readLive>, code: string) =>
	reading.disclosures.find((disclosure) => disclosure.code === code)?.status

const accountRights =
	'R: the money in the account is yours you can leave any time with no penalty and you get everything back except fees we have already earned'
const everyElement = requiredDisclosures.flatMap(({ code, elements }) =>
	elements.map(({ id }) => `${code}.${id}`),
)

test('a call that begins has all seven disclosures missing, those of the opening first', () => {
	const { disclosures, heard, warnings } = read(['C: hello who is this'])
	expect(disclosures.map(({ code, status }) => [code, status])).toEqual([
		['recording_notice', 'missing'],
		['caller_identity', 'missing'],
		['time_to_results', 'missing'],
		['amount_before_offer', 'missing'],
		['nonpayment_consequences', 'missing'],
		['dedicated_account_rights', 'missing'],
		['fees_and_total_cost', 'missing'],
	])
	expect(disclosures.every(({ sayThis }) => sayThis.length > 20)).toBe(true)
	expect({ heard, warnings }).toEqual({ heard: [], warnings: [] })
})

test('a disclosure ticks itself as the rep says it, in pieces and with pauses', () => {
	const first = read(['R: the money in the account is yours'])
	expect(statusOf(first, 'dedicated_account_rights')).toBe('partial')
	const second = read(['R: you can leave', 'R: any time with no penalty'], first.heard)
	const third = read(
		['R: and you get everything back', 'R: except fees we have already earned'],
		second.heard,
	)
	expect(statusOf(third, 'dedicated_account_rights')).toBe('given')
})

test('what was heard stays heard when it has left the newest entries', () => {
	const { heard } = read([accountRights])
	expect(statusOf(read(['C: okay'], heard), 'dedicated_account_rights')).toBe('given')
})

test('the customer gives no disclosure, and words recognized too unsurely give none', () => {
	expect(statusOf(read([accountRights.replace('R:', 'C:')]), 'dedicated_account_rights')).toBe('missing')
	const [unsure] = entries(accountRights)
	if (!unsure) throw new Error('no entry')
	const reading = readLive({ entries: [{ ...unsure, confidence: 0.2 }], heard: [] })
	expect(statusOf(reading, 'dedicated_account_rights')).toBe('missing')
})

test('a disclosure that the rep denies is to be said again', () => {
	const { heard } = read(['R: not paying will likely hurt your credit'])
	expect(heard).toContain('nonpayment_consequences.E1')
	const denied = read(["R: and no it won't hurt your credit score at all"], heard)
	expect(denied.heard).not.toContain('nonpayment_consequences.E1')
	const repaired = read(
		[
			"R: and no it won't hurt your credit score at all",
			'C: really',
			'R: not paying will likely hurt your credit',
		],
		heard,
	)
	expect(repaired.heard).toContain('nonpayment_consequences.E1')
})

test('names that are no elements are not carried on', () => {
	expect(read(['C: hello'], ['anything', 'time_to_results.E1']).heard).toEqual(['time_to_results.E1'])
})

test('a prohibited claim just made brings the words that repair it', () => {
	const { warnings } = read([
		'C: will they really settle',
		'R: we guarantee your creditors will settle for half',
	])
	expect(warnings).toEqual([
		expect.objectContaining({
			kind: 'statement',
			code: 'guaranteed_result',
			entryId: 'entry-1',
			sayInstead: expect.stringContaining('No creditor has to settle'),
		}),
	])
	expect('we guarantee your creditors will settle for half').toContain(warnings[0]?.quote)
})

test('the same claim of the same entry is the same warning, whatever is said next', () => {
	const said = ['C: will they really settle', 'R: we guarantee your creditors will settle for half']
	const keysOf = (lines: string[]) => read(lines).warnings.map(({ key }) => key)
	expect(keysOf([...said, 'C: that sounds good'])).toEqual(keysOf(said))
})

test('a claim that the rep takes back is no longer warned of', () => {
	const reading = read([
		'R: we guarantee your creditors will settle for half',
		'C: really',
		"R: let me correct that I misspoke we can't guarantee that any creditor will settle",
	])
	expect(reading.warnings).toEqual([])
})

test('a claim from long ago is not warned of again', () => {
	const talk = Array.from({ length: 8 }, (_, at) =>
		at % 2 ? 'R: go on' : 'C: I have two cards with a balance',
	)
	expect(read(['R: we guarantee your creditors will settle for half', ...talk]).warnings).toEqual([])
})

test('honest words and the customer’s own claims bring no warning', () => {
	expect(read(["R: we can't guarantee", 'R: that a creditor will settle']).warnings).toEqual([])
	expect(read(['C: somebody said you guarantee that they settle for half']).warnings).toEqual([])
})

test('enrolling before the disclosures are done brings a warning with the next one to give', () => {
	const { warnings } = read(['R: all right let me get your routing number and account number'])
	expect(warnings).toEqual([
		expect.objectContaining({
			kind: 'enrollment',
			entryId: 'entry-0',
			sayInstead: expect.stringContaining('months in all'),
		}),
	])
})

test('a customer who signs before the disclosures are done brings the warning too', () => {
	const { warnings, hasAgreedToEnroll } = read([
		'R: the link is on your phone',
		'C: okay I signed it it says completed',
	])
	expect(hasAgreedToEnroll).toBe(true)
	expect(warnings).toMatchObject([{ kind: 'enrollment', entryId: 'entry-1', speaker: 'customer' }])
})

test('enrolling after the disclosures brings no warning', () => {
	const { warnings, hasAgreedToEnroll } = read(
		['R: are you ready to enroll', 'C: yes sign me up', 'R: let me get your routing number'],
		everyElement,
	)
	expect(warnings).toEqual([])
	expect(hasAgreedToEnroll).toBe(true)
})

test('talking about enrolling later does not count as enrolling', () => {
	for (const line of [
		'R: you can cancel whenever you like after you enroll',
		"R: don't give your account number to anybody who calls you",
		'R: before you sign anything you should read it',
		'R: if you decide to enroll we would ask for your bank then',
		'R: what is the balance on that card',
	])
		expect(read([line]).warnings, line).toEqual([])
})

/** Entries with guessed speakers. */
const guessed = (...lines: string[]) =>
	entries(...lines).map((entry) => ({ ...entry, speakerFrom: 'guess' as const }))

test('words with a guessed speaker are read as the rep’s', () => {
	const lines = ['C: the money in the account is yours', 'R: you can leave any time with no penalty']
	const { heard } = readLive({ entries: guessed(...lines), heard: [] })
	expect(heard).toEqual(['dedicated_account_rights.E1', 'dedicated_account_rights.E2'])
})

test('a warning says whether its speaker is a guess', () => {
	const claim = 'we guarantee your creditors will settle for half'
	const warningOf = (line: LiveEntry | undefined) =>
		readLive({ entries: line ? [line] : [], heard: [] }).warnings[0]
	expect(warningOf(guessed(`C: ${claim}`)[0])).toMatchObject({ speaker: 'customer', isSpeakerGuessed: true })
	expect(warningOf(guessed(`R: ${claim}`)[0])).toMatchObject({ speaker: 'rep', isSpeakerGuessed: true })
	expect(warningOf(entries(`R: ${claim}`)[0])).toMatchObject({ speaker: 'rep', isSpeakerGuessed: false })
})

test('a line corrected to the customer causes no warning and no disclosure, and other lines still do', () => {
	const [claim, disclosure, mine] = guessed(
		'R: we guarantee your creditors will settle for half',
		'C: the money in the account is yours',
		'R: you can leave any time with no penalty',
	)
	if (!claim || !disclosure || !mine) throw new Error('no entries')
	const byCustomer = { speaker: 'customer' as const, speakerFrom: 'person' as const }
	const reading = readLive({
		entries: [{ ...claim, ...byCustomer }, { ...disclosure, ...byCustomer }, mine],
		heard: [],
	})
	expect(reading.warnings).toEqual([])
	expect(reading.heard).toEqual(['dedicated_account_rights.E2'])
})

test('a reading after a correction includes warnings for older lines', () => {
	const talk = Array.from({ length: 8 }, (_, at) =>
		at % 2 ? 'R: go on' : 'C: I have two cards with a balance',
	)
	const all = entries('R: they can not sue you once you are with us, no bank ever sues our clients', ...talk)
	expect(readLive({ entries: all, heard: [], isReadAgain: true }).warnings).toHaveLength(1)
})

test('entries by Candor are ignored', () => {
	const [said] = entries('R: we guarantee your creditors will settle for half')
	if (!said) throw new Error('no entry')
	expect(readLive({ entries: [{ ...said, speaker: 'ai' }], heard: [] }).warnings).toEqual([])
})

test('all words that live coaching gives a rep are lawful', () => {
	const hints = Object.values(builtInTriggers).flatMap(({ hint }) => hint ?? [])
	const repairs = read(['R: we guarantee it', 'R: let me get your routing number']).warnings
	const words = [feelFeltFound, ...hints, ...repairs.map(({ sayInstead }) => sayInstead)]
	expect(words.length).toBeGreaterThan(7)
	for (const said of words) {
		expect(() => requireLawful(said), said).not.toThrow()
		expect(
			readCall([{ speaker: 'rep', text: said, start: null, end: null, confidence: null }])[0]?.wordCount,
		).toBeGreaterThan(5)
	}
})

test('a likely claim is shown as one to check, and never takes a disclosure back', () => {
	const { warnings } = read(['R: I would say you come out way ahead'])
	expect(warnings.length).toBeGreaterThan(0)
	expect(warnings.every(({ isToCheck }) => isToCheck)).toBe(true)
	expect(read(["R: they can't sue you once you are in this"]).warnings).toMatchObject([{ isToCheck: false }])
})
