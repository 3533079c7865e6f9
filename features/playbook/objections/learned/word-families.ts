/**
 * Words that stand for one idea when customers object: what the classifier sees besides the words themselves. A
 * closing `*` stands for any ending.
 */
const wordFamilies: Record<string, string> = {
	spouse:
		'husband wife spouse partner fiance* boyfriend girlfriend hubby missus mister honey old_man better_half ex marri* anniversary ring hers his together both',
	she_he: 'he she him her his hers himself herself',
	kin: 'son daughter mother mom mama mother-in-law father dad daddy brother sister cousin uncle aunt nephew niece grandson granddaughter kids children family neighbor friend buddy coworker guy lady',
	self: 'i me my mine myself',
	own_effort: 'myself ourselves own directly alone',
	you: 'you your yours',
	we: 'we us our ours',
	credit: 'credit score* fico report bureau experian equifax transunion rating',
	harm: 'hurt* harm* damag* hit hits ding* dent* touch* affect* impact* drop* ruin* wreck* tank* sink* mess* trash* kill* screw* shot tumble plummet*',
	home: 'house home mortgage apartment landlord lease rent condo property truck car loan refinanc* clearance lender',
	money:
		'money cash dollar* buck* grand check paycheck* bill bills budget income wages salary pension disability',
	cost: 'cost* price* fee fees percent percentage charg* expens* pricey steep cheap* afford* total expensive',
	living:
		'rent grocer* food gas light electric diaper* daycare medicine insulin prescription* insurance tuition tires propane heat oil braces eat',
	much: 'much lot high more most big huge ton too heavy',
	gasp: 'whew oof ouch sheesh wow geez yikes jeez lord damn hoo shoot gosh dang woof mercy man',
	think:
		'think thinking think* mull* ponder* chew* pray* sleep* sit stew* consider* digest* reflect* weigh* decid* decision read reread review* look over overnight noodle percolate marinate',
	later:
		'later tomorrow monday tuesday wednesday thursday friday saturday sunday weekend night week month spring summer fall winter christmas holiday* january february march april june july august september october november december year after until till wait* soon',
	timing:
		'time timing busy surgery baby moving wedding funeral divorce season harvest layoff strike refund bonus deployment hospital',
	unsure:
		'sure unsure certain convinced torn fence hesitat* doubt* iffy wary nervous uneasy gut stomach feel feeling maybe guess dunno hm hmm hmmm eh comfortable confident skeptical mixed knot',
	fear: 'scared afraid worr* fret* concern* dread* hate leery suspicious paranoid careful cautious',
	scam: 'scam* fraud* legit* trick* catch gimmick con conned crook* hustle* shady sketchy fishy fake phony swindl* ripoff rip steal* stole stolen robb* trust* honest real racket shyster* hoax thie* bbb reviews google* licens* stranger* spam',
	give_out: 'social number numbers routing account bank card information phone',
	loss: 'lost took taken burned burnt kept disappear* vanish* gone stuck nothing folded closed quit worse fooled fell',
	tried: 'tried try trying before already once again last previous* ago used back twice same been did',
	company:
		'company companies outfit* place* firm people folks program* service* agency guys group consolidation counsel* settlement',
	other:
		'other another different else elsewhere competitor* competing second somebody someone shop* compar* quote* quoted offer* offered versus ad mailer letter radio commercial freedom accredited americor beyond national lexington clearone',
	bankrupt:
		'bankrupt* bankruptcy chapter seven thirteen file filed filing trustee discharge* wipe* attorney lawyer court erase* petition fresh bk',
	decide:
		'decide* decid* authori* permission allowed approve* sign signs signing name boss manager supervisor owner charge handles power poa guardian payee trustee control* call runs say-so',
	pay: 'pay paying paid payoff knock chip* snowball avalanche minimum* minimums extra overtime shifts sell tackle whittl* grind* chop* plug* settle negotiate call',
	negate: 'not no never none nothing nobody without neither nor',
	can: 'can could able would might should may',
	want: 'want need like rather prefer would wish',
	but: 'but though although except unless if just still',
	hello:
		'yes yeah yep okay ok sure right alright good fine great thanks thank agreed deal absolutely perfect',
	ask: 'what why how when where who which whose',
	law: 'sue sued lawsuit court judge garnish* papers served',
}

const exact = new Map<string, string[]>()
const openEnded = new Map<string, string[]>()
for (const [family, list] of Object.entries(wordFamilies)) {
	for (const word of list.split(' ')) {
		const [map, key] = word.endsWith('*') ? [openEnded, word.slice(0, -1)] : [exact, word]
		map.set(key, [...(map.get(key) ?? []), family])
	}
}

const number =
	/^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/
const mostKnownWords = 20_000
const knownWords = new Map<string, { stem: string; families: string[] }>()

/**
 * A word's stem, close enough for counting ('decides', 'decided' and 'deciding' are one), and the families it
 * belongs to. Remembered: speech repeats itself.
 */
export function readWord(word: string) {
	const known = knownWords.get(word)
	if (known) return known
	const read = { stem: stemOf(word), families: familiesOf(word) }
	if (knownWords.size < mostKnownWords) knownWords.set(word, read)
	return read
}

function familiesOf(word: string) {
	const found = [...(exact.get(word) ?? [])]
	for (let length = 3; length <= word.length; length++) {
		found.push(...(openEnded.get(word.slice(0, length)) ?? []))
	}
	return number.test(word) ? [...found, 'number'] : found
}

function stemOf(word: string) {
	if (number.test(word)) return '#'
	if (word.length <= 4) return word
	return word.replace(/(?:ing|ed|es|ly|s)$/, '').replace(/e$/, '')
}
