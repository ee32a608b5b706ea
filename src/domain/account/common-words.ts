/** Words that passwords are commonly made of, without umlauts (`ae`), capitals, digits and signs; each group is one subject. */
const GROUPS = {
  passwords: `passwort password passwoerter kennwort geheim geheimnis secret zugang login logon einloggen anmelden anmeldung konto account admin
    administrator root user username benutzer gast guest master test tester testen testing demo default standard changeme letmein access
    sicherheit sicher security safe schluessel key code pin private privat intern internet computer laptop windows microsoft google facebook
    instagram whatsapp twitter tiktok youtube netflix amazon ebay paypal apple iphone android samsung nokia sony playstation xbox nintendo
    pokemon minecraft fortnite roblox server system service support info kontakt mail email webmaster office outlook excel word dragon
    trustno monkey shadow sunshine princess football baseball superman batman spiderman starwars matrix hunter killer ninja pirate wizard
    freedom whatever nothing something never forever always welcome hello hallo willkommen servus moin ciao tschuess danke bitte start stop
    neu alt mein meine dein unser abc xyz asd foo bar foobar qwe yxc wasd blabla bla lala haha test beispiel muster mustermann example`,
  love: `liebe lieben ichliebedich ichhassedich iloveyou loveyou love lovely amore amor schatz schatzi schaetzchen maus mausi maeuschen hase hasi
    haeschen baer baerchen engel angel teufel devil prinz prinzessin koenig koenigin queen king sexy baby babe honey darling sweety herz
    herzchen kuss kuesse traum traumfrau traummann familie family mama papa mutti vati mutter vater oma opa bruder schwester sohn tochter
    kind kinder freund freundin hochzeit glueck gluecklich happy smile friends friend lover heart sweet cute`,
  nature: `sommer winter herbst fruehling summer spring autumn sonne sonnenschein mond stern sterne himmel erde wasser feuer wind regen schnee
    blume blumen rose rosen tulpe lilie sonnenblume baum wald wiese berg berge meer strand insel ozean fluss sunflower flower moon star sky
    fire water ocean beach snow rainbow regenbogen wolke gold silber diamant diamond kristall schwarz weiss rot blau gruen gelb lila rosa
    orange black white red blue green yellow purple pink silver golden`,
  animals: `hund hunde katze katzen kater kaetzchen pferd pferde pony hase vogel fisch tiger loewe wolf fuchs baer adler falke drache delfin
    delphin elefant affe maus ratte schlange schildkroete papagei schmetterling biene kuh schwein huhn dog cat horse bird fish lion bear
    eagle falcon dolphin elephant monkey mouse snake turtle butterfly bee cow pig chicken puppy kitten panther jaguar mustang cobra viper
    bello rex balu rocky lucky luna simba charly charlie bella sammy max maxi minka felix mimi tiger blacky snoopy garfield mickey micky`,
  sport: `fussball bayern bayernmuenchen fcbayern dortmund borussia bvb schalke werder bremen hsv hamburg hertha koeln fckoeln effzeh
    stuttgart vfb gladbach leverkusen frankfurt eintracht hoffenheim wolfsburg freiburg mainz augsburg union stpauli hansa rostock dynamo
    dresden nuernberg karlsruhe kaiserslautern bielefeld bochum duisburg paderborn kiel hannover soccer hockey tennis basketball handball
    golf golfer turnen schwimmen laufen fahrrad biker chelsea arsenal liverpool barcelona realmadrid juventus manchester united ronaldo
    messi weltmeister champion champions sieger gewinner`,
  cars: `auto autos audi bmw mercedes benz daimler porsche volkswagen vw golf polo passat opel corsa astra ford fiesta focus mustang skoda
    octavia fabia seat leon ibiza renault clio peugeot citroen fiat punto ferrari lamborghini maserati bugatti tesla toyota corolla honda
    civic yamaha suzuki kawasaki ducati harley davidson mazda nissan mitsubishi subaru hyundai kia volvo saab lexus smart mini cooper trabant
    trabi kaefer manta motorrad fahrzeug werkstatt fahrwerk autohaus traktor lkw truck racing turbo diesel benzin`,
  places: `deutschland germany berlin hamburg muenchen koeln frankfurt stuttgart duesseldorf leipzig dortmund essen bremen dresden hannover
    nuernberg duisburg bochum wuppertal bielefeld bonn muenster mannheim karlsruhe augsburg wiesbaden gelsenkirchen aachen braunschweig kiel
    chemnitz halle magdeburg freiburg krefeld mainz luebeck erfurt oberhausen rostock kassel hagen potsdam saarbruecken hamm ludwigshafen
    oldenburg osnabrueck leverkusen heidelberg solingen darmstadt herne regensburg ingolstadt wuerzburg wolfsburg ulm heilbronn goettingen
    bayern sachsen hessen thueringen brandenburg saarland niedersachsen oesterreich austria wien salzburg graz linz innsbruck schweiz zuerich
    bern basel genf europa europe frankreich france paris italien italia italy rom roma spanien spain madrid mallorca barcelona england
    london amerika america newyork california florida texas canada kanada mexiko brasil brasilien argentina australien japan china russland
    moskau polen polska warschau tuerkei turkey istanbul ankara griechenland kroatien kreta ibiza hawaii holland amsterdam home heimat
    zuhause welt world erde urlaub ferien reise strasse`,
  times: `januar februar maerz april mai juni juli august september oktober november dezember january february march june july october december
    montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday wednesday thursday friday saturday sunday heute morgen gestern
    today tomorrow weihnachten christmas ostern easter silvester geburtstag birthday party wochenende weekend feierabend neujahr advent
    null eins zwei drei vier fuenf sechs sieben acht neun zehn one two three four five six seven eight nine ten`,
  women: `anna anne anja andrea angela anita anke annika antonia astrid barbara beate bettina birgit brigitte britta carina carmen carola
    caroline christa christiane christina christine claudia clara cornelia daniela diana doris dorothea elena elisabeth elke emilia emily emma
    erika eva franziska frieda gabi gabriele gerda gisela greta hannah hanna heike heidi helena helga hildegard ida ilona ilse ina inge ingrid
    irene iris isabel isabella jana janina jasmin jennifer jenny jessica johanna jule julia juliane jutta karin karina karla katharina kathrin
    katja katrin kerstin kim klara kristin kristina lara laura lea lena leni leonie lilly lina linda lisa lotta louisa luisa luise manuela
    mareike margarete maria marianne marie marina marion marlene martha martina mathilda melanie melissa mia michaela michelle miriam monika
    nadine nadja natalie natascha nele nicole nina olivia patricia paula petra pia ramona rebecca regina renate rita romy ronja rosemarie ruth
    sabine sabrina sandra sara sarah saskia silke silvia simone sofia sonja sophia sophie stefanie stella steffi susanne svenja tamara tanja
    tatjana theresa tina ulrike ursula uschi ute valentina vanessa vera verena victoria waltraud yvonne zoe ayse fatma elif zeynep olga`,
  men: `alexander alex ali andreas andre anton armin arne arthur axel ben benjamin bernd bernhard bjoern bruno carl carsten christian
    christoph christopher claus daniel david dennis detlef dieter dietmar dirk dominik eduard elias emil eric erich erik ernst fabian
    ferdinand finn florian frank franz fritz fred friedrich georg gerd gerhard guenter guenther gustav guido hannes hans harald hartmut
    heiko heinrich heinz helmut hendrik henri henry herbert hermann holger horst hubert ingo jakob jan jannik jens joachim jochen johann
    johannes jonas jonathan joerg josef julian juergen justin kai karl karsten kevin klaus konrad konstantin kurt lars lennard leo leon leonard
    levi linus lorenz louis luca lucas lukas luis lutz manfred manuel marc marcel marco marcus mario marius mark markus martin marvin mathias
    matthias maurice maximilian mehmet michael michel mike moritz mohammed muhammad mustafa nico nicolas niklas nils noah norbert oliver
    oskar otto pascal patrick paul peter philipp rainer ralf ralph raphael reinhard rene richard robert robin roland rolf roman rudi rudolf
    ruediger samuel sascha sebastian siegfried simon stefan steffen stephan sven theo thomas thorsten tim timo tobias tom toni torsten udo ulf
    ulrich uwe valentin viktor vincent volker walter werner wilhelm willi wolfgang yannick yusuf ahmet hasan john james william george michael
    jordan thomas andrew joshua matthew anthony steven brian jason harry oliver jack`,
  surnames: `mueller schmidt schneider fischer weber meyer wagner becker schulz hoffmann schaefer koch bauer richter klein wolf schroeder
    neumann schwarz zimmermann braun krueger hofmann hartmann lange schmitt werner schmitz krause meier lehmann schmid schulze maier koehler
    herrmann koenig walter mayer huber kaiser fuchs peters lang scholz moeller weiss jung hahn schubert vogel friedrich keller guenther frank
    berger winkler roth beck lorenz baumann franke albrecht schuster simon ludwig boehm winter kraus martin schumacher kraemer vogt stein
    jaeger otto sommer gross seidel heinrich brandt haas schreiber graf dietrich ziegler kuhn kuehn pohl engel horn busch bergmann thomas
    voigt sauer arnold wolff pfeiffer yilmaz kaya demir smith johnson williams brown jones miller davis`,
  food: `pizza pasta spaghetti doener burger schokolade chocolate kaffee coffee bier beer wein wine vodka whisky cocacola cola pepsi kaese
    cheese butter brot kuchen keks cookie cookies zucker sugar honig erdbeere banane banana apfel kirsche zitrone orange kartoffel
    tomate wurst bratwurst schnitzel nutella haribo milch kakao pfeffer salz ketchup`,
  life: `musik music gitarre guitar piano schlagzeug metal metallica rammstein nirvana queen beatles rock techno disco dance tanzen party film
    movie harrypotter hogwarts gandalf frodo hobbit yoda skywalker vader avatar titanic simpsons arschloch scheisse scheiss fuck fucker
    fuckyou shit bitch penis muschi pussy sex hure wichser idiot depp spinner jesus christus gott kirche bibel engel hoffnung glaube power
    energie energy magic magie zauber geist ghost robot cyber hacker hacking tiger rocket rakete stark super mega ultra extra gamer gaming
    zocker spiele spiel game games player schule school lehrer student studium uni universitaet arbeit work job chef boss firma geld money
    reich million million dollar euro haus house garten garden polizei feuerwehr soldat army navy marine doktor doctor pilot kapitaen`,
}

export const COMMON_WORDS: ReadonlySet<string> = new Set(Object.values(GROUPS).flatMap((group) => group.split(/\s+/)))

/** Rows and columns of German and English keyboards, and the alphabet. */
const ROWS = [
  ...['qwertzuiop', 'qwertyuiop', 'asdfghjkl', 'yxcvbnm', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz'],
  ...['qaywsxedcrfvtgbzhnujm', 'qazwsxedcrfvtgbyhnujm'],
]
const WALKS = [...ROWS, ...ROWS.map((row) => Array.from(row).toReversed().join(''))]

/** Whether letters lie beside each other on a keyboard or in the alphabet. */
export function isWalk(letters: string): boolean {
  return letters.length > 2 && WALKS.some((walk) => walk.includes(letters))
}
