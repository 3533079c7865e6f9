import type { Bank } from '../plan/pen.ts'

/** The first lines of an email or a letter, by where the customer stands. */
export const openings: Bank = [
	[
		'new_lead',
		'You asked us for information about dealing with your debt, so here is a plain answer instead of a brochure.',
	],
	['new_lead', 'Thank you for reaching out about what you owe. Writing that first message is rarely easy.'],
	[
		'new_lead',
		'Your request landed on my desk, and I would like to understand your situation before I say anything about ours.',
	],
	[
		'new_lead',
		"I'm [rep] with [company], a private, for-profit company. You asked about help with debt, and I would like to tell you what we do, and what we don't.",
	],
	[
		'new_lead',
		'You left us your details because something about your debts is bothering you. I would rather hear what it is than guess.',
	],
	[
		'first_call',
		'We have a conversation coming up, and I want you to know beforehand what it will be about.',
	],
	[
		'first_call',
		'Thank you for the time you gave me on the phone. I said I would put things in writing, so here they are.',
	],
	['first_call', 'Our first talk covered a lot of ground, so I thought a short written version would help.'],
	[
		'no_answer',
		'I tried to reach you and we missed each other, so here is in writing what I was calling about.',
	],
	[
		'no_answer',
		'My calls seem to come at the wrong moment. An email you can read when it suits you is kinder.',
	],
	['no_answer', 'I have not reached you by phone, and that is fine. Here is the short of it in writing.'],
	['no_answer', 'Since the phone has not worked for us so far, I am trying a few written lines instead.'],
	[
		'missed_appointment',
		'We had set a time and missed each other. Days go like that, and there is nothing to apologize for.',
	],
	[
		'missed_appointment',
		'I called when we had agreed and could not reach you. I hope nothing is wrong on your side.',
	],
	[
		'missed_appointment',
		'We missed each other at our appointment. If you still want to talk, finding another time is easy.',
	],
	['missed_appointment', 'Our appointment slipped by, which happens to everybody. Would you like a new one?'],
	[
		'after_call',
		'Thank you for talking with me. You were open about things that are not easy to say to a stranger.',
	],
	['after_call', 'Here, in writing, is what we went over on the phone.'],
	['after_call', 'It was good to speak with you. I promised a summary without sales talk, and this is it.'],
	[
		'after_call',
		'After our call I wrote down what you told me and what I told you. Please correct whatever I got wrong.',
	],
	['after_call', 'Some of your questions were left open when we spoke, so here are the answers in writing.'],
	[
		'considering',
		'You are weighing this carefully, which is right. Here is what I would want to read if I were in your place.',
	],
	['considering', 'A decision like this deserves a quiet hour, so I have put what matters into one message.'],
	['considering', 'You said you needed time, and I agree. Let me make the thinking easier, not shorter.'],
	[
		'considering',
		'Since we spoke you have probably come up with questions I did not answer. I will try a few of them here.',
	],
	['documents', 'Part of the paperwork is done, and here is how the rest of it goes.'],
	[
		'documents',
		'The agreement is with you and a few papers are still open. Here is what is missing and why we ask for it.',
	],
	['documents', 'A short note on the documents: what they are, what they are for, and what to read twice.'],
	['documents', 'Before you sign anything, I would like you to know which pages matter most.'],
	['enrolled', 'Welcome, and thank you. Here is what the coming weeks usually look like.'],
	[
		'enrolled',
		'Thank you for your trust. I want the beginning to hold no surprises, so here is what to expect.',
	],
	['enrolled', 'You are enrolled now, and I would like to tell you what to watch for.'],
	[
		'enrolled',
		'Your paperwork is complete. From here it helps to know what is normal and what is a reason to call us.',
	],
	[
		'in_program',
		'I wanted to see how you are doing with the plan, and not only whether the deposits arrive.',
	],
	[
		'in_program',
		'This is a check-in. No pitch: you are already a customer, and I would like to keep you well informed.',
	],
	[
		'in_program',
		'Being in the middle of a plan can be the longest part. Here is where things stand and what to watch for.',
	],
	[
		'in_program',
		'I am writing because plans meet real life sooner or later, and it is better to talk about it early.',
	],
	['went_quiet', 'It has been quiet between us, and that is an answer I respect if it is one.'],
	[
		'went_quiet',
		'I have not heard from you in a while. Maybe life got busy, maybe something I said did not sit well.',
	],
	['went_quiet', 'Our conversation broke off at some point. You owe me no explanation.'],
	['went_quiet', 'The last time we spoke you were undecided. I would rather ask once than assume.'],
	['left', 'You have left the program, and I am writing to ask whether everything was in order at the end.'],
	[
		'left',
		'You are no longer in the plan. That was yours to decide, and I would like to understand what we could have done better.',
	],
	['left', 'Thank you for the time you were with us. A few things are worth knowing now that you have left.'],
	['declined', 'You told me no, and I took it as no. This is not an attempt to turn it around.'],
	['declined', 'Thank you for being straight with me. A clear no is a good answer.'],
	[
		'declined',
		'You decided against it, and that may well have been right. I only want to leave you with something useful.',
	],
	['finished', 'You have reached the end, and that took patience that nobody but you could bring.'],
	['finished', 'Your last account is done. Before we close the file there are a few papers worth keeping.'],
	['finished', 'Congratulations on finishing. You did the hard part month after month.'],
	[
		'referral',
		'Somebody you know told us that you might want to talk about debt. If that is wrong, forgive the note.',
	],
	[
		'referral',
		'You were kind enough to say that you knew somebody who might want to hear from us. I would like to do that properly.',
	],
	[
		'!stage_new_lead|stage_enrolled|stage_in_program|stage_finished|stage_left|stage_declined|stage_documents|stage_referral|stage_no_answer|stage_missed_appointment|stage_went_quiet',
		'Money worries are tiring, and vague answers make them worse. So here is a plain one.',
	],
	[
		'!stage_new_lead|stage_enrolled|stage_in_program|stage_finished|stage_left|stage_declined|stage_documents|stage_referral|stage_no_answer|stage_missed_appointment|stage_went_quiet',
		'I would like to tell you how I see your situation, including the parts that speak against us.',
	],
	[
		'!stage_new_lead|stage_enrolled|stage_in_program|stage_finished|stage_left|stage_declined|stage_documents|stage_referral|stage_no_answer|stage_missed_appointment|stage_went_quiet',
		'This is a short note with everything I think you should know, the good and the bad in the same size of print.',
	],
	[
		'!stage_new_lead|stage_enrolled|stage_in_program|stage_finished|stage_left|stage_declined|stage_documents|stage_referral|stage_no_answer|stage_missed_appointment|stage_went_quiet',
		'You deserve a straight account of what debt settlement is and is not, so let me give you one.',
	],
]

/** A kind line about what the customer is going through. */
export const circumstanceLines: Bank = [
	[
		'reduced_income',
		'Less income with the same bills is hard to carry. The budget should be built on what comes in now, and not on what used to.',
	],
	[
		'reduced_income',
		'Your income has dropped, so let us look at what is truly left before we speak of any plan.',
	],
	['caregiver', 'Looking after somebody costs you time and money, so please count both in your budget.'],
	['caregiver', 'You look after somebody, and that belongs in the budget as much as the rent does.'],
	[
		'student',
		'As a student you have other doors to try first, and your school may have an office for exactly this.',
	],
	['renter', 'If you rent, think about your next lease. A landlord can ask for a credit report.'],
	['renter', 'If a move is coming up, tell me: a landlord can ask for your credit report.'],
	['homeowner', 'You own your home. Please keep the mortgage current, whatever you decide about the cards.'],
	['embarrassed', 'There is nothing to be ashamed of. Debt happens to careful people as well.'],
	['embarrassed', 'What you told me stays with me, and nobody here thinks less of you for it.'],
	['angry', 'You have reason to be annoyed, and I would rather hear it than have you keep it to yourself.'],
	[
		'angry',
		'If something we did upset you, please tell me what it was, and I will write it down as you say it.',
	],
	[
		'scared',
		'It is all right to be frightened by this. Knowing what can happen, and what cannot, usually helps a little.',
	],
	['scared', 'I know that this is frightening. We can go through it slowly, one letter at a time.'],
	[
		'overwhelmed',
		'When everything comes at once, one list on paper is a good beginning. I can help you write it.',
	],
	['overwhelmed', 'Pick the letter that worries you most, and we begin there.'],
	[
		'collections',
		'Some of it is with collectors by now. Ask each of them in writing to show what they say you owe.',
	],
	['collections', 'With an account in collections, keep every letter. You may need the dates later.'],
	['retired', 'After all these years of work, you deserve a calm answer.'],
	[
		'job_loss',
		'I am sorry to hear about your job. First comes what you need to live on, and then comes everything else.',
	],
	[
		'medical',
		'I hope the treatment is going well. The bills can be talked about when you have the strength for it.',
	],
	[
		'medical',
		"Bills that come out of an illness are nobody's failing, and I will not talk about them as if they were.",
	],
	['medical', 'Being sick and getting bills for it is hard. Your health comes first.'],
	[
		'medical',
		'With medical bills it is worth asking the hospital for its financial assistance rules before anything else.',
	],
	[
		'retired',
		'On a retirement income every dollar already has a job, so a plan has to fit what comes in and not the other way around.',
	],
	['retired', 'Since you are retired, ask yourself what you still need credit for. Only you can weigh that.'],
	['fixed_income', 'A fixed income leaves little room, so the budget is the first thing to get right.'],
	[
		'divorce',
		'A divorce moves the numbers and the nerves at once. Which debts are in whose name is the first thing to sort out.',
	],
	[
		'divorce',
		'After a separation, joint accounts need special care: a creditor can still look to both people on the contract.',
	],
	[
		'job_loss',
		'I am sorry about your work. If there is nothing left over right now, I would rather tell you so than enroll you.',
	],
	[
		'job_loss',
		'Between jobs, the first call may be to the creditors themselves, to ask for their hardship terms.',
	],
	[
		'reduced_hours',
		'When the hours get cut, the old budget is no longer true. It is worth doing it again before choosing any plan.',
	],
	[
		'veteran',
		"Thank you for your service. We are a private company and no part of any veterans' office, so please look at what they offer as well.",
	],
	[
		'veteran',
		'If you hold a clearance or may need one, ask about that first: damaged credit can matter there.',
	],
	[
		'military',
		'If you hold a clearance, speak with your security officer first: damaged credit can matter there.',
	],
	[
		'self_employed',
		'When income comes in waves, a fixed deposit every month needs an honest look at the slow season.',
	],
	[
		'self_employed',
		'Running your own business means good months and thin ones. A plan has to survive the thin ones.',
	],
	[
		'widowed',
		'I am sorry for your loss. Before anything else, find out which debts are truly yours; not every debt passes to a spouse.',
	],
	['widowed', 'I am sorry about what you have been through. There is no hurry in any of this.'],
	['single_parent', 'You have children to look after, and that comes first in any budget.'],
	[
		'disability|disabled',
		'Living on disability income leaves little slack, and some kinds of income are protected from creditors. A legal aid office can tell you about yours.',
	],
	['new_baby', 'With a baby on the way or in the house, it is worth writing a new budget first.'],
	[
		'student_loans',
		'Federal student loans stay out of this: the lender has plans of its own, and those come first.',
	],
	['homeowner', 'The mortgage is not part of this. Please keep paying it.'],
	[
		'payday_loans',
		'Short-term loans with heavy charges make every month harder. Tell me about each, because the terms differ a lot.',
	],
	[
		'sued|lawsuit',
		'If papers from a court have come, please do not wait for us: speak with an attorney or legal aid about the date on them right away.',
	],
	[
		'garnishment',
		'When wages are already being withheld, the first talk should be with an attorney or legal aid.',
	],
	[
		'current',
		'You are current on your payments, which matters: a program like ours would change that, and it is a reason to compare other ways first.',
	],
	[
		'behind',
		'You have fallen behind, and the calls that come with it wear people down. You may ask a collector in writing to stop contacting you.',
	],
]

/** A line about those who decide with the customer. */
export const partnerLines: Bank = [
	['partner', 'This touches {partner} as well, so please read it together before either of you decides.'],
	[
		'partner',
		'I would like {partner} to hear the risks from me directly and not second-hand. A call with all of us is easy to arrange.',
	],
	['partner', 'If {partner} sees it differently, that is worth knowing before any paper is signed.'],
	['partner', 'Please show {partner} this whole message. Nothing in it is for your eyes only.'],
	[
		'partner',
		'What do you think {partner} will ask first? Tell me, and I will answer it in writing for both of you.',
	],
	['partner', 'Are any of the accounts also in the name of {partner}? If so, that changes the picture.'],
	['partner', 'A decision that {partner} does not know about tends not to last, so take the time to talk.'],
	['partner', 'I am glad that {partner} has a say in this. Please take your time, both of you.'],
]

export const creditorLines: Bank = [
	'You named {creditors}. Whether any of them settles is up to them.',
	'The names on your list are {creditors}, and each has its own way of dealing with late accounts.',
	'About {creditors}: I cannot speak for a creditor, and none of them has to agree to anything.',
	'You owe money to {creditors}. We are not connected with any of them.',
	'You listed {creditors}. How does each account stand today?',
	'You asked about {creditors}. I do not know in advance what a bank will accept, and nobody outside it does.',
]
