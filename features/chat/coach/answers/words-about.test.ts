import { expect, test } from 'vitest'
import { lastAnswer } from '../fixtures/conversation.ts'

const topics = `
the fee?
fees
our fee
taxes
lawsuits
credit
the credit score
interest
collection calls
the account
the dedicated account
the recording
who we are
the government
how long it takes
the timeline
savings
guarantees
bankruptcy
consolidation
credit counseling
the deposit
missed payments
stopping payments
cancelling
refunds
garnishment
attorneys
student loans
medical bills
the spouse
scams
the IRS
the 1099
results
the offer
settlement offers
creditors
collectors
secured debt
payday loans
voicemail
texts
do not call
the total cost
the risks
enrollment
commission
the competition
the program
debt settlement
monthly payments
the statute of limitations
charge offs
joint accounts
cosigners
my license`
	.trim()
	.split('\n')

test.each(topics)('a question about what to say about %s gets a suggested line', async (topic) => {
	const { response, thread } = await lastAnswer(`What do I say about ${topic}?`)
	expect(thread.act).toBe('words')
	expect(response).toMatch(/^> “.+”$/m)
})

test.each([
	['What do I say about the fee?', 'fees-and-total-cost'],
	['what do i say about our fee', 'fees-and-total-cost'],
	['what do i say about the risks', 'nonpayment-consequences'],
	['what do i say about the account', 'dedicated-account-rights'],
	['what do i say about who we are', 'caller-identity'],
	['what do i say about cancelling', 'can-i-cancel'],
	['what do i say about the competition', 'competitor'],
	['what is our fee', 'company-figures'],
	['what do i say about the minimum debt', 'company-figures'],
])('%s: %s', async (message, id) => {
	expect((await lastAnswer(message)).thread.entries[0]).toBe(id)
})
