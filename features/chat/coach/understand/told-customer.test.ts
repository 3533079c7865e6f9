import { expect, test } from 'vitest'
import { lastAnswer } from '../fixtures/conversation.ts'

/** Messages in which reps report that they denied or played down a consequence, by consequence. */
const denials: Readonly<Record<string, string>> = {
	tax: `
i said nah no tax is owed. is that fine
i said nah [no tax is owed]. is that fine
customer asked if she owes tax on forgiven debt, i said nah. is that fine
she goes do i pay taxes on it i go nope. ok?
lady asked bout the 1099 thing n i told her dont sweat it. thats cool right
he asked about taxes on the forgiven part and I said not really. Was that okay?
When a customer asked whether the IRS would be involved, I replied that it would not. Is that acceptable?
told him the irs doesnt care about settled debt is that ok
they asked do they gotta report it and i was like naw ur good. fine?
i just say no taxes dont worry about it, any issues
my answer to the tax question was "no you're good" is that a problem
is it fine that i told marcus theres nothing to report on his return
so he's like wont the irs come after me and i'm like nah man never. thats fine ya?
I waved off her tax question, said it's nothing. Is that alright?
client: will I owe taxes? me: nope. is this ok`,
	'a lawsuit': `
she asked can they sue me i said nah. is that ok
i told him nobody ever gets sued. good?
customer worried about court i said that never happens with us, is that fine
he asked about getting sued and i said dont worry about it. is that ok
"can they garnish my check" i said no way. ok to say?
told her lawsuits arent a thing once shes enrolled is that legit
I said they would not take him to court. Is that a compliant answer?
she said what if i get served and i go u wont lol. thats okay right
he asked if his wages could be garnished, i told him absolutely not. was that right
When asked about litigation risk I assured the client there was none. Is that acceptable?
guy asks about being sued, i say its super rare basically zero. fine?
i said creditors dont sue people in programs, is that cool
client asked me straight up will they sue and i was like no mam. is that fine
is it ok that i told them we'd stop any lawsuit
she was scared of court so i said relax that wont happen, any issues with that`,
	credit: `
she asked will this hurt my credit i said nope. is that fine
i told him his score stays the same is that ok
he goes whats this do to my credit and i go nothing. ok?
customer asked about credit score i said dont worry bout it. cool?
told her the credit hit is no big deal is that fine
I answered that it would not affect her credit rating. Is this compliant?
asked if his fico drops i said nah maybe a lil bump then back up. thats ok?
i said ur credit will be fine. is that fine
she worried bout her score n i said it dont get touched. legit?
He asked whether creditors report it; I said they don't. Was that okay?
i tell people it doesnt hurt your credit at all, good?
lady wanted to know if she can still get a mortgage i said sure credit wont change. is that ok
credit question came up, said no impact. that alright
client: does it ruin my credit? me: not at all. is that a violation
i said the credit damage is a myth, is that right`,
	'interest and growing balances': `
she asked if interest keeps going i said no it stops. is that fine
told him no more interest once he's in. ok?
i said late fees stop the day you enroll is that ok
customer asked will the balance grow i said nah. good?
he's like dont they keep adding interest and i was like nope. fine?
I explained that balances do not increase during the program. Is that acceptable?
told her nothing happens if she stops paying, is that cool
i said u can stop paying ur cards no problem. that ok?
when they ask about late charges i say dont worry. is that alright
asked about interest piling up, i said creditors freeze it. is that right
she asked what happens if she quits paying and i said nothing really. was that ok
i told them balances freeze. compliant?`,
	'the fee': `
she asked is there a fee i said nope. is that fine
told him its free. ok?
i said we dont charge anything is that ok
customer asked what we cost i said nothing. good?
he asked about fees n i told him dont worry about it. fine?
I told the client there are no fees whatsoever. Is that compliant?
they asked do they pay us and i was like nah the bank pays us. is that ok
i said theres no cost to her. thats cool right
lady wants to know our fee, said its nothing basically. is that fine
asked about the price i go zero. ok?
client: do you charge? me: no. is that okay to say
i told her the fee comes out of the savings so she pays nothing. is that right`,
	'collection calls': `
she asked will they keep calling me i said nope. is that fine
i told him the collection calls stop tomorrow. ok?
customer asked if collectors still call i said nah. good?
he goes will they quit calling and i go yep all of em stop. fine?
told her collectors cant call her anymore is that ok
I informed him that collectors would no longer contact him. Is that acceptable?
asked about the harassing calls, i said we shut that down day one. is that cool
i said no more calls once we send the letter is that right
she hates the calls so i said theyre done. thats alright?
they asked about bill collectors i said dont worry about em. legit?
client: will creditors still call? me: nope. is that okay
i said collections cant touch you with us. is that fine`,
}
const linesOf = (text: string) => text.trim().split('\n')
const notCleared = /I don't see a prohibited claim/
const warned = /\bdon't say that\b|\brisky\b/i

test.each(Object.keys(denials))('an answer that denies %s is always flagged', async (about) => {
	const lines = linesOf(denials[about] ?? '')
	expect(lines.length).toBeGreaterThanOrEqual(12)
	const answers = await Promise.all(
		lines.map(async (message) => ({ message, response: (await lastAnswer(message)).response })),
	)
	const passed = answers.filter(({ response }) => notCleared.test(response) || !warned.test(response))
	expect(passed.map(({ message }) => message)).toEqual([])
})

test.each([
	'i said it may be taxable, ask a tax pro. is that fine',
	'he asked will i get sued i said a creditor can sue and we cant stop it. is that right',
	'i told her it will likely hurt her credit. good?',
	'i said interest keeps adding until it settles, is that ok',
	"told him there's no fee until a debt settles is that fine",
	'i said i cant promise the calls stop. is that compliant',
	'she asked are you a lawyer i said no. is that fine',
	'she said no to the deposit, i said ok no problem call me whenever. is that fine',
])('an answer that leaves the consequence open is not flagged: %s', async (message) => {
	expect((await lastAnswer(message)).response).not.toMatch(warned)
})

test('a bare no is checked against the topic of the conversation, or the coach asks what it was about', async () => {
	const { response } = await lastAnswer('does she owe taxes on forgiven debt', 'i said nah. is that fine')
	expect(response).toMatch(/denying or waving away tax/)
	const { thread } = await lastAnswer('i said nah. is that fine')
	expect(thread.asked).not.toBeNull()
})
