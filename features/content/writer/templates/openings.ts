import type { TemplateSet } from '../plan/piece-writer.ts'

/** The first lines of an email or a letter, by where the customer stands. */
export const openings: TemplateSet = [
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
		'in_program !missed_deposit|settlement_offer|thank_you|review|lawsuit',
		'I wanted to see how you are doing with the plan, and not only whether the deposits arrive.',
	],
	[
		'in_program !missed_deposit|settlement_offer|thank_you|review|lawsuit',
		'This is a check-in. No pitch: you are already a customer, and I would like to keep you well informed.',
	],
	[
		'in_program !missed_deposit|settlement_offer|thank_you|review|lawsuit',
		'Being in the middle of a plan can be the longest part. Here is where things stand and what to watch for.',
	],
	[
		'in_program !missed_deposit|settlement_offer|thank_you|review|lawsuit',
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
	[
		'missed_deposit decided has_deposit has_due',
		'Your deposit of {deposit} that was set for {due} did not go through.',
	],
	['missed_deposit decided has_deposit !has_due', 'Your deposit of {deposit} did not go through.'],
	['missed_deposit decided !has_deposit', 'Your last deposit did not go through.'],
	['missed_deposit decided', 'I am writing about your deposit, which did not go through this time.'],
	[
		'settlement_offer decided',
		'A creditor has made an offer, and nothing happens with it until you say yes or no.',
	],
	['settlement_offer decided', 'There is an offer on one of your debts for you to decide on.'],
	['lawsuit in_program', 'I am writing about the court papers, because they have a date on them.'],
	['thank_you !missed_deposit', 'Thank you for your time. I know that it was not a small thing to give.'],
	['appointment stage_first_call', 'This is to confirm when we talk.'],
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
