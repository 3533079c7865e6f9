/*
 * How debt-settlement calls sound, in our own words: what a draft engine's language model is mixed with.
 * Both speakers, good practice and bad, as all of it must be recognized before it can be judged. One sentence
 * a line, numbers as words.
 */

const opening = `
thank you for calling my name is Marcus how can I help you today
good morning this is Angela with Harbor Debt Relief on a recorded line
good afternoon thanks for calling you have reached the debt relief center
hi is this Robert this is Danielle calling you back about your debt
hello may I speak with Susan please
this call is being recorded for quality and training purposes
calls are recorded and may be monitored for quality assurance
just so you know we are on a recorded line is that okay with you
who am I speaking with today
can I get your first and last name please
what is the best number to reach you at if we get disconnected
the reason for my call is that you asked us for information about your credit card debt
you filled out a form online asking about debt relief
I saw your advertisement and I wanted to know how it works
I got a letter in the mail from you
yes this is he
yes speaking who is this
hi yes I am calling about the debt program
I am a debt specialist here and I am going to walk you through everything
I am not an attorney and I cannot give you legal advice
we are not a law firm and we do not give legal or tax advice
we are a private company and we are not part of the government
do you have a few minutes to go over your situation
before we begin let me tell you who we are and what we do
let me ask you a few questions so I can see if we can help
how are you doing today
I am doing well thank you for asking
take your time there is no rush
I am glad you called in today
`

const discovery = `
tell me a little bit about what is going on with your finances
what made you reach out today
what happened that caused you to fall behind
how much do you owe in total on your credit cards
how many credit cards do you have and what are the balances
about how much do you owe on that one
what interest rate are they charging you
what are you paying each month on all of your cards
are you current on your payments or have you fallen behind
have you missed any payments
how many months behind are you
are you working right now
what is your monthly income after taxes
what do you pay for rent or mortgage every month
do you own your home or do you rent
how much is left over at the end of the month
can you afford the minimum payments
is anyone else on the accounts with you
are you married and does your husband know about the debt
do you have any student loans car loans or medical bills
are any of these debts secured by a house or a car
we can only work with unsecured debts like credit cards personal loans and medical bills
have any of your creditors taken you to court
has anyone filed a lawsuit against you
have you ever filed for bankruptcy
have you talked to a credit counselor or a bankruptcy attorney
what would it mean to you to be out of debt
what worries you the most about this
so what I hear you saying is that you are only paying the interest
that sounds really hard and I am sorry you are going through that
I understand how stressful that must be
so your total unsecured debt comes to about thirty two thousand dollars
let me make sure I have this right
who are the creditors
I have a Chase card a Discover card and a Capital One card
I owe Citibank about nine thousand dollars and Wells Fargo about six
I have American Express Bank of America and a store card
there is one with Synchrony Bank and one with Barclays
it is about twenty five thousand dollars all together
I owe about eighteen thousand dollars on five cards
the balances are around four thousand seven thousand and twelve thousand
I lost my job and I got behind
I was laid off from my job last year
my hours were cut at work
I got sick and I was in the hospital
my husband passed away and I could not keep up
I went through a divorce and got stuck with the bills
I have been using my cards to buy groceries and pay the rent
I have been paying the minimum for years and the balance never goes down
the interest is killing me
the interest rate went up to twenty nine percent
I am two months behind on all of them
I am current but I am not going to be able to keep it up
I am on a fixed income and I get social security
I am retired and I live on my pension
they call me every single day
the collectors keep calling me at work
I cannot sleep at night because of this
I have about four hundred dollars left after the bills
I make about three thousand dollars a month
my rent is eleven hundred dollars a month
I do not have any savings
it is just me and my two kids
nobody in my family knows about it
`

const program = `
let me explain how the program works
here is how debt settlement works step by step
debt settlement means we negotiate with your creditors to accept less than the full balance
instead of paying your creditors you make one monthly deposit into a dedicated account
the account is in your name at an insured bank and you own the money in it
you own the funds in the account and any interest they earn
you control the account and we cannot take money out of it without your permission
the bank that holds the account is not affiliated with our company
we do not own or control the company that administers the account
you can withdraw from the program at any time without a penalty
you can cancel at any time and get back all of the money in your account
if you leave we must return your money within seven business days minus any fees already earned
you would get back everything in the account other than fees we have earned
as the money builds up our negotiators make an offer to each creditor
when a creditor agrees to a settlement we call you and you have to approve it
nothing is settled unless you approve the settlement
you approve every settlement before any payment is made
our fee is twenty five percent of the debt you enroll
our fee is twenty percent of the enrolled balance and is charged only after a debt is settled
we do not charge any fees up front
there are no upfront fees and it is illegal for us to charge one
you pay no fee until we settle a debt you approve the settlement and at least one payment is made
the fee is due only when we have a settlement you agreed to it and you made a payment to the creditor
there is a monthly bank fee for the account of about ten dollars
we estimate that the program will take about forty eight months
the estimated time to complete the program is thirty six to forty eight months
we expect to make an offer to the first creditor within about six months
we expect to have made an offer to every creditor by month forty two
each creditor should have an offer by month thirty and the last one by month thirty eight
you need to save about twenty five percent of each debt before we can make an offer to that creditor
before we make an offer on a debt you must have saved at least thirty percent of what you owe on it
we make a genuine offer on each debt once you have accumulated about a third of its balance
for the five thousand dollar card that means about fifteen hundred dollars saved first
your monthly deposit would be three hundred and forty five dollars
the monthly payment into the account is two hundred and ninety five dollars
that is about half of what you are paying now
many clients settle for around half of what they owe before our fees but results vary
results vary and we cannot guarantee any particular result
I cannot promise that your creditors will agree to settle
not all creditors will agree to work with us
not everyone completes the program
we cannot guarantee that your debt will be reduced by a certain amount
how much you save depends on your creditors and on how much you can deposit each month
including our fee you would pay about eighteen thousand dollars in total
based on what you told me here is an estimate of the savings
there are other options such as credit counseling a consolidation loan or bankruptcy
you could also work with your creditors directly on your own
you do not have to decide today
this is not a loan and we are not lending you any money
this is not debt consolidation
`

const risks = `
there are some risks that I have to tell you about before you decide
if you stop making payments your creditors may continue to call you
if you stop paying your creditors you may be sued
your creditors may file a lawsuit and could garnish your wages
a creditor or a collector may sue you and there could be a judgment against you
they could put a lien on your property or levy your bank account
the amount you owe may go up because of late fees and interest
interest and late fees will continue to be added to your accounts
your balances will grow while you are in the program
it will likely hurt your credit score
this will have a negative effect on your credit
your credit report will show late payments and charge offs
not paying your creditors will harm your credit rating and may make it hard to get a loan
we cannot stop the calls and we cannot stop a lawsuit
we do not stop interest or collection calls
forgiven debt may be taxable income
if a creditor forgives more than six hundred dollars it may be reported to the I R S
you may owe taxes on the amount that is forgiven so please talk to a tax professional
you may receive a ten ninety nine form for the forgiven debt
we do not tell you to stop paying your creditors that is your decision
whether you keep paying your creditors is up to you
some clients decide to stop paying but there are consequences
if you are sued let us know right away and you may want to speak with an attorney
do you understand that
do you have any questions about those risks
is that clear so far
does that make sense to you
I want to be completely honest with you about this
`

const doubtful = `
we guarantee to cut your debt in half
I guarantee you will be debt free in two years
I promise you every creditor will settle
we can settle all of your debt for pennies on the dollar
this will not affect your credit at all
your credit score will not be hurt by this program
your credit will go up as soon as you start
we will fix your credit and remove the negative marks
do not worry about the credit score
you will not be sued nobody ever gets sued
they cannot sue you once you are in the program
the calls will stop right away
just stop paying your creditors and everything will be fine
stop making your payments today
do not talk to your creditors and do not answer their calls
this is a government program for people with credit card debt
you qualify for a federal relief program
we work with the government and the banks have to accept
we are approved by the federal government
the new law forgives your credit card debt
there is a one time fee of five hundred dollars to get started today
we need the first payment up front before we start
the fee is charged right away
you have to sign up today or you lose this offer
this offer expires at midnight tonight
this is your last chance to get into the program
you do not need to read it just sign it
just say yes to everything they ask you
you do not have to tell your wife about it
it is the same as a loan
your debt will be gone in twelve months
we have a special deal with all of the banks
there is no risk at all
you will not owe any taxes on it
I am an attorney and I am telling you it is legal
please stop calling me and take me off your list
I asked you not to call me again
put me on the do not call list
`

const objections = `
I need to think about it
let me think about it and call you back
I have to talk to my wife about it first
I need to talk to my husband before I decide anything
that is too much money for me
I cannot afford three hundred dollars a month
how much does this cost me
what are your fees
that is a lot of money in fees
is this a scam
how do I know that this is not a scam
I have heard bad things about these companies
are you with the government
will this hurt my credit
what is it going to do to my credit score
what if they sue me
am I going to get sued
can they take my house or my paycheck
why should I not just file bankruptcy
I was thinking about bankruptcy instead
I was thinking about getting a consolidation loan
I could just call the banks myself
I can pay it off on my own
another company offered me a lower payment
I already tried one of these programs and it did not work
now is not a good time for me
I am not ready to do this right now
I am not sure about this
can you send me something in writing
can you email me the information
why do you need my social security number
why do you need my bank account information
do I have to stop paying my cards
can I keep one of my cards
what happens if I miss a payment
what happens if I want to quit
do I get my money back
how long does it take
that sounds too good to be true
that is a fair question and I am glad you asked
I understand why you would feel that way
a lot of people ask me that
I hear you and I would want to talk it over with my spouse too
would it help if I sent you the agreement so you can read it together
take the time you need and talk to your family
what part of it do you want to think about
what concerns you the most about the payment
compared with the minimum payments you make now it is lower
if the payment is too high we can look at a longer term
let me be straight with you about that
you are right to be careful
you can look us up online and check with the better business bureau
I can give you our license number
bankruptcy may be better for some people so please talk to an attorney
`

const closing = `
are you ready to get started
would you like to move forward with the program
yes let us do it
yes I want to enroll
okay sign me up
I am ready to get started
let us get you enrolled today
I am sending you the agreement by email right now
please read the agreement before you sign it
do you see the email with the agreement
I see it
I just signed it
I am going to sign it now
please click on the link and sign with your finger
can you verify your date of birth for me
can you verify the last four digits of your social security number
what is your mailing address and zip code
what is your email address
what bank do you use
what is the routing number and the account number
what day of the month works best for your deposit
the first deposit will come out on the fifteenth of the month
your first payment of two hundred and eighty dollars is on the first of December
do you authorize us to set up this payment
yes I authorize it
I do not give my permission for that
you will get a welcome call within two business days
a welcome package will come in the mail
our client service team is available monday through friday
is there anything else I can help you with
do you have any other questions for me
no I think that covers it
I do not want to do it
I changed my mind
I am not interested thank you
cancel it please I do not want to sign
let me call you tomorrow at the same time
can we schedule a time to talk later this week
what time works best for you
how about thursday at two o'clock
thank you for your time today
thank you so much for your help
have a great day
you too bye bye
goodbye
`

const smallTalk = `
yes
yes ma'am
yes sir
no
no sir
okay
all right
sure
right
exactly
of course
absolutely
that is right
that is correct
I see
I understand
got it
go ahead
uh huh
mm hmm
okay that makes sense
okay I understand
sounds good
one moment please
can you hear me okay
I am sorry can you say that again
could you repeat that please
hold on let me get a pen
give me a second to look at my statement
are you still there
yes I am still here
let me see
let me pull that up
well I guess so
I do not know
I do not remember
maybe
thank you
you are welcome
`

const digits = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const teens = [
	'ten',
	'eleven',
	'twelve',
	'thirteen',
	'fourteen',
	'fifteen',
	'sixteen',
	'seventeen',
	'eighteen',
]
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

const numbers = [
	...[...digits, ...teens].flatMap((count) => [
		`it is about ${count} thousand dollars`,
		`I owe ${count} thousand on that card`,
		`it takes about ${count} months`,
	]),
	...tens.flatMap((ten, at) => [
		`about ${ten} thousand dollars in debt`,
		`around ${ten} ${digits[at]} thousand dollars altogether`,
		`${ten} percent of the balance`,
		`${ten} ${digits.at(-1 - at)} months`,
		`it is ${digits[at]} hundred and ${ten} dollars a month`,
		`${digits[at]} ${ten} five a month`,
		`the interest rate is ${ten} ${digits[at]} percent`,
	]),
]

/** Some four hundred sentences; words the recognizer's dictionary lacks are in `pronunciations`. */
export const domainSentences = [
	...[opening, discovery, program, risks, doubtful, objections, closing, smallTalk].flatMap((part) =>
		part.trim().split('\n'),
	),
	...numbers,
]

/** Sounds, in ARPAbet, of words of the field that the recognizer's dictionary lacks. */
export const pronunciations = {
	autopay: 'AO T OW P EY',
	docusign: 'D AA K Y UW S AY N',
	robocall: 'R OW B OW K AO L',
	synchrony: 'S IH NG K R AH N IY',
	unenroll: 'AH N IH N R OW L',
}
