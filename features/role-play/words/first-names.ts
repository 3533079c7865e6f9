/**
 * First names that are common in America and hardly words besides: they tell a person where speech is written without
 * capitals. Chosen by hand from the most common ones, without 'Will', 'Grace', 'Chase', 'Sue' and their like.
 */
export const firstNames: ReadonlySet<string> = new Set(
	`james john robert michael william david richard joseph thomas charles christopher daniel matthew anthony donald
	steven paul andrew joshua kenneth kevin brian george timothy ronald edward jason jeffrey ryan jacob gary nicholas
	eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick jerry dennis tyler aaron
	jose adam nathan henry douglas zachary peter kyle noah ethan jeremy walter christian keith roger terry austin sean
	gerald carl harold dylan arthur lawrence jordan jesse bryan billy bruce gabriel joe logan alan juan albert willie
	elijah wayne randy vincent mason roy ralph bobby russell bradley philip eugene carlos luis miguel jorge pedro
	francisco antonio manuel ricardo eduardo javier fernando raul mario sergio hector oscar ruben
	mary patricia jennifer linda elizabeth barbara susan jessica sarah karen lisa nancy betty sandra margaret ashley
	kimberly emily donna michelle carol amanda melissa deborah stephanie rebecca laura sharon cynthia kathleen amy
	angela shirley anna brenda pamela emma nicole helen samantha katherine christine debra rachel carolyn janet
	catherine maria heather diane ruth julie olivia joyce virginia victoria kelly lauren christina joan evelyn judith
	megan andrea cheryl hannah jacqueline martha gloria teresa ann sara madison frances kathryn janice abigail alice
	julia judy sophia denise amber doris marilyn danielle beverly isabella theresa diana natalie brittany charlotte
	marie kayla alexis lori tammy tiffany tracy wanda yolanda latoya rosa carmen ana lucia elena guadalupe
	mike dave jim tom steve chris matt dan tony greg jeff tim ron ed kathy debbie liz jen jenny katie becky cindy
	pam vicky tina gina sheila rhonda connie peggy tyrone darnell jamal keisha ebony latasha deshawn malik aisha fatima
	mohammed ahmed ali wei mei nguyen priya raj sanjay dmitri olga ivan svetlana`
		.trim()
		.split(/\s+/),
)
