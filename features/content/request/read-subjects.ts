import { findCreditors } from '#features/language/pure.ts'
import { codesOf, findCues, openCues } from './cues.ts'
import type { Typed } from './read-typed.ts'

const topicCues = openCues({
	recording_notice: ['recorded|recording|recording_notice|recorded_line'],
	caller_identity: [
		'who_we_are|identify_ourselves|identify_yourself|who_is_calling|company_introduction|caller_identity',
	],
	fees_and_total_cost: [
		'fee|fees|cost|costs|price|pricing|charge|charges|what_we_charge|how_we_get_paid|how_much_it_costs|total_cost',
	],
	time_to_results: [
		'how_long|timeline|time_frame|timeframe|first_offer|first_settlement|program_length|length_of_the_program|time_to_results|when ~4 offer|settlement|done|finished|results',
	],
	nonpayment_consequences: [
		'risk|risks|downside*|consequence*|drawback*|cons|what_can_go_wrong|stop_paying|stops_paying|stopping_payments|missed_payments|late_payments|nonpayment',
	],
	dedicated_account_rights: [
		'dedicated_account|escrow|account_rights|savings_account|special_purpose|who_owns_the_money|her_money_back|his_money_back|their_money_back|money_back|settlement_account|trust_account|withdraw',
	],
	amount_before_offer: [
		'how_much ~4 saved|save|build_up|accumulate* ~4 offer',
		'amount_before|saved_before_an_offer|enough_saved',
	],
	taxes: ['tax|taxes|1099|1099_c|irs|insolvency'],
	credit: ['credit|score|scores|fico|credit_report'],
	lawsuit: ['sued|sue|lawsuit*|law_suit*|summons|court|garnish*|judgment*|served|legal_action'],
	collection_calls: [
		'collector*|collection_call*|creditor_call*|calls_from_creditors|harass*|creditors_calling|collections|keep_calling_her|calling_nonstop|phone_ringing',
	],
	bankruptcy: ['bankrupt*|chapter_seven|chapter_thirteen', 'chapter <number>'],
	consolidation_loan: ['consolidat*|personal_loan|balance_transfer*|refinanc*|home_equity|heloc'],
	credit_counseling: ['credit_counsel*|counseling|debt_management|nonprofit_counsel*'],
	do_it_yourself: [
		'do_it_yourself|diy|on_their_own|on_her_own|on_his_own|snowball|avalanche|negotiate_directly',
	],
	how_it_works: [
		'how ~4 work|works|working',
		'how_it_works|what_we_do|what_to_expect|overview|explain ~3 program|settlement|debt_relief|process',
		'process|steps|program_details|how_settlement',
	],
	fees: ['fee|fees|how_we_get_paid'],
	risks: ['risk|risks|downside*|drawback*|honest_about'],
	documents: ['document*|paperwork|agreement*|docusign|contract*|e_sign*|esign|signature*|pay_stub*'],
	statements: ['statements|latest_bill*|account_statement*|creditor_letters'],
	appointment: [
		'appointment*|scheduled_call|reschedul*|schedule|calendar|book_a_call|set_up_a_call|confirm ~3 call|time|meeting',
		'remind* ~3 call|appointment|meeting',
		'consultation',
	],
	referral: ['referr*|refer|word_of_mouth'],
	review: ['review|reviews|testimonial*|google_review|trustpilot|feedback|survey'],
	thank_you: ['thank|thanks|thanking|thank_you|grateful|appreciat*'],
	welcome: ['welcome*|onboard*|next_steps_after_enrolling|getting_started|what_happens_next'],
	missed_deposit: [
		'miss*|bounced|returned|late|skip*|failed|nsf|short ~3 deposit*|draft*|payment|program_payment',
		'deposit*|draft*|program_payment ~3 bounced|returned|late|missed|failed|nsf|not_go_through|not_clear',
	],
	settlement_offer: [
		'settlement_offer|offer ~2 came|in|ready|approve*|arrived',
		'approve ~3 settlement|offer',
		'first_settlement|settlement_reached|got_a_settlement|settled_one',
	],
	progress: [
		'progress|milestone*|halfway|half_way|monthly_update|status_update|anniversary|check_in_with_client*|account_update',
	],
	budget: ['budget*|spending_plan|cut_expenses|monthly_expenses|holiday_spending'],
	hardship: ['hardship*|struggling|hard_times|behind_on|living_paycheck|paycheck_to_paycheck'],
	cancellation: [
		'cancel*|quit|leave_the_program|drop_out|dropped_out|win_back|save_the_client|retention|wants_out',
	],
	settlement_letter: ['settlement letter|letters', 'letter_of_settlement|settlement ~3 in_writing'],
	secured_debts: [
		'car_loan*|auto_loan*|truck_loan*|car_note|truck_note|car_payment*|mortgage|home_loan|house_payment*|repossess*|foreclos*',
		'keep|lose|losing|take ~2 house|home|car|truck',
	],
	joint_debts: ['cosign*|co_sign*|joint_account*|joint_card*|joint_debt*|authorized_user*'],
	medical_debts: ['medical_bill*|medical_debt*|hospital_bill*|doctor_bill*|er_bill*|dental_bill*'],
	student_loans: ['student_loan*'],
	payday_loans: ['payday*|title_loan*|cash_advance*'],
	garnishment: ['garnish*'],
	privacy: ['privacy|identity|identity_theft|social_security_number|ssn|personal_information|personal_info'],
	calling_back: ['call_back|callback|call_me_back|return_my_call|call_us_back|calling_back'],
	contact_rules: ['do_not_call|stop_calling|opt_out|unsubscribe|consent|calling_hours|do_not_contact'],
	discovery: [
		'discovery|fact_find*|qualifying|qualify|needs_analysis|questions_to_ask|good_questions|screening',
	],
	opening: [
		'opening|opener*|intro|introduction|first_thirty_seconds|ice_breaker*|icebreaker*|opening_line*',
		'first 30 seconds',
	],
	closing: ['closing|close|closes|ask_for_the_business|asking_for_the_sale|commitment|trial_close'],
	rapport: ['rapport|build_trust|small_talk|connect_with|building_trust|listening|empathy'],
})

const circumstanceCues = openCues({
	medical: [
		'medical|hospital|surgery|cancer|illness|sick|er_bill*|doctor_bill*|chemo|heart_attack|stroke|injury|injured|accident',
	],
	retired: [
		'retired|retiree*|retirement|pensioner*|senior|seniors|elderly|older_couple|grandmother|grandma|grandpa',
	],
	divorce: ['divorc*|separated|separation|ex_husband|ex_wife|split_up|alimony'],
	job_loss: [
		'laid_off|layoff*|lost_his_job|lost_her_job|lost_their_job|lost_job|lost_my_job|unemploy*|out_of_work|job_loss|got_fired|furlough*|between_jobs',
	],
	reduced_income: [
		'hours_cut|cut_hours|hours_got_cut|hours_were_cut|pay_cut|reduced_hours|reduced_income|income_dropped|lost_overtime|part_time|less_hours|fewer_hours',
	],
	veteran: ['veteran*|vet|ex_military|retired_army|retired_navy'],
	military: [
		'military|army|navy|marine|marines|air_force|active_duty|deployed|soldier|service_member|servicemember',
	],
	self_employed: [
		'self_employed|small_business|business_owner*|contractor|freelanc*|gig|uber|truck_driver|trucker|landscap*|own_boss|owner_operator|1099_worker',
	],
	widowed: [
		'widow*|passed_away|lost_her_husband|lost_his_wife|husband_died|wife_died|late_husband|late_wife|husband_passed|wife_passed|funeral|lost_her_spouse|death_in_the_family',
	],
	fixed_income: ['fixed_income|social_security|ssi|ssdi|pension'],
	single_parent: ['single_mom*|single_mother*|single_dad*|single_father*|single_parent*'],
	new_baby: ['new_baby|newborn|baby|pregnant|expecting|maternity'],
	caregiver: ['caregiver|caretaker|caring_for|takes_care_of_her|takes_care_of_his|taking_care_of'],
	disability: ['disab*|on_ssdi|wheelchair|workers_comp'],
	student: ['student|college_student|college_kid|in_grad_school|full_time_student|nursing_student'],
	renter: ['renter*|renting|rents'],
	homeowner: [
		'homeowner*|home_owner*|owns_a_home|owns_her_home|owns_his_home|has_a_mortgage|owns_a_house|her_house|his_house|their_house',
	],
	behind: ['behind|past_due|late_on|delinquent|missed_payments|charged_off|charge_off'],
	current: [
		'current_on|still_current|never_missed|never_been_late|up_to_date|not_behind|never_late|pays_on_time|paying_on_time',
	],
	sued: ['sued|being_sued|got_served|was_served|summons|judgment|garnish*'],
	collections: [
		'in_collections|to_collections|collection_agency|charged_off|with_collectors|with_a_collector|collectors_calling|collectors_call_her|collectors_call_him',
	],
	embarrassed: ['embarrass*|ashamed|shame|humiliat*'],
	angry: ['angry|mad|upset|furious|frustrated|pissed|irate|annoyed|yelling|hostile'],
	scared: [
		'scared|afraid|freaking_out|freaked_out|frightened|terrified|nervous|anxious|worried|fear*|panick*|crying',
	],
	overwhelmed: [
		'overwhelm*|stressed|drowning|burned_out|losing_sleep|can_not_sleep|exhausted|at_the_end_of|desperate',
	],
})

/** Every subject and every circumstance that a request may tell of. */
export const topicCodes = topicCues.map(({ code }) => code)
export const circumstanceCodes = circumstanceCues.map(({ code }) => code)

/** What a piece is about besides its objections, the most wanted first. */
export const readTopics = ({ sentences }: Typed): string[] => codesOf(findCues(sentences, topicCues))

export const readCircumstances = ({ sentences }: Typed): string[] =>
	codesOf(findCues(sentences, circumstanceCues))

/** The creditors that a request names, each once, the first named first. */
export const readCreditors = ({ text }: Typed): string[] => [
	...new Set(findCreditors(text).map(({ name }) => name)),
]
