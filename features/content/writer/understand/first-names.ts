/** Given names common in the United States, for requests typed without capitals; none that is an everyday word. */
export const firstNames: ReadonlySet<string> = new Set(
	`aaron abby abdul abel abigail adam adelaide adele adrian adriana agatha agnes agnieszka aisha alan alana
albert alberto aldo alejandra alejandro alex alexander alexis alfonso alfred alice alicia alison allan
allison alma althea alvin amanda amara amber amelia amir amos amy ana anastasia andre andrea andres andrew
andy angel angela angelica angelo angie anita ann anna anne annie ansel anthony antonia antonio april archie
ariana arlene armando arnold arthur ashley audrey aurelio avery barb barbara barry beatrice beatriz becky
belinda ben benita benjamin bernadette bernard bernice bertha bessie beth bethany bettina betty bev beverly
billy birgit blaine blake blanca bob bobby bonnie boyd brad bradley brandon brenda brent brett brian bridget
brittany brooke bruce bryan bryce buford caleb callie calvin camila camille candace carl carla carlos
carlton carmen carol carole caroline carolyn carrie cassandra catherine cathy cecil cecilia cedric celeste
celia cesar chad chandra charlene charles charlie charlotte chelsea cheryl chloe chris christa christina
christine christopher cindy clara clarence clarissa claude claudia clayton clem clifford clifton clint clyde
cody colette colleen connie connor conrad consuelo cora cordelia cordell corey corinne corrine cory courtney
craig cristina crystal curtis cynthia cyrus dahlia daisy dale damian damon dan dana daniel danielle danny
dante daphne darlene darnell darrell darren daryl dave david dawn dean deandre deanna deb debbie deborah
debra deepak deion delbert delia delores delphine demetrius denise dennis derek derrick desiree desmond
dewayne dexter diana diane diego dina dolores dominic don donald donna dora doreen doris dorothy doug
douglas duane dustin dwayne dwight dylan earl earline ebony ed eddie edgar edith edmund edna eduardo edward
edwin effie eileen elaine eleanor elena elias elijah elise elizabeth ella ellen elmer eloise elsa elsie
elvira emanuel emilia emilio emily emma enrique eric erica erik erika erin ernest ernesto ernie esmeralda
estelle esther ethan ethel eugene eunice eva evan evaristo evelyn everett ezra fabian farah fatima felicia
felipe felix fernando fiona flora florence floyd frances francesca francine francis francisco fred freda
freddie frederick gabriel gabriela gail garrett garth gary gene genevieve george georgia gerald geraldine
gerard gertrude gil gilbert gina gladys glen glenda glenn gloria gordon greg gregory greta gretchen griselda
guadalupe guillermo gus gustavo gwen hank hannah harlan harold harriet harry harvey hassan hattie hazel
heather hector heidi helen henrietta henry herbert herman hilda hollis holly homer horace howard hubert hugo
ian ibrahim ida ignacio imani imelda inez ingrid ira irene iris irma irving isaac isabel isabella isaiah
ismael ivan jackie jackson jacob jacqueline jada jadwiga jaime jake jamal james jamie jan jane janelle janet
janice janine jared jasmine jason jasper javier jay jean jeanette jeannie jeff jeffrey jen jenna jennifer
jenny jeremy jermaine jerome jerry jesse jessica jessie jesus jethro jill jim jimmy jo joan joann joanna
joanne joaquin jocelyn joe joel joey johanna john johnnie johnny jolene jon jonah jonathan jordan jorge jose
josefina joseph josephine joshua josiah joyce juan juanita judith judy julia julian juliana julie julio
justin kaitlyn kamal kara karen karina karl karla kate katelyn kateryna katherine kathleen kathryn kathy
katie katrina kayla keisha keith kelly kelsey kelvin ken kendra kenneth kenny kermit kevin khalid kiki kim
kimberly kirk kirsten kris krista kristen kristin kristina krystal kurt kwame kyle lakisha lamar larry
lashonda latasha latoya laura lauren laurie lavonne lawrence leah leanne lee leila lena leo leon leona
leonard leonardo leroy leslie lester leticia lewis lila lillian linda lindsay lindsey lionel lisa lloyd
logan lois lola lonnie lorena lorenzo loretta lori lorna lorraine louis louise lourdes lucas lucia lucille
lucinda lucy luis luisa luke lupe luther luz lydia lyle lynette lynn mabel mable madeline madison magdalena
maggie malcolm malik mandy manny manuel marc marcella marcia marco marcos marcus marcy margaret margarita
margot maria mariah marian mariana marianne maribel marie marilyn mario marion marisol marjorie marla
marlene marlon marsha marshall marta martha martin marvin mary maryann mateo mateusz matilda matt matthew
maureen maurice mavis maxine maya megan mei melanie melba melinda melissa melvin mercedes meredith mervyn
micah michael michele michelle miguel mike mildred milton mindy minerva minnie miranda miriam misty mitchell
mohamed mohammed moises molly mona monica monique monty morgan moses muhammad muriel myra myrna myrtle nadia
nadine nancy naomi natalia natalie natasha nathan nathaniel neil nelson nettie nicholas nick nicolas nicole
nina noah noel noelle nora norma norman octavia odalys odell odessa olga olivia ollie omar opal ophelia ora
orville oscar osvaldo otis otto owen pablo paige pam pamela patrice patricia patrick patsy patti patty paul
paula paulette pauline pedro peggy penelope penny percy perry pete peter phil philip philippa phillip
phyllis pierre polly preston priscilla priya quentin quincy quinn rachel rafael raj ralph ramiro ramon
ramona randall randolph randy raquel rashad raul ray raymond rebecca reggie regina reginald rene renee
reuben rhonda ricardo richard rick ricky riley rita robert roberta roberto robin robyn rochelle roderick
rodney rodrigo roger roland rolando romeo ron ronald ronda ronnie rosa rosalie rosalind rosalyn rosanne
rosario roscoe rosemary rosie ross roxanne roy ruben ruby rudy rufus russell ruth ruthanne ryan sabrina
sadie sal sally salvador sam samantha samuel sandra sandy santiago sara sarah saul scott sean selena serena
sergio seth shana shane shanice shannon shari sharon shaun shauna shawn sheila shelby sheldon shelia shelly
sheri sherman sherri sherry sheryl shirley shondra sidney sierra silvia simon simone sofia solomon sonia
sonja sonya sophia sophie stacey stacy stan stanley stella stephanie stephen steve steven stuart susan
susana susie suzanne suzette sybil sylvester sylvia tabitha tamara tameka tamika tammy tanisha tanya tara
tasha tatiana ted terence teresa teri terrance terrell terrence terri terry thelma theo theodora theodore
theresa thomas tiffany tim timothy tina tito toby todd tom tommy toni tonia tony tonya toño tracey traci
tracy travis trent trevor trisha troy trudy tyler tyrone ursula valeria valerie vanessa velma vera verna
vernon veronica vicki vickie vicky victor victoria vince vincent viola violet virgil virginia vivian vonda
wade wallace walter wanda warren wayne wendell wendy wesley whitney wilbert wilbur wilfred willard willie
willis wilma winifred winnie winston xavier yadira yesenia yolanda yvette yvonne zachary zelda zoe`.split(
		/\s+/,
	),
)
