import type { TemplateSet } from '../plan/piece-writer.ts'

export const greetings: TemplateSet = [
	['!formal', 'Hi [name],'],
	['!formal', 'Hello [name],'],
	['warm|encouraging', 'Hi [name], I hope you are well.'],
	['warm', 'Hello [name],'],
	['warm', 'Hi [name],'],
	['formal|serious', 'Dear [name],'],
	['formal', 'Dear [name], good day.'],
	['letter', 'Dear [name],'],
	['avoids_names', 'Hello,'],
	['avoids_names formal', 'Good day,'],
]

export const signOffs: TemplateSet = [
	'Best,',
	'Thank you,',
	'Talk soon, if you like,',
	'All the best,',
	['warm|encouraging', 'Warmly,'],
	['warm', 'Take good care,'],
	['warm|encouraging', 'Wishing you a calm week,'],
	['formal', 'Sincerely,'],
	['formal', 'Yours sincerely,'],
	['formal|serious', 'Respectfully,'],
	['brisk|plain', 'Thanks,'],
	['brisk', 'Yours,'],
]

/** The last lines of an email, under the sign-off. */
export const signatures: TemplateSet = [
	'[rep]\n[company]',
	'[rep], [company]',
	'[rep]\n[company] · [phone]',
	'[rep]',
]

/** A line under the signature. None sells. */
export const postscripts: TemplateSet = [
	'P.S. If you would rather not hear from me, reply with the word stop and I will leave you in peace.',
	'P.S. No question is too small. The ones people are shy to ask are usually the good ones.',
	'P.S. Please keep this note for later.',
	'P.S. You can check us before you answer: your attorney general and the CFPB complaint database are good places to look.',
	'P.S. If anything here is unclear, the fault is mine. Tell me which line and I will say it again better.',
	'P.S. If email is not your favorite, tell me what is, and I will use that instead.',
	'P.S. Nothing here has a deadline.',
	'P.S. Please do not send account numbers or your Social Security number by email.',
	['partner', 'P.S. Feel free to forward this to {partner}, all of it, the uncomfortable lines included.'],
	['partner', 'P.S. If {partner} would like to ask me something directly, that is welcome.'],
	['scam_fear', 'P.S. Do not take my number from this email. Look us up and call the one you find.'],
	['went_quiet|no_answer', 'P.S. A one-word answer is plenty. "Later" and "no" are both fine.'],
	['has_when', 'P.S. If {when} stops working, just tell me and we will move it.'],
]
