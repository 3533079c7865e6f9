import type { Lexicon } from '#platform/english/phrases.ts'

/** What reps write for longer words of the trade. */
export const deskSpellings: Readonly<Record<string, string>> = {
	fu: 'follow up',
	followup: 'follow up',
	w: 'with',
	vm: 'voicemail',
	vms: 'voicemails',
	msg: 'message',
	msgs: 'messages',
	txt: 'text',
	txts: 'texts',
	appt: 'appointment',
	appts: 'appointments',
	pmt: 'payment',
	pmts: 'payments',
	pymt: 'payment',
	custs: 'customers',
	acct: 'account',
	accts: 'accounts',
	ccs: 'credit cards',
	cc: 'credit card',
	pl: 'personal loan',
	pdl: 'payday loans',
	creds: 'creditors',
	bt: 'between',
	docs: 'documents',
	doc: 'document',
	mo: 'month',
	mos: 'months',
	mth: 'month',
	mths: 'months',
	mnth: 'month',
	yr: 'year',
	yrs: 'years',
	wk: 'week',
	wks: 'weeks',
	hrs: 'hours',
	pct: 'percent',
	approx: 'about',
	avg: 'average',
	seq: 'sequence',
	convo: 'conversation',
	info: 'information',
	ref: 'referral',
	hubby: 'husband',
	hubbys: 'husband',
	mum: 'mother',
	momma: 'mama',
	wifey: 'wife',
	vday: 'valentines day',
	abt: 'about',
	bout: 'about',
	wanna: 'want to',
	tmw: 'tomorrow',
	tmr: 'tomorrow',
	sthg: 'something',
	smth: 'something',
	sumthin: 'something',
	prob: 'probably',
	prolly: 'probably',
	im: "I'm",
	ss: 'social security',
	bk: 'bankruptcy',
	dnc: 'do not call list',
	cr: 'credit',
	rly: 'really',
	obj: 'objection',
	resp: 'response',
	fb: 'facebook',
	ig: 'instagram',
	ez: 'easy',
	asap: 'as soon as possible',
	thou: 'thousand',
	tarjetas: 'cards',
	cuentas: 'accounts',
	deudas: 'debts',
	meses: 'months',
}

/** Groups of words that wordings of requests name. */
export const lexiconOfRequests: Lexicon = {
	make: 'write writing draft drafting make create generate compose need want give build put_together do come_up_with prepare craft produce whip_up help_me_with work_up design send get like have',
	customer:
		'customer* client* prospect* lead leads caller* consumer* borrower* homeowner* member* people folks person lady ladies guy guys man woman couple gentleman she he they them her him someone somebody family patient applicant buyer',
	say: 'say says said saying tell tells told telling ask asks asked asking think thinks thought thinking believe believes feel feels claim claims mention mentions mentioned goes insist* complain* worr* respond* reply replies replied object* hit hits',
	mate: 'husband wife spouse partner fiance fiancee boyfriend girlfriend hubby better_half other_half significant_other',
	kin: 'daughter son mother mom father dad sister brother mother_in_law father_in_law daughter_in_law son_in_law niece nephew aunt uncle grandson granddaughter cousin parents kids family accountant pastor',
	message:
		'email* e_mail* message* text texts sms touch* step* note notes voicemail* call calls part parts piece pieces',
	days: 'day days',
	damage:
		'hurt* harm* damag* ruin* wreck* tank* drop* kill* destroy* affect* impact* hit ding* trash* mess* lower* go_down going_down screw* sink* suffer*',
}

/** Words that a request is full of, on which a slip is set right: those that its wordings name. */
let words: Set<string> | null = null
export function requestWords(): ReadonlySet<string> {
	words ??= new Set(vocabulary.trim().split(/\s+/))
	return words
}

const vocabulary = `
email emails message messages text texts sequence sequences script scripts voicemail voicemails objection objections
rebuttal rebuttals response responses respond reply cadence campaign series general content letter letters checklist
summary agenda article social facebook instagram linkedin training referral referrals reminder reminders appointment
appointments follow following customer customers client clients prospect prospects husband wife spouse partner daughter
fiance fiancee brother sister mother father family friend debt debts credit cards balance balances account accounts
creditor creditors settlement settlements settle settled settling program enroll enrolled enrollment payment payments
deposit deposits monthly month months savings interest percent thousand hundred dollars income mortgage collection
collections collector collectors lawsuit lawsuits garnish garnished bankruptcy consolidation counseling medical retired
retirement divorce divorced widow widowed veteran disability unemployed laid guarantee guaranteed guarantees guaranteeing
promise promised promises promising government federal attorney lawyer nonprofit charity approved approval forgiven
forgiveness forgive urgent urgency deadline expires expire immediately pressure scared scare mention disclosures
disclosure disclaimer disclaimers recorded recording professional friendly formal casual warm empathetic encouraging
sympathetic serious straightforward concise detailed short shorter longer paragraph sentence sentences characters
documents agreement signature signed unsigned ghosted missed schedule scheduled reschedule yesterday tomorrow tuesday
wednesday thursday saturday monday friday sunday expensive afford legitimate scam fraud competitor competitors company
companies hesitant doubt trust worried overwhelmed embarrassed explain explaining introduce introduction opening closing
question questions answer answers handle handling overcome address welcome congratulate congratulations thank thanks
because about without should would could people reach again spanish something someone
anything received receive their which really financial relief recap review remind`
