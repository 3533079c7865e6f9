import type { Lexicon } from '#platform/english/phrases.ts'

/** Groups of words that the wordings of objections name. */
export const objectionWords: Lexicon = {
	mate: 'husband wife wifey spouse partner fiance fiancee boyfriend girlfriend hubby missus mister old_man old_lady better_half other_half man_of_the_house',
	kin: 'son daughter boy mother mom momma mama ma father dad daddy pops papa sister brother auntie aunt uncle nephew niece cousin grandson granddaughter grandma kids brother_in_law sister_in_law son_in_law daughter_in_law pastor preacher friend buddy neighbor roommate coworker accountant tax_guy',
	them_all: '<mate> <kin> him her them',
	consult:
		'ask talk_to talk_with talking_to speak_to speak_with speak_about check_with run_it_by run_this_by run_it_past run_this_past run_that_by run_that_past clear_it_with clear_this_with discuss show tell go_over_it_with sit_down_with get_with bring consult hear_from call wait_on wait_for see_what',
	must: 'need_to have_to got_to want_to wanted_to would_like_to would_want_to ought_to should better let_me i_will would_have_to will_have_to going_to prefer_to rather like_to gone gon fixing_to fixin_to i_must',
	own: 'myself ourselves on_my_own on_our_own by_myself my_own_self directly direct',
	cost_word: 'price cost costs fee fees payment payments percent deposit monthly total charge number',
	living:
		'rent groceries grocery food gas light_bill lights electric diapers daycare medicine insulin prescriptions insurance tuition tires propane heat braces mortgage car_payment truck_payment utilities child_support alimony kids baby formula insurance',
	dear: 'a_lot too_much too_high high steep expensive pricey brutal crazy insane ridiculous robbery big huge heavy rough ouch much_money lot_of_money squeeze pinch stretch hefty murder outrageous wild nuts highway_robbery not_small not_cheap not_nothing real_money',
	firm: 'company companies outfit outfits place places firm firms guy guys people folks fella lady program service agency agent quote quotation offer ones counselor',
	rivals:
		'freedom freedom_debt national_debt accredited americor beyond_finance pacific_debt clearone century_support curadebt lexington new_era credit_union nfcc money_management consumer_credit upstart lendingclub sofi',
	deceit:
		'scam* fraud* con conned crook* hustle* shady sketchy fishy fake phony swindl* rip_off ripoff ripped steal* stole stolen rob robbed robbing racket shyster* bogus hoax bandit* thief thieves thieving trick tricks gimmick catch snake_oil phishing',
	genuine:
		'legit legitimate real for_real honest licensed registered trust on_the_level on_the_up_and_up above_board accredited',
	score: 'credit score scores fico credit_score credit_report my_report name',
	damage:
		'hurt* harm* damag* hit hits ding* dent* touch* affect* impact* drop* ruin* wreck* tank* sink* mess* trash* kill* screw* shot fall* go_down going_down drug_down down blow* worse',
	borrow:
		'buy buying get_a_house house home mortgage apartment lease rent condo refinance refinancing refi cosign co_sign loan sponsor petition truck car place clearance job landlord license',
	delay: 'later next_week next_month next_year tomorrow after until till once when wait hold_off',
	season:
		'holiday holidays christmas new_year thanksgiving easter taxes tax_season tax_refund refund harvest season payday bonus vacation summer winter spring fall january february march april may june july august september october november december surgery wedding baby move divorce school semester graduation funeral hay_season settlement check layoff',
	mull: 'think thinking mull ponder pray sleep chew stew consider digest reflect weigh sit turn_it_over meditate noodle',
	bankrupt:
		'bankrupt bankruptcy chapter_seven chapter_thirteen chapter_7 chapter_13 chapter_eleven file_chapter chapter_business a_thirteen the_thirteen a_seven file_bk bk',
}
