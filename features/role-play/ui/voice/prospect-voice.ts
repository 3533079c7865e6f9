export type Gender = 'female' | 'male'

type InstalledVoice = Pick<SpeechSynthesisVoice, 'name' | 'lang'>

/** How a prospect sounds: rate and pitch as the browser's speech takes them, 1 is its usual. */
export type ProspectVoice<Voice extends InstalledVoice> = {
	/** Null leaves the choice to the browser. */
	voice: Voice | null
	rate: number
	pitch: number
	volume: number
}

const volume = 0.95
const rates = { slowest: 0.8, fastest: 0.88 }
const pitches = { lowest: 0.95, highest: 1.1 }

const femaleNames = new Set(
	'agnes alice alison amber amy angel angie ann anne april ashley audrey barb barbara bernice beth betty beverly bonnie brooke candace carmen carol caroline carolyn catherine charlotte cheryl chloe christine cindy claire colleen connie crystal cynthia dawn deb debbie deborah denise diane dolores doris dorothy eileen elaine eleanor elizabeth ellen emily erin esther ethel evelyn faith frances gail gladys gloria gwen hazel heather heidi helen hope imani irene iris isabel jacqueline jan jane janet janice jean jennifer jenny jessie jill joan joanne jocelyn josephine joy joyce judith judy julie june karen kate katherine kathleen kathryn kathy katie kay keisha kelly kim kimberly kristen lauren laverne leigh lillian linda lisa liz lois lori loretta lorraine louise lucille lucy lynn mabel mae marcy margaret marie marilyn marion marisol marjorie marlene mary may mei megan mercedes meredith michelle mildred miriam molly monique nancy naomi natalie nicole noor pam pat patrice pearl peggy penny phyllis precious priya rachel rebecca renee rhonda robin rose rosemary roxanne ruby ruth sally sarah shannon sharon sheila shelly sherry shirley sue susan suzanne sylvie tamika tammy tasha tiffany toni tracy trish vivian wendy willow xiomara yolanda yvette yvonne'.split(
		' ',
	),
)
const maleNames = new Set(
	'aaron abdul adam al alan albert alejandro alex alexander alfred ali andre andrew andy angelo anthony antonio arjun arthur ben benjamin bernard bill billy bob bobby brad brandon brian bruce bryan calvin carl carlos cedric cesar chad charles charlie chris christopher clarence clayton cliff clyde cody craig curtis dale dan daniel darnell darrell darren dave david dean dennis derek deshawn devin diego dmitri don donald doug douglas duane dwayne dwight earl ed eddie edgar edward edwin eli elijah emmanuel eric ernest ernie eugene ezra felix fernando floyd francis francisco frank fred gabriel gary gene george gerald gilbert glen glenn gordon greg gregory hank harold harry harvey hector henry herbert herman howard hugh ian isaac isaiah ivan jack jacob jake jamal james jared jason jay jeff jeffrey jeremiah jeremy jerome jerry jesse jesus jim jimmy joe joel john johnny jon jonathan jorge jose joseph josh joshua josiah juan justin karl keith ken kenneth kevin kurt kyle lamar larry lawrence lee leo leon leonard leroy lester lewis lloyd lonnie lou louis luca lucas luis luke malik manuel marc marcus mario mark martin marvin matt matthew maurice max melvin micah michael miguel mike milton mitch mohammed nate nathan neil nick nicholas noah norman omar oscar pablo patrick paul pedro pete peter phil philip rafael ralph ramon randall randy raul ray raymond reggie reginald ricardo rich richard rick ricky rob robert roberto rodney roger roland ron ronald rosco ross roy ruben russ russell ryan salvador sam samuel scott sean sergio seth shane shawn sid sidney stan stanley stephen steve steven stuart ted terrence terry theo theodore thomas tim timothy todd tom tommy tony travis trevor troy tyler tyrone vernon victor vincent wade wallace walt walter warren wayne wendell wes wesley will william willie zach'.split(
		' ',
	),
)

/** A guess from the first name, null where the name tells nothing. */
export function guessGender(name: string): Gender | null {
	const [first = '', second = ''] = name.toLowerCase().replaceAll('.', '').trim().split(/\s+/)
	if (['mrs', 'ms', 'miss'].includes(first)) return 'female'
	if (first === 'mr') return 'male'
	const given = first === 'dr' ? second : first
	if (femaleNames.has(given)) return 'female'
	if (maleNames.has(given)) return 'male'
	return /(a|ah|ette|elle|ine|lyn|lynne?|issa|ley)$/.test(given) ? 'female' : null
}

/** Voices that browsers and systems bring, by the names they give them. */
const sounds: Record<Gender, RegExp> = {
	female:
		/\b(female|woman|samantha|victoria|zira|aria|jenny|michelle|susan|karen|moira|tessa|fiona|allison|ava|kate|serena|hazel|heera|ana|emma|nancy|amber|ashley|sara|joanna|salli|kendra|kimberly|ivy)\b/i,
	male: /\b(male|man|david|mark|alex|daniel|fred|george|guy|tom|oliver|rishi|aaron|arthur|ryan|brian|eric|roger|christopher|davis|jason|tony|matthew|justin|joey|ravi|james|steffan)\b/i,
}

/**
 * The voice of a prospect among those installed: an American one of the guessed gender where there is one.
 * Rate and pitch lie within what sounds like a person, and differ a little from name to name.
 */
export function prospectVoice<Voice extends InstalledVoice>(
	name: string,
	voices: readonly Voice[],
): ProspectVoice<Voice> {
	const gender = guessGender(name)
	const own = fractionOf(name)
	const middle = (pitches.lowest + pitches.highest) / 2
	const [low, high] = gender === 'female' ? [middle, pitches.highest] : [pitches.lowest, middle]
	return {
		voice: chooseVoice(gender, voices),
		rate: within(rates.slowest, rates.fastest, own),
		pitch: within(low, high, own),
		volume,
	}
}

function chooseVoice<Voice extends InstalledVoice>(gender: Gender | null, voices: readonly Voice[]) {
	const english = voices.filter(({ lang }) => /^en\b/i.test(lang.replace('_', '-')))
	const american = english.filter(({ lang }) => /^en[-_]US$/i.test(lang))
	const fits = gender
		? ({ name }: Voice) => sounds[gender].test(name) && !sounds[otherThan(gender)].test(name)
		: () => true
	return american.find(fits) ?? english.find(fits) ?? american[0] ?? english[0] ?? null
}

const otherThan = (gender: Gender): Gender => (gender === 'female' ? 'male' : 'female')

/** 0 to 1, the same for the same name. */
function fractionOf(name: string): number {
	let sum = 0
	for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1009
	return sum / 1008
}

function within(low: number, high: number, fraction: number): number {
	return Math.round((low + (high - low) * fraction) * 1000) / 1000
}
