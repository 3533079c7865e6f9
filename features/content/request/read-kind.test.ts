import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

test.each([
	['fu email 4 lady w 31k on 5 cards hubby has to ok it', 'email email'],
	['something for the guy who ghosted me after i sent docs', 'email email'],
	['emial to jose about his documents', 'email email'],
	['Write an email following up on the voicemail I left', 'email email'],
	['customer texted me asking about fees, write an email back', 'email email'],
	['recap email after our call with monthly deposit 480', 'email email'],
	['a follow-up for Maria, she did not answer my two emails', 'email email'],
	['reply to her email asking about fees', 'email email'],
	['email to a woman who says she can do it on her own', 'email email'],
	['thank her for the referral in an email', 'email email'],
	['subject line and body for a customer who missed the deposit', 'email email'],
	['need an email, not a script, for a guy in collections', 'email email'],
	['email me a script for cold calls', 'script phone'],
	["what do i say when they say it's a scam", 'objection_response phone'],
	['rebuttal for i need to think about it', 'objection_response phone'],
	['Phone script for handling the "I need to think about it" objection', 'objection_response phone'],
	['How should I respond when she says she wants to talk to her husband first?', 'objection_response phone'],
	['they keep saying its too expensive', 'objection_response phone'],
	['help me handle the spouse objection', 'objection_response phone'],
	['client says bankruptcy is better', 'objection_response phone'],
	['best comeback when a lead tells me he can negotiate himself', 'objection_response phone'],
	['how do i get past "not interested"', 'objection_response phone'],
	['overcoming the credit score objecton', 'objection_response phone'],
	['whats a good answer if they ask why our fee is 25%', 'objection_response phone'],
	['voicemail for a lead who missed our call', 'script voicemail'],
	['voice mail, 20 seconds', 'script voicemail'],
	['vm drop for aged leads', 'script voicemail'],
	['cold call opener', 'script phone'],
	['script for a live transfer', 'script phone'],
	['call script that covers the fee question', 'script phone'],
	['list of discovery questions', 'script phone'],
	['talk track for explaining the dedicated account', 'script phone'],
	['what do i say when i call an old lead back', 'script phone'],
	['opening lines for web leads', 'script phone'],
	['welcome call script for new clients', 'script phone'],
	['5 emails over two weeks for people who went quiet', 'sequence email'],
	['drip for web leads', 'sequence email'],
	['3 touch cadence, text email text', 'sequence email'],
	['day 1, day 3, day 7 follow ups for no shows', 'sequence email'],
	['follow up sequense for no show', 'sequence email'],
	['set of texts, every other day, for unsigned docs', 'sequence text'],
	['nurture campaign for folks who said not now', 'sequence email'],
	['four part email series on how settlement works', 'sequence email'],
	['a text series, 4 messages, for people who no showed', 'sequence text'],
	['text message confirming appt tues at 4', 'general text'],
	['text back to a guy asking if we hurt credit', 'general text'],
	['quick sms reminder for tomorrows call', 'general text'],
	['one pager on how the program works', 'general letter'],
	['checklist for first call', 'general internal'],
	['social post about asking for help with debt', 'general social'],
	['linkedin post on financial stress', 'general social'],
	['handoff note for processing', 'general internal'],
	['training note for new reps on recording notice', 'general internal'],
	['FAQ for website', 'general web'],
	['letter to client about missed deposit', 'general letter'],
	['agenda for monday huddle', 'general internal'],
	['explain what happens to credit', 'general web'],
	['thank you card for someone who finished', 'general letter'],
	['comparison of settlement vs bankruptcy vs consolidation', 'general web'],
	['sympathetic note for a widow, send by email', 'email email'],
])('%s', (request, kind) => {
	const { type, channel } = readRequest(request)
	expect(`${type} ${channel}`).toBe(kind)
})

test.each([
	['text message confirming the appointment', 'text_message'],
	['a checklist of documents', 'checklist'],
	['one-page summary of the program', 'one_page'],
	['facebook post', 'social_post'],
	['agenda for the team meeting', 'agenda'],
	['email to a client', null],
])('%s has its form', (request, form) => {
	expect(readRequest(request).form).toBe(form)
})

test.each([
	['5 emails over two weeks', [1, 4, 8, 11, 14]],
	['day 1, 3 and 7 emails', [1, 3, 7]],
	['emails on day 0, day 2 and day 5', [0, 2, 5]],
	['every other day, six messages, email sequence', [1, 3, 5, 7, 9, 11]],
	['3 weekly emails', [1, 8, 15]],
	['4 texts, 3 days apart', [1, 4, 7, 10]],
	['ten day sequence of 4 emails', [1, 4, 7, 10]],
	['days 1,2,4,8 drip', [1, 2, 4, 8]],
	['4 emails, day 1 intro, day 4 faq, day 9 story, day 14 goodbye', [1, 4, 9, 14]],
	['one email a week for four weeks', [1, 8, 15, 22]],
])('the days of "%s"', (request, days) => {
	expect(readRequest(request).messages).toMatchObject({ count: days.length, days })
})

test.each([
	['sequence of three for new leads', 3],
	['5-touch cadence', 5],
	['a seven email drip for cold leads', 7],
	['3 emails and 2 texts for no shows', 5],
	['drip for web leads', null],
	['two message follow up for unsigned agreements', 2],
])('the messages of "%s"', (request, count) => {
	expect(readRequest(request).messages.count).toBe(count)
})
