/** Given names common in the United States, for requests typed without capitals; none that is an everyday word. */
export const firstNames: ReadonlySet<string> = new Set(
	`aaron abby abdul abigail adam adrian adriana aisha alan albert alejandra alejandro alex alexander alexis alfred alice
alicia alison allan allison alma alvin amanda amber amelia amir amy ana andre andrea andres andrew andy angel angela
angelica angie anita ann anna anne annie anthony antonio april ariana armando arthur ashley audrey barb barbara barry
beatrice becky ben benjamin bernard bernice beth bethany betty beverly billy blake bob bobby bonnie brad bradley brandon
brenda brent brett brian bridget brittany brooke bruce bryan caleb calvin camila carl carla carlos carmen carol carole
caroline carolyn carrie cassandra catherine cathy cecilia cedric chad charlene charles charlie charlotte chelsea cheryl
chloe chris christina christine christopher cindy clara clarence claudia clayton clifford clyde cody colleen connie
connor corey cory courtney craig cristina crystal curtis cynthia daisy dale dan dana daniel danielle danny darlene
darnell darrell darren daryl dave david dawn dean deb debbie deborah debra deepak delores denise dennis derek derrick
desiree diana diane diego dolores dominic don donald donna doreen doris dorothy doug douglas duane dustin dwayne dylan
earl ed eddie edgar edith edna eduardo edward edwin eileen elaine eleanor elena elijah elizabeth ella ellen emily emma
eric erica erik erika erin ernest ernesto esther ethan ethel eugene eva evan evelyn fatima felicia felipe felix fernando
florence frances francis francisco fred freddie frederick gabriel gabriela gail garrett gary gene george georgia gerald
geraldine gilbert gina gladys glen glenda glenn gloria gordon greg gregory gretchen guadalupe guillermo gustavo gwen
hannah harold harriet harry harvey hassan hazel heather hector heidi helen henry herbert herman hilda holly howard hugo
ian ibrahim imani irene iris irma isaac isabel isabella ivan jackie jackson jacob jacqueline jada jaime jake jamal james
jamie jan jane janet janice jared jasmine jason javier jay jean jeanette jeff jeffrey jen jenna jennifer jenny jeremy
jermaine jerome jerry jesse jessica jessie jesus jill jim jimmy jo joan joann joanna joanne joe joel joey johanna john
johnny jon jonathan jordan jorge jose joseph josephine joshua joyce juan juanita judith judy julia julian julie julio
justin kaitlyn kamal karen karina karl karla kate katelyn katherine kathleen kathryn kathy katie kayla keisha keith
kelly kelsey ken kendra kenneth kenny kevin khalid kim kimberly kirk kris krista kristen kristin kristina kurt kyle
lakisha lamar larry lashonda latasha latoya laura lauren laurie lawrence leah lee leon leonard leroy leslie leticia
lewis lillian linda lindsay lindsey lisa lloyd logan lois lonnie lorena lorenzo lori lorraine louis louise lucas lucia
lucille lucy luis luke luz lydia lynn mabel madison maggie malik mandy manuel marc marcia marco marcos marcus margaret
margarita maria mariah marian marianne maribel marie marilyn mario marion marisol marjorie marlene marsha marshall
martha martin marvin mary mateo matt matthew maureen maurice maxine megan mei melanie melinda melissa melvin
mercedes meredith micah michael michele michelle miguel mike mildred milton mindy miranda miriam misty mitchell mohamed
mohammed molly mona monica monique morgan muhammad myra myrtle nadia nancy naomi natalie natasha nathan nathaniel neil
nelson nicholas nick nicole nina noah noel nora norma norman olga olivia omar opal oscar otis owen pam pamela patricia
patrick patsy patti patty paul paula pauline pedro peggy penny perry pete peter phil philip phillip phyllis preston
priscilla priya rachel rafael raj ralph ramon ramona randall randy raquel raul ray raymond rebecca regina reginald rene
renee rhonda ricardo richard rick ricky rita robert roberta roberto robin rochelle rodney rodrigo roger roland ron
ronald ronda ronnie rosa rosalie rosario rosemary rosie ross roxanne roy ruben ruby rudy russell ruth ryan sabrina sally
salvador sam samantha samuel sandra sandy santiago sara sarah saul scott sean sergio seth shane shanice shannon sharon
shaun shawn sheila shelby shelly sheri sherry shirley sidney sierra silvia simon sofia sonia sonja sonya sophia stacey
stacy stan stanley stella stephanie stephen steve steven stuart susan susana susie suzanne sylvia tabitha tamara tameka
tammy tanisha tanya tara tasha ted teresa teri terrance terrell terrence terri terry thelma theodore theresa thomas
tiffany tim timothy tina todd tom tommy toni tony tonya tracey traci tracy travis trevor trisha troy tyler tyrone
valerie vanessa vera vernon veronica vicki vickie vicky victor victoria vincent viola violet virginia vivian wade wallace
walter wanda warren wayne wendy wesley whitney wilbur willie wilma winston xavier yesenia yolanda yvette yvonne zachary
zoe`.split(/\s+/),
)
