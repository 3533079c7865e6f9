import { expect, test } from 'vitest'
import { assessDisclosures } from '../detect/assess-disclosures.ts'
import { findViolations } from '../detect/find-violations.ts'
import { readCall } from '../detect/read-call.ts'
import { someCall } from '../fixtures/calls.ts'
import { prohibitedStatements, requiredDisclosures } from './rule-pack.ts'

test('every prohibited statement cites its rule', () => {
	expect(Object.fromEntries(prohibitedStatements.map(({ code, citation }) => [code, citation]))).toEqual({
		advance_fee: '16 CFR 310.4(a)(5)(i)(A)-(C)',
		guaranteed_result: '16 CFR 310.3(a)(2)(iii); 16 CFR 310.3(a)(2)(x)',
		unsupported_savings_claim: '16 CFR 310.3(a)(2)(x)',
		credit_harm_denial: '16 CFR 310.3(a)(1)(viii)(C); 16 CFR 310.3(a)(2)(x)',
		stop_paying_without_consequences: '16 CFR 310.3(a)(1)(viii)(C); 16 CFR 310.3(a)(2)(x)',
		lawsuit_denial: '16 CFR 310.3(a)(1)(viii)(C); 16 CFR 310.3(a)(2)(x)',
		government_affiliation: '16 CFR 310.3(a)(2)(vii); 16 CFR Part 461',
		legal_representation_claim: '16 CFR 310.3(a)(2)(iii); 16 CFR 310.3(a)(2)(vii); 16 CFR 310.3(a)(2)(x)',
		nonprofit_claim: '16 CFR 310.3(a)(2)(x); 16 CFR 310.3(a)(2)(i)',
		false_urgency_or_threat: '16 CFR 310.4(a)(1); 16 CFR 310.3(a)(2)(iii)',
		account_control_misstatement: '16 CFR 310.4(a)(5)(ii); 16 CFR 310.3(a)(1)(viii)(D)',
		tax_consequence_denial: '16 CFR 310.3(a)(2)(iii); 16 CFR 310.3(a)(2)(x); IRS Topic 431',
		loan_misrepresentation: '16 CFR 310.3(a)(2)(iii); 16 CFR 310.3(a)(2)(x)',
		abusive_language: '16 CFR 310.4(a)(1)',
		do_not_call_ignored: '16 CFR 310.4(b)(1)(iii)(A); 47 CFR 64.1200',
	})
})

test('every required disclosure cites its rule', () => {
	expect(Object.fromEntries(requiredDisclosures.map(({ code, citation }) => [code, citation]))).toEqual({
		time_to_results: '16 CFR 310.3(a)(1)(viii)(A)',
		amount_before_offer: '16 CFR 310.3(a)(1)(viii)(B)',
		nonpayment_consequences: '16 CFR 310.3(a)(1)(viii)(C)',
		dedicated_account_rights: '16 CFR 310.3(a)(1)(viii)(D)',
		fees_and_total_cost: '16 CFR 310.3(a)(1)(i)',
		recording_notice: 'State recording-consent laws, for example Cal. Penal Code 632 and Fla. Stat. 934.03',
		caller_identity: '16 CFR 310.4(d)',
	})
})

test('five of the seven disclosures are those of the Telemarketing Sales Rule', () => {
	expect(requiredDisclosures.filter((disclosure) => disclosure.isTelemarketingSalesRule)).toHaveLength(5)
})

test('every statement says why it is prohibited and what to say instead', () => {
	for (const { title, why, sayInstead } of prohibitedStatements) {
		expect(title.length).toBeGreaterThan(10)
		expect(why.length).toBeGreaterThan(40)
		expect(sayInstead.length).toBeGreaterThan(30)
	}
})

test('no rule copies a whole spoken line', () => {
	const phrases = prohibitedStatements.flatMap(({ claims }) => claims.flatMap(({ say }) => say))
	const lines = phrases.filter((phrase) => phrase.split(/[\s_]+/).length > 9 && !/[|~.*<]/.test(phrase))
	expect(lines).toEqual([])
})

test('what a rule says to say instead makes no prohibited claim itself', () => {
	const claims = prohibitedStatements.flatMap(({ sayInstead }) =>
		findViolations(readCall(someCall(`R: ${sayInstead}`))).map(({ code, quote }) => `${code}: ${quote}`),
	)
	expect(claims).toEqual([])
})

test('the line that gives what not paying leads to gives all of it', () => {
	const line = requiredDisclosures.find(({ code }) => code === 'nonpayment_consequences')?.sayThis
	const heard = assessDisclosures(readCall(someCall(`R: ${line}`)), null, [])
	expect(heard.find(({ code }) => code === 'nonpayment_consequences')?.status).toBe('given')
})
