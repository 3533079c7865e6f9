/** The charge of whoever keeps the account is not the fee, nor the deposit. */
export const providerCharge = {
	say: [
		'administrator|custodian|account_provider|bank|processor|trust_company|provider|account ~8 charge|charges|fee|fees|takes|cost|costs ~5 <number>',
		'<number> ~4 a_month|monthly|per_month|each_month ~3 to|for|goes_to ~2 administrator|custodian|account_provider|processor|trust_company|bank_that|company_that',
		'<number> ~5 account|maintenance|administrator|banking|custodian ~1 fee|charge',
	],
	unless: [
		'enroll*|percent|overdraft|late|credit_card*|checking|our_fee|my_fee|we_charge|each_settlement|settles|settled',
		'no|without|not ~3 fee|charge',
	],
}
