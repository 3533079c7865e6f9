import { creditorWords } from '#features/language/pure.ts'

/** Words with a capital, or after 'to' and 'for', that name no person. */
export const notNames: ReadonlySet<string> = new Set([
	...creditorWords,
	...`a about after all also am an and another any anyone anything are as ask at back be because been before but by call
called calling can candor client clients company compliance could credit customer customers day days debt did do does documents
dont draft each email emails every everyone everything explain few first follow for from get give go good guy had has
have he hello help her here hers hey hi him his how i i'm i'd i've i'll if important in include information into is it
its it's just keep lady last lead leads let like line list long make man many maybe me mention message money more my
need needs new next no not note now of off ok okay old on one or our out over past people person phone plain please
program prospect prospects put really rep reps request said same say says script send sent sequence she short should
sign so some somebody someone something sounds spanish still such sure tell text than thank thanks that that's the their
them then there these they they're this those time to today tomorrow tonight too two up us use very voicemail want wants
was we we're we've well were what when where which while who why will with without woman work write yes you your you're
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
october november december christmas easter thanksgiving english french hr crm fcra ftc cfpb tsr tcpa bbb irs faq sms
american express capital fargo bank america navy federal portfolio facebook instagram linkedin tiktok google twitter youtube docusign
zoom austin christian texas florida california ohio new york georgia arizona nevada virginia carolina michigan illinois pennsylvania jersey
washington oregon colorado medicare medicaid social security subject day hook intro tone audience goal topic type channel
stage length objection objections response general option urgent friendly professional formal warm casual husband wife
spouse partner daughter son mother mom father dad sister brother fiance fiancee fiancé fiancée boyfriend girlfriend
mr mrs ms miss dr sir ma'am maam team manager boss supervisor everybody folks both retired single married divorced
veteran teacher nurse driver friend family homeowner homeowners couple owner seniors who's she's he's let's what's here's
there's freedom national accredited americor beyond pacific clearone century curadebt lexington nfcc dave ramsey ramsey's medical settlement negotiation enrollment bankruptcy lawsuit chapter number card account social birth date slack within template templates reminder reminders copy blast campaign series sequence cadence drip reply replies rebuttal post article flyer letter memo agenda summary checklist texts calls welcome recap reddit bbb christmas statement statements settlement docs thx pls asap ops field period handout beacon hmong zelle voicemails cousin shop mon tue tues wed thu thur thurs fri sat sun mondays tuesdays wednesdays thursdays fridays saturdays sundays chatgpt sms crm web vm pto hoa hr qa`.split(
		/\s+/,
	),
])
