/**
 * Words that stand for one idea in this trade: what the classifier sees besides the words themselves. A closing
 * `*` stands for any ending.
 */
export const wordFamilies: Record<string, string> = {
	money:
		'money cash dollar* buck* dime penn* nickel* cent cents grand funds fund dough check* nickel payment* deposit* draft* installment*',
	pay: 'pay* paid send* sent mail* wire* venmo zelle transfer* put remit feed* cough',
	fee: 'fee fees charge* retainer* cost* commission* cut percentage piece share billing bill bills price membership dues startup setup processing activation enrollment admin* onboard* intake assessment*',
	early:
		'upfront front first before advance start* open* begin* initial tonight today now immediately right advance signing',
	time: 'day* week* month* year* hour* minute* monday tuesday wednesday thursday friday saturday sunday noon midnight morning tomorrow spring summer fall winter christmas easter',
	certain:
		'guarantee* promise* certain* definite* absolute* sure surely positive* always every never automatic* lock* ironclad period bank mark bet swear* vow* hundred set stone',
	creditor:
		'creditor* bank* lender* collector* issuer* chase citi* discover amex synchrony wells capital barclays company companies collections agency they them these',
	agree: 'settle* accept* agree* approv* okay* consent* fold* cave* bite sign* take takes yes',
	refuse: 'refus* reject* declin* deny* denied turn* no say',
	force: 'must have required obligated forced force bound choice legally law stuck hands tied mandatory',
	save: 'sav* cut cuts slash* reduc* knock* shav* chop* trim* discount* off less shrink* lower* drop* haircut slice* lop* forgiv* erase* wipe* disappear* vanish* melt* eat eats',
	fraction: 'half third quarter percent percentage fraction pennies cents dimes two-thirds part',
	average:
		'average typical* usual* most normal* generally clients members people folks everyone everybody customers enrollees profile',
	credit: 'credit score* fico report* bureau* experian equifax transunion rating',
	harm: 'hurt* harm* damag* hit hits ding* dent* touch* affect* impact* drop* lower* ruin* wreck* tank* sink* suffer* mark* budge* feel* blink*',
	recover:
		'recover* bounc* rebuild* repair* restor* fix* heal* improv* better back climb* rise* boost* up higher clean*',
	hidden:
		'see sees notice* know* show* appear* report* visible invisible reads read listed flagged coded count* ',
	house: 'house home mortgage apartment rent truck car condo property',
	stop: 'stop* quit* cease* halt* skip* miss* ghost* cancel* walk* drop* forget* ignore* dodge* block* pause* freez* let*',
	mail: 'letter* mail envelope* statement* phone call* ring* text* answer* pick open notice*',
	nothing: 'nothing nobody none zero zilch nada never no not neither nor without',
	worry: 'worr* stress* sweat* fret* scared afraid concern* lose sleep wink think bother*',
	interest: 'interest late penalt* accrue* grow* balance* add* tack*',
	sue: 'sue sued sues suing lawsuit* court* judge* judgment* garnish* summons* legal attorney* sheriff marshal papers serve* hearing file* filing litigat* levy lien',
	protect:
		'protect* shield* safe* cover* immune untouchable proof limits block* keep* insulat* guard* defend*',
	wages: 'wage* paycheck* check account job house truck refund income',
	government:
		'government federal feds state county washington congress treasury president governor ftc cfpb fdic irs medicare va veteran* social security attorney general white house national bureau department act program law agency official benefit taxpayer',
	behalf:
		'behalf with from for through partner* contract* work* assigned sent asked backed funded endors* approv* authoriz* arm division office desk',
	lawyer:
		'lawyer* attorney* counsel litigator* law firm paralegal* legal esquire partner represent* defend* trial practice',
	appear: 'stand* appear* fight* bat answer* go goes handle* step* file* review*',
	statute: 'statute expired old limitations void unenforceable exempt* homestead owe',
	charity:
		'nonprofit charity charitable volunteer* ministry church mission foundation donat* grant* outreach community free public help service serve cross goodwill',
	profit: 'profit commission salary company business selling sales sell money make makes earn* cent dime',
	hurry:
		'hurry expire* deadline gone closes closing close ends last chance left only spot* slot* seat* opening* window offer tonight midnight minute* today wait* late hang',
	threat:
		'arrest* jail cuffs warrant sheriff marshal deputy police lose losing take seize garnish* boss employer neighbor* kids wife husband family sorry regret watch know where live work',
	account: 'account trust escrow pool* fund holding deposit* money balance',
	own: 'our ours us own* control* hold* keep* manage* belong* name decide* release* move*',
	leave:
		'leave* quit* cancel* exit* withdraw* out walk* early back change mind pull touch* access* refund* penalt* forfeit* lose lock* commit* stuck',
	tax: 'tax taxes taxed taxable irs 1099* uncle sam form return income accountant cpa exempt insolven* report*',
	loan: 'loan* lend* lender* borrow* refi* refinanc* consolidat* line credit note mortgage rate apr interest underwrit* approved qualified funded disburs* proceeds promissory',
	payoff: 'payoff pay off paid full zero buy* bought take over front wire* fund* funds repay owe',
	insult:
		'stupid dumb* idiot* moron* dense thick slow lazy deadbeat* loser* liar pathetic worthless fool* clown leech* bum* trash ashamed disgrace* brain* sense simple broke poor joke crybaby whin* cry* shame',
	profane: 'damn* hell ass shit* crap* fuck* bitch* bastard* god goddamn piss* screw*',
	you_people: 'people kind folks lot type age old lady man boy girl woman sweetheart honey grandma english',
	first_person_group: 'we us our ours company firm office team outfit',
	self: 'i me my mine myself',
	other: 'you your yours yourself',
	negation: 'not no never none nobody nothing without neither nor',
	possible:
		'may might could can possibly maybe perhaps likely probably sometimes depends possible risk chance expect estimate',
	ask: 'ask see talk consult check speak call contact read',
}
