import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

test.each([
	['text to a lead who wants us to quit calling', 'stop_request'],
	['guy replied STOP and emailed take me off everything. email that hes off', 'stop_request'],
	['apology email, I misquoted the fee to Ana', 'correction'],
	['email telling Bo we cant enroll him', 'turn_down'],
	['script for transferring a call to my closer', 'transfer'],
	['what do I say when I put someone on hold, script', 'hold'],
	['script with all the required disclosures, word for word', 'disclosures'],
	['8 subject lines for a cold lead', 'subject_lines'],
	['three voicemails for leads that dont pick up', 'voicemail_set'],
	['spiff idea for the floor', 'contest'],
	['huddle on the spouse objection', 'huddle'],
	['drill for the price objection', 'drill'],
])('%s → %s', (request, occasion) => {
	expect(readRequest(request).occasion).toBe(occasion)
})

test.each([
	'email for a guy whose creditors wont stop calling',
	'follow up email, subject line should be short',
	'3 emails with subject lines for a quiet lead',
	'email about balance transfers vs our program',
	'text after I left 2 voicemails',
	'training note on do not call requests',
	'text to a client about taking him off the auto draft',
	'he was turned down for a loan, email him how this works',
])('%s has no occasion of its own', (request) => {
	expect(readRequest(request).occasion).toBeNull()
})
