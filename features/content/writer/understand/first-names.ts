/** Given names common in the United States, for requests typed without capitals; none that is an everyday word. */
export const firstNames: ReadonlySet<string> = new Set(
	`aaron abby abdul abel abigail adaeze adam adelaide adele adelheid adrian adriana agatha agnes agnieszka
ahmed aisha alan alana albert alberto aldo alejandra alejandro alex alexander alexis alfonso alfred alice
alicia alison allan allison alma alonzo althea alvin amanda amara amaya amber ambrose amelia amina amir
amit amos amy ana anastasia anders andre andrea andres andrew andy angel angela angelica angelo angie
anika anil anita ann anna annalise anne anneliese annie annika ansel anselm anthony antoine antoinette
antonia antonio april archie ari ariana arlene armando arnold arthur arturo asha ashley ashok ashwin
audrey augustin augustina aurelio avery baptiste barb barbara barnaby barry bartholomew bartosz beatrice
beatriz beau becca becky belinda ben benita benjamin benny bernadette bernard bernardo bernice bertha
bessie beth bethany bette bettina betty bev beverly bianca billy birgit bjorn blaine blake blanca bob
bobby bogdan bonnie boyd brad bradford bradley brandi brandon brandy bree brenda brent brett brian
bridget bridgette brigid brittany bronwyn brooke bruce bryan bryant bryce buford burt caleb callie callum
calvin camila camille candace carey carl carla carlene carlos carlotta carlton carmela carmen carmine
carol carole carolina caroline carolyn carrie cassandra cassie catherine cathy cecil cecilia cedric
cedrick celeste celia cesar chad chandra charlene charles charlie charlotte chelsea cheryl chet chloe
chris christa christina christine christopher cindy clara clarence clarice clarissa claude claudette
claudia clayton clem clementine clifford clifton clint clyde cody colby colette colleen colton connie
connor conrad constance consuelo cora cordelia cordell coretta corey corinna corinne corliss cornelius
corrine cory cosima courtney craig cristina crystal curtis cynthia cyrus dahlia daisy dale dalia damian
damien damon dan dana danica daniel daniela danielle danny dante daphne darius darla darlene darnell
darrell darren darrin daryl dashiell dave david davina dawn dawson dean deandre deanna deanne deb debbie
deborah debra deepa deepak deion delaney delbert delia della delores delphine demetri demetrius denise
dennis derek derick derrick deshawn desiree desmond devin devon dewayne dexter diana diane diego dina
dirk dolores domenic dominic don donald donna donnie dontae dora doreen dorian doris dorothea dorothy
dottie doug dougie douglas duane duncan dustin dwayne dwight dylan earl earline ebony ed eddie edgar
edith edmund edna eduardo edward edwin effie efrain eileen elaine eleanor elena elias elijah elise eliza
elizabeth ella ellen elmer eloise elroy elsa elsie elspeth elvira emanuel emeka emilia emilio emily emma
emmett enrique eric erica erik erika erin ernest ernesto ernie esmeralda esperanza esteban estelle esther
ethan ethel eugene eugenia eunice eva evan evangeline evaristo evelyn everett ezra fabian farah farid
fatima fatou faye federico felicia felipe felix femi fergus fernanda fernando fidel fiona flora florence
florian floyd frances francesca francine francis francisca francisco fred freda freddie freddy frederick
gabe gabriel gabriela gail garrett garth gary gavin gene genevieve geoff george georgette georgia
georgina gerald geraldine gerard gerardo gertrude gil gilbert gilda gina giovanni gladys glen glenda
glenn gloria gordon gordy graciela greg gregory greta gretchen griselda guadalupe guillermo gus gustavo
gwen hal hank hannah hans harlan harold harriet harry harvey hassan hattie hazel heather hector heidi
helen helena helga henrietta henry herbert herman hilda hildy hollis holly homer horace hortense howard
hubert hugh hugo ian ibrahim ida idris ignacio ignatius ilse imani imelda imogen ines inez ingeborg
ingrid ira irena irene iris irma irving isaac isabel isabella isaiah isidro ismael ivan ivana jacinta
jackie jackson jacob jacqueline jada jadwiga jaime jake jamal james jamie jamila jan jane janelle janet
janice janine jared jarrod jasmine jason jasper javier jay jayden jean jeanette jeannie jeff jeffrey jen
jenna jennifer jenny jeremy jermaine jerome jerry jessamyn jesse jessica jessie jesus jethro jill jim
jimmy jo joan joann joanna joanne joaquin joaquín jocelyn jody joe joel joelle joey johanna john johnnie
johnny jolene jon jonah jonathan jordan jorge jose josefina joseph josephine joshua josiah josie joyce
juan juana juanita judith judy julia julian juliana julie julio julius justin kaitlyn kamal kara kareem
karen karina karl karla kate katelyn kateryna katherine kathleen kathryn kathy katie katrina katya kayla
kaylee keisha keith kelly kelsey kelvin ken kendra kendrick kenneth kenny kermit kerry kevin khadija
khalid kiara kiki kim kimberly kimbra kira kirk kirsten kris krista kristen kristin kristina krystal kurt
kwame kyle lacey lakeisha lakisha lamar lana laquita larry lars lashonda latasha latisha latoya laura
lauren laurence laurie lavinia lavonne lawrence leah leann leanne lee leila leilani leland lena lenora
leo leocadia leon leona leonard leonardo leopold leroy leslie lester leticia lewis lila lillian lily
linda lindsay lindsey linh lionel lisa lisbeth livia lloyd logan lois lola lonnie lorena lorenzo loretta
lori lorna lorraine lottie louis louise lourdes lowell lucas lucia lucille lucinda lucy ludell ludmila
ludovic luis luisa luke lupe luther luz lydia lyle lynette lynn mabel mable mackenzie madeline madison
mae magdalena maggie malcolm malik mandy manny manuel mara marc marcella marcia marco marcos marcus marcy
margaret margarita margo margot marguerite maria mariah marian mariana marianne maribel maricela marie
marilyn mario marion marisela marisol marjorie marla marlene marlon marsha marshall marta martha martin
marvin mary maryann mateo mateusz matilda matt matthew maureen maurice mauricio mavis maxine maya megan
mei melanie melba melinda melissa melvin meredith merle mervin mervyn micah michael michele michelle
miguel mike mikhail milagros mildred millie milton mina mindy minerva minh minnie miranda mireille mireya
miriam misty mitchell mohamed mohammed moira moises molly mona monica monique monty morgan moses muhammad
muriel myra myrna myron myrtle nadia nadine nancy naomi natalia natalie natasha nate nathan nathaniel
neil nelly nelson nestor nettie ngozi nicholas nick nico nicolas nicole nigel nikhil nils nina nkechi
noah noel noelle noemi nora norbert noreen norma norman obed octavia octavio odalys odell odessa odette
ofelia oksana oleta olga oliver olivia ollie omar opal ophelia ora orville oscar osvaldo otis ottavia
otto ottoline owen ozzie pablo paige paloma pam pamela pascual patrice patricia patrick patsy patti patty
paul paula paulette pauline pearlie pedro peg peggy penelope penny percy perry pete peter petra phil
philip philippa phillip phoebe phyllis pierre pilar polly preston priscilla priya priyanka quentin quincy
quinn quinton rachel rachelle rafael rafaela raheem raj ralph ramiro ramon ramona randall randolph randy
raquel rashad rashid raul ravi ray raylene raymond rebecca reggie regina reginald reinaldo remy renata
rene renee reuben rhoda rhonda ricardo richard rick ricky riley rita ritchie robert roberta roberto robin
robyn rocco rochelle rocio roderick rodney rodrigo rogelio roger roland rolando romeo ron ronald ronda
ronnie rosa rosalia rosalie rosalind rosalyn rosanna rosanne rosario roscoe rosemary rosie ross rowan
roxanne roy royce ruben ruby rudolph rudy rufus rupert russell ruth ruthanne ruthie ryan sabrina sadie
sal sally salvador salvatore sam samantha samuel sandra sandy sanjay santiago santos saoirse sara sarah
sasha saul scott sean sebastian selena selma serena sergio seth shana shane shanice shannon shantel shari
sharon sharonda shaun shauna shawn sheila shelby sheldon shelia shelly sheri sherman sherri sherrie
sherry sheryl shirley shondra sidney sierra signe silas silvia simon simone siobhan sofia solomon sonia
sonja sonya sophia sophie stacey stacy stan stanley stavros stefan stella stephan stephanie stephen steve
steven stuart sunil sunita sunniva susan susana susie suzanne suzette sven sybil sylvester sylvia sylvie
tabitha tamara tameka tamika tammy tamsin tania tanisha tanya tara tasha tatiana tavon ted teo teodoro
terence teresa teri terrance terrell terrence terri terry thad thea thelma theo theodora theodore theresa
thiago thomas thurman tiffany tim timothy tina tito tobias toby todd tom tomas tomasz tommy toni tonia
tony tonya toño tracey traci tracy travis tremaine trent trevor trey tricia trina trisha tristan troy
trudy tyler tyra tyrell tyrone ulysses ursula valentina valeria valerie vanessa velma vera vern verna
vernon veronica vicente vicki vickie vicky victor victoria vikram vince vincent viola violet virgil
virginia vivian vladimir vonda wade wallace walter wanda warner warren wayne wendell wendy wesley whitney
wilbert wilbur wiley wilfred wilhelmina willard willie willis wilma winifred winnie winona winston
woodrow xavier ximena yadira yasmin yesenia yevgenia yolanda yolonda yuki yusuf yvette yvonne zachary
zeke zelda zoe zoltan ángel`.split(/\s+/),
)
