import type { TemplateSet } from '../plan/piece-writer.ts'

/** How settlement works, for someone who has not heard it. Each speaks of the program, so disclosures go with it. */
export const howItWorks: TemplateSet = [
	'Debt settlement works like this: you save money each month in an account you own, and when there is enough for one debt we make that creditor an offer, which you approve or not.',
	'In short, the program means saving each month in your own account until there is enough to make a creditor an offer. You decide on every offer.',
	'The idea behind the program is simple: instead of paying the enrolled creditors each month, you build up money in an account you own, and we negotiate with them one by one.',
	'What we do is negotiate unsecured debts. You save, we talk to the creditor, and nothing is agreed without your yes.',
	'Settlement is neither a loan nor a consolidation. No new money is lent; you save your own, and we try to agree with each creditor on less than the full balance.',
	'The program is for unsecured debts such as cards, medical bills and personal loans. The mortgage and the car are no part of it; please keep paying those.',
	'You save, we negotiate, you approve. That is the program in one line; the risks need a few more.',
	'We try to get creditors to accept less than the full balance, paid from money you have saved. Each creditor is free to refuse.',
	'The program asks you to accept real risks, and whether that is worth it depends on what else you could do.',
	'This program is not a loan, and you still owe your creditors. They get paid when a settlement you approved is carried out.',
	'The program puts your monthly amount into an account of your own first, and offers to creditors follow later, debt by debt.',
	'A negotiator speaks with each creditor when there is money to offer. You see every offer and say yes or no to it.',
]

/** Other roads, told fairly. */
export const otherWays: TemplateSet = [
	"There are other ways, and they deserve a look: a non-profit credit counselor, your creditors' own hardship plans, or a talk with a bankruptcy attorney.",
	'If you can pay in full without us, that is usually the better way.',
	'Before you choose, ask a non-profit credit counselor what a plan with them would cost. I would rather you compared.',
	'You can also negotiate with your creditors yourself, at no fee. It takes time and nerve, and some people do it well.',
	'If your credit comes first, ask a non-profit counselor about a debt management plan that pays in full.',
	'For some people bankruptcy is the better way. Please ask a bankruptcy attorney about your own case.',
	'If your payments fit and the balances are falling, keep doing what you are doing.',
	'Call each creditor and ask for its hardship terms, in writing. Some people need nothing more than that.',
	'Compare at least one other company and one counselor with us, with the same questions for each.',
	'Doing nothing is a choice as well; it costs interest, and it costs no fee.',
]

/** A question to the customer. */
export const questions: TemplateSet = [
	'What would have to be true for you to feel sure, either way?',
	'Which part would you like to understand better: the cost, the credit side or the risk of a lawsuit?',
	'What is left each month after rent, food, the car and medicine?',
	'Is there anything coming up, such as a house, a car or a new job, that you need your credit for?',
	'What worries you most when the mail comes?',
	'What did I say that did not sit well?',
	'If you imagine the coming year, what would you like to be different?',
	'Are the balances going down, standing still or going up?',
	'Who else should have a say in this?',
	'What have you tried already, and what came of it?',
	['considering|after_call|went_quiet', 'What is still open for you?'],
	['considering|after_call', 'Which line of the agreement made you stop?'],
	['new_lead|no_answer', 'Which of your debts weighs on you most?'],
	['new_lead|no_answer', 'What made you look for help just now?'],
	['behind', 'Which account is the furthest behind?'],
	['current', 'How long could you keep up the payments as they are?'],
]

/** A fact worth knowing, true for everybody. */
export const facts: TemplateSet = [
	'A creditor does not have to accept an offer, from us or from anybody.',
	'Forgiven debt may count as income for taxes. A tax professional can tell you whether an exclusion applies to you.',
	'You may ask a collector in writing to stop contacting you. That does not stop a lawsuit.',
	'Only unsecured debts belong in a plan like this, not the house, the car or federal student loans.',
	'If papers from a court arrive, there is a date to answer by. Missing it can cost you the case, so see an attorney right away.',
	'Anybody who wants to be paid before a debt is settled is not following the rules. That test works on us too.',
	'You can read your own credit reports, and it is worth doing before you choose anything.',
	'Nobody can tell you in advance what a bank will accept, and it is fair to distrust whoever does.',
	'Making only the minimum payment keeps an account current, and most of it may go to interest.',
	'A settled account is usually reported as settled for less than the full balance.',
	'Your creditors may have hardship plans of their own. Asking costs nothing.',
	'Opening your mail is part of any plan. The letters that look worst are the ones to open first.',
	'If I said something that is not in the agreement, trust the paper and not me.',
]
