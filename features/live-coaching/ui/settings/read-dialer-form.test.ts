import { expect, test } from 'vitest'
import type { Dialer } from '#features/live-coaching/contract.ts'
import { fieldsOf, readDialerForm } from './read-dialer-form.ts'

const dialer: Dialer = {
	id: '5b0c7a52-6e3c-4a57-9d53-2f6f5e9a3c11',
	name: 'Phoenix floor',
	kind: 'vicidial',
	allowedAddresses: ['203.0.113.7', '203.0.113.0/24'],
	autoStartCoaching: false,
	apiUrl: 'https://dialer.example.com',
	apiUser: 'candor',
	hasApiPassword: true,
	recordingHosts: ['recordings.example.com'],
	notifyOnCritical: true,
	agents: [],
	urls: [],
	lastEventAt: null,
	unknownAgents: [],
}

test('an unchanged dialer is saved unchanged, its password untouched', () => {
	const { id, hasApiPassword, agents, urls, lastEventAt, unknownAgents, ...edit } = dialer
	expect(readDialerForm(fieldsOf(dialer))).toEqual({ edit })
})

test('a password is set where one is typed and taken away where that is asked for', () => {
	const fields = fieldsOf(dialer)
	expect(readDialerForm({ ...fields, apiPassword: 'x9!' })).toMatchObject({ edit: { apiPassword: 'x9!' } })
	expect(readDialerForm({ ...fields, forgetsPassword: true })).toMatchObject({ edit: { apiPassword: '' } })
})

test('lists are read by line and by comma, and what is wrong in them is named', () => {
	const read = (allowedAddresses: string, recordingHosts = '') =>
		readDialerForm({ ...fieldsOf(dialer), allowedAddresses, recordingHosts })
	expect(read(' 203.0.113.7,\n\n2001:db8::/32 ', 'a.example.com, b.example.com:8443')).toMatchObject({
		edit: {
			allowedAddresses: ['203.0.113.7', '2001:db8::/32'],
			recordingHosts: ['a.example.com', 'b.example.com:8443'],
		},
	})
	expect(read('203.0.113.7\n203.0.113.0/99', 'https://a.example.com/x')).toEqual({
		errors: {
			allowedAddresses: '“203.0.113.0/99” isn’t an address or range, such as 203.0.113.7 or 203.0.113.0/24.',
			recordingHosts: '“https://a.example.com/x” isn’t a host name, such as recordings.example.com.',
		},
	})
})

test('a dialer needs a name, and its address a whole one', () => {
	expect(readDialerForm({ ...fieldsOf(null), name: '  ', apiUrl: 'dialer.example.com' })).toEqual({
		errors: {
			name: 'Enter a name for the dialer.',
			apiUrl: 'Enter the full address, such as https://dialer.example.com.',
		},
	})
})

test('of Convoso nothing is kept about recordings, which are fetched from ViciDial alone', () => {
	expect(readDialerForm({ ...fieldsOf(dialer), kind: 'convoso', apiUrl: 'half an addr' })).toMatchObject({
		edit: { kind: 'convoso', apiUrl: null, apiUser: null, recordingHosts: [], notifyOnCritical: false },
	})
})
