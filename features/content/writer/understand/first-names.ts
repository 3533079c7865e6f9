/** Given names common in the United States, for requests typed without capitals; none that is an everyday word. */
export const firstNames: ReadonlySet<string> = new Set(
	`aaron abby abdul abel abigail adam adelaide adele adrian adriana agatha agnes agnieszka ahmed aisha alan
alana albert alberto aldo alejandra alejandro alex alexander alexis alfonso alfred alice alicia alison
allan allison alma alonzo althea alvin amanda amara amaya amber ambrose amelia amina amir amit amos amy
ana anastasia anders andre andrea andres andrew andy angel angela angelica angelo angie anika anil anita
ann anna anne annie ansel anthony antoine antonia antonio april archie ari ariana arlene armando arnold
arthur arturo asha ashley ashok audrey aurelio avery barb barbara barnaby barry beatrice beatriz beau
becky belinda ben benita benjamin benny bernadette bernard bernardo bernice bertha bessie beth bethany
bette bettina betty bev beverly bianca billy birgit bjorn blaine blake blanca bob bobby bonnie boyd brad
bradford bradley brandon bree brenda brent brett brian bridget bridgette brittany brooke bruce bryan
bryant bryce buford burt caleb callie callum calvin camila camille candace carey carl carla carlos carlton
carmela carmen carol carole carolina caroline carolyn carrie cassandra cassie catherine cathy cecil
cecilia cedric cedrick celeste celia cesar chad chandra charlene charles charlie charlotte chelsea cheryl
chet chloe chris christa christina christine christopher cindy clara clarence clarice clarissa claude
claudette claudia clayton clem clementine clifford clifton clint clyde cody colette colleen colton connie
connor conrad consuelo cora cordelia cordell corey corinne cornelius corrine cory courtney craig cristina
crystal curtis cynthia cyrus dahlia daisy dale damian damien damon dan dana danica daniel daniela danielle
danny dante daphne darius darla darlene darnell darrell darren darrin daryl dashiell dave david davina
dawn dawson dean deandre deanna deanne deb debbie deborah debra deepa deepak deion delaney delbert delia
della delores delphine demetrius denise dennis derek derick derrick desiree desmond devin devon
dewayne dexter diana diane diego dina dirk dolores dominic don donald donna donnie dora doreen dorian
doris dorothea dorothy doug dougie douglas duane duncan dustin dwayne dwight dylan earl earline ebony ed
eddie edgar edith edmund edna eduardo edward edwin effie efrain eileen elaine eleanor elena elias elijah
elise eliza elizabeth ella ellen elmer eloise elsa elsie elspeth elvira emanuel emeka emilia emilio emily
emma emmett enrique eric erica erik erika erin ernest ernesto ernie esmeralda esperanza esteban estelle
esther ethan ethel eugene eugenia eunice eva evan evangeline evaristo evelyn everett ezra fabian farah
fatima federico felicia felipe felix fergus fernanda fernando fidel fiona flora florence floyd frances
francesca francine francis francisca francisco fred freda freddie freddy frederick gabriel gabriela gail
garrett garth gary gavin gene genevieve geoff george georgia gerald geraldine gerard gerardo gertrude gil
gilbert gilda gina giovanni gladys glen glenda glenn gloria gordon graciela greg gregory greta gretchen
griselda guadalupe guillermo gus gustavo gwen hal hank hannah hans harlan harold harriet harry harvey
hassan hattie hazel heather hector heidi helen helena helga henrietta henry herbert herman hilda hildy
hollis holly homer horace howard hubert hugh hugo ian ibrahim ida ignacio imani imelda ines inez ingrid
ira irena irene iris irma irving isaac isabel isabella isaiah isidro ismael ivan ivana jacinta jackie
jackson jacob jacqueline jada jadwiga jaime jake jamal james jamie jan jane janelle janet janice janine
jared jarrod jasmine jason jasper javier jay jayden jean jeanette jeannie jeff jeffrey jen jenna jennifer
jenny jeremy jermaine jerome jerry jesse jessica jessie jesus jethro jill jim jimmy jo joan joann joanna
joanne joaquin joaquín jocelyn jody joe joel joelle joey johanna john johnnie johnny jolene jon jonah
jonathan jordan jorge jose josefina joseph josephine joshua josiah josie joyce juan juana juanita judith
judy julia julian juliana julie julio julius justin kaitlyn kamal kara kareem karen karina karl karla kate
katelyn kateryna katherine kathleen kathryn kathy katie katrina kayla keisha keith kelly kelsey kelvin ken
kendra kendrick kenneth kenny kermit kerry kevin khalid kiara kiki kim kimberly kira kirk kirsten kris
krista kristen kristin kristina krystal kurt kwame kyle lakisha lamar lana larry lars lashonda latasha
latisha latoya laura lauren laurence laurie lavonne lawrence leah leann leanne lee leila leilani leland
lena lenora leo leon leona leonard leonardo leopold leroy leslie lester leticia lewis lila lillian lily
linda lindsay lindsey lionel lisa livia lloyd logan lois lola lonnie lorena lorenzo loretta lori lorna
lorraine lottie louis louise lourdes lowell lucas lucia lucille lucinda lucy ludmila luis luisa luke lupe
luther luz lydia lyle lynette lynn mabel mable mackenzie madeline madison mae magdalena maggie malcolm
malik mandy manny manuel mara marc marcella marcia marco marcos marcus marcy margaret margarita margo
margot marguerite maria mariah marian mariana marianne maribel maricela marie marilyn mario marion
marisela marisol marjorie marla marlene marlon marsha marshall marta martha martin marvin mary maryann
mateo mateusz matilda matt matthew maureen maurice mauricio mavis maxine maya megan mei melanie melba
melinda melissa melvin meredith mervin mervyn micah michael michele michelle miguel mike mikhail
milagros mildred millie milton mina mindy minerva minh minnie miranda miriam misty mitchell mohamed
mohammed moira moises molly mona monica monique monty morgan moses muhammad muriel myra myrna myron myrtle
nadia nadine nancy naomi natalia natalie natasha nate nathan nathaniel neil nelly nelson nestor nettie
nicholas nick nicolas nicole nigel nikhil nina noah noel noelle nora norbert noreen norma norman octavia
octavio odalys odell odessa odette olga oliver olivia ollie omar opal ophelia ora orville oscar osvaldo
otis otto owen pablo paige paloma pam pamela pascual patrice patricia patrick patsy patti patty paul paula
paulette pauline pearlie pedro peg peggy penelope penny percy perry pete peter petra phil philip philippa
phillip phoebe phyllis pierre polly preston priscilla priya quentin quincy quinn rachel rachelle rafael
raheem raj ralph ramiro ramon ramona randall randolph randy raquel rashad rashid raul ravi ray raymond
rebecca reggie regina reginald reinaldo renata rene renee reuben rhoda rhonda ricardo richard rick ricky
riley rita ritchie robert roberta roberto robin robyn rochelle rocio roderick rodney rodrigo rogelio roger
roland rolando romeo ron ronald ronda ronnie rosa rosalia rosalie rosalind rosalyn rosanna rosanne rosario
roscoe rosemary rosie ross rowan roxanne roy royce ruben ruby rudolph rudy rufus rupert russell ruth
ruthanne ruthie ryan sabrina sadie sal sally salvador salvatore sam samantha samuel sandra sandy sanjay
santiago santos sara sarah sasha saul scott sean sebastian selena selma serena sergio seth shana shane
shanice shannon shari sharon shaun shauna shawn sheila shelby sheldon shelia shelly sheri sherman sherri
sherrie sherry sheryl shirley shondra sidney sierra silas silvia simon simone sofia solomon sonia sonja
sonya sophia sophie stacey stacy stan stanley stefan stella stephan stephanie stephen steve steven stuart
sunita susan susana susie suzanne suzette sven sybil sylvester sylvia tabitha tamara tameka tamika tammy
tania tanisha tanya tara tasha tatiana tavon ted teodoro terence teresa teri terrance terrell terrence
terri terry thad thea thelma theo theodora theodore theresa thomas thurman tiffany tim timothy tina tito
tobias toby todd tom tomas tomasz tommy toni tonia tony tonya toño tracey traci tracy travis trent trevor
tricia trina trisha tristan troy trudy tyler tyra tyrell tyrone ulysses ursula valentina valeria valerie
vanessa velma vera vern verna vernon veronica vicente vicki vickie vicky victor victoria vince vincent
viola violet virgil virginia vivian vladimir vonda wade wallace walter wanda warner warren wayne wendell
wendy wesley whitney wilbert wilbur wiley wilfred wilhelmina willard willie willis wilma winifred winnie
winona winston woodrow xavier yadira yasmin yesenia yolanda yolonda yusuf yvette yvonne zachary zelda zoe
zoltan ángel`.split(/\s+/),
)
