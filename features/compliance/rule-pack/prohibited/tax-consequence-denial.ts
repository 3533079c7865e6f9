import type { ProhibitedStatement } from '../prohibited-statement.ts'

const lawful = [
	'may|might|could|can|possibl* ~4 tax*|owe|taxable|1099*',
	'ask|talk_to|see|check_with|speak_with|consult ~5 tax|cpa|accountant|preparer|professional|lady|advisor',
	'not ~2 give|giving ~2 tax_advice|tax',
	'not_everyone|depends|can_not_say|could_not_say|not_know|would_have_to_say|have_to_check',
	'tax_refund|property_tax*|tax_check|paid_my_taxes|filed_your|state_tax|back_taxes|income_tax_return',
	'someone_tells|anyone_tells',
]

export const taxConsequenceDenial: ProhibitedStatement = {
	code: 'tax_consequence_denial',
	title: 'Denying or waving away tax on forgiven debt',
	severity: 'high',
	citation: '16 CFR 310.3(a)(2)(iii); 16 CFR 310.3(a)(2)(x); IRS Topic 431',
	why: 'Forgiven debt is generally income. Whether an exclusion applies depends on the person, and a rep is not a tax adviser.',
	sayInstead:
		'Forgiven debt may be taxable and you may get a 1099-C. Some people qualify for an exclusion such as insolvency. Ask a tax professional.',
	topic: 'tax taxes taxed taxable irs 1099',
	claims: [
		{
			say: [
				'no|not|never|nothing|zero|nobody|none|without|is_not|can_not|will_not ~5 tax|taxes|taxed|taxable|irs|1099*|ten_ninety_nine*|report|uncle_sam',
				'tax|taxes|irs|1099*|ten_ninety_nine*|uncle_sam ~5 not|never|nothing|nobody|zero|none|no|forget|waive*|exempt*|free|ignore*',
				'tax_free|taxfree|untaxed|tax_exempt|tax_neutral|exempt_from_tax|free_of_tax|free_and_clear_of_tax',
				'irs|uncle_sam|tax_man|taxman ~4 not|never|nothing|blind_eye|care*|bother*|look*|leave*|alone|wash',
				'ignore|toss|throw|trash|shred|forget|file_it_away|tear ~4 form|1099*|ten_ninety_nine*|letter_from_the_irs|tax|taxes|it_away',
				'we|our|us|lawyers|accountant* ~4 handle|take_care_of|cover|deal_with|absorb|file ~4 tax|taxes|irs|1099*|ten_ninety_nine*',
				'they_changed|changed|repealed|ended|got_rid|new_law|law_changed|congress ~4 law|rule|tax|taxable|forgiv* ~6',
				'forgiven|canceled|cancelled|settled|forgiveness|settlement* ~6 not|never|is_not ~2 income|taxable|taxed|counted|reported|tax',
				'only ~3 tax*|taxable|report* ~4 if|over|businesses|bankruptcy|rich|mortgage*|corporations|companies',
				'only_for|only_if|only_businesses|just_for ~5 tax|businesses|corporations|rich|mortgage',
				'under|below|less_than ~4 <number> ~6 report|reported|taxed|tax|bother|form',
				'insolven* ~5 everybody|everyone|you_are|automatic*|wipes|covers|qualif*|no_tax|so',
				'982|nine_eighty_two|form_nine ~6 wipes|everyone|erases|covers|cancels|automatically',
				'leave|keep ~3 off|out_of ~3 return|taxes',
				'worry|worried|sweat|stress ~4 tax|taxes|irs|1099*|ten_ninety_nine*',
				'bigger_refund|tax_break|write_it_off|deduct|deductible|write_off ~5 tax*|you|refund|return|get',
				'do_not|not|no|never ~3 need|have ~3 accountant|cpa|tax_guy|report|declare|claim',
				'a_gift|counts_as_a_gift|like_a_coupon|like_a_discount|like_a_rebate|considered_a_discount ~4',
				'off_the_books|under_the_radar|fly_under|between_you_and_the_bank ~4',
				'keep ~2 every_penny|all_of_it|every_dime|every_cent ~4',
			],
			unless: lawful,
		},
		{ say: ['who_pays|who ~2 pays ~3 tax|taxes'], evenAsked: true },
	],
	agreedTo: [
		'no|not ~4 tax*|irs|1099*',
		'tax_free',
		'taxes ~3 taken_care_of|covered|included|handled',
		'they ~2 changed ~2',
	],
	wavedAway: ['<tax>'],
}
