import { MAKE_SPELLINGS } from '#domain/vehicle/make-spellings.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'

/*
 * The makes that feeds may name, as we call them, each with its models as they are listed. A model is needed to tell
 * it from the rest of a free text ("Golf Variant 2.0 TDI"); a make without models takes the first word for one.
 */
const TABLE = `
Abarth: 500|595|695|124 Spider|500e|600e|Grande Punto
Alfa Romeo: Giulia|Giulietta|Stelvio|Tonale|Junior|MiTo|Brera|159|147|156|GT|Spider|4C
Alpine: A110|A290
Aston Martin: DB9|DB11|DB12|DBX|Vantage|Vanquish|Rapide
Audi: A1|A2|A3|A4|A4 allroad|A5|A6|A6 allroad|A6 e-tron|A7|A8|Q2|Q3|Q4 e-tron|Q5|Q6 e-tron|Q7|Q8|Q8 e-tron|e-tron|e-tron GT|TT|R8|S1|S3|S4|S5|S6|S7|S8|SQ2|SQ5|SQ7|SQ8|RS 3|RS 4|RS 5|RS 6|RS 7|RS Q3|RS Q8|80|100|Cabriolet
Bentley: Bentayga|Continental|Flying Spur|Mulsanne
BMW: 1er|2er|2er Active Tourer|2er Gran Tourer|3er|4er|5er|6er|7er|8er|X1|X2|X3|X4|X5|X6|X7|XM|Z3|Z4|i3|i4|i5|i7|i8|iX|iX1|iX2|iX3|M2|M3|M4|M5|M8
BYD: Atto 2|Atto 3|Dolphin|Dolphin Surf|Seal|Seal U|Sealion 7|Tang|Han
Cadillac: ATS|CTS|Escalade|Lyriq|XT4
Chevrolet: Aveo|Camaro|Captiva|Corvette|Cruze|Matiz|Orlando|Spark|Trax
Chrysler: 300C|Crossfire|Grand Voyager|PT Cruiser|Voyager
Citroën: C1|C2|C3|C3 Aircross|C3 Picasso|C4|C4 X|C4 Cactus|C4 Picasso|C4 SpaceTourer|Grand C4 Picasso|C5|C5 Aircross|C5 X|C6|ë-C3|ë-C4|Berlingo|Jumper|Jumpy|SpaceTourer|Xsara|Xsara Picasso|Saxo|DS3
Corvette: C6|C7|C8
Cupra: Ateca|Born|Formentor|Leon|Tavascan|Terramar
Dacia: Bigster|Dokker|Duster|Jogger|Lodgy|Logan|Sandero|Spring
Daewoo: Kalos|Lacetti|Matiz|Nubira
Daihatsu: Cuore|Materia|Sirion|Terios
Dodge: Caliber|Challenger|Charger|Durango|Journey|RAM
DS: DS 3|DS 3 Crossback|DS 4|DS 5|DS 7|DS 7 Crossback|DS 9|N°8
Ferrari: 296|360|430|458|488|812|California|F8|Portofino|Purosangue|Roma|SF90
Fiat: 124 Spider|500|500C|500e|500L|500X|600|600e|Bravo|Doblo|Ducato|Freemont|Grande Panda|Panda|Punto|Qubo|Scudo|Stilo|Talento|Tipo|Topolino
Ford: B-Max|Bronco|C-Max|Capri|EcoSport|Edge|Explorer|Fiesta|Focus|Fusion|Galaxy|Grand C-Max|Ka|Ka+|Kuga|Maverick|Mondeo|Mustang|Mustang Mach-E|Puma|Ranger|S-Max|Street Ka|Tourneo Connect|Tourneo Courier|Tourneo Custom|Transit|Transit Connect|Transit Courier|Transit Custom
Genesis: Electrified G80|G70|G80|GV60|GV70|GV80
GWM: Ora 03|Ora 07|Wey 03|Wey 05
Honda: Accord|Civic|CR-V|CR-Z|e|e:Ny1|FR-V|HR-V|Insight|Jazz|Legend|Prelude|S2000|ZR-V
Hummer: H2|H3
Hyundai: Bayon|Coupe|Getz|i10|i20|i30|i40|Inster|IONIQ|IONIQ 5|IONIQ 6|IONIQ 9|ix20|ix35|Kona|Nexo|Santa Fe|Staria|Tucson|Veloster
Ineos: Grenadier
Infiniti: EX|FX|Q30|Q50|QX30|QX70
Isuzu: D-Max
Iveco: Daily
Jaecoo: 7
Jaguar: E-Pace|F-Pace|F-Type|I-Pace|S-Type|X-Type|XE|XF|XJ|XK
Jeep: Avenger|Cherokee|Commander|Compass|Gladiator|Grand Cherokee|Patriot|Renegade|Wrangler
Kia: Carens|Carnival|cee'd|Ceed|ProCeed|EV3|EV4|EV5|EV6|EV9|Magentis|Niro|Optima|Picanto|Rio|Sorento|Soul|Sportage|Stinger|Stonic|Venga|XCeed
KGM: Actyon|Korando|Musso|Rexton|Tivoli|Torres
Lada: Granta|Niva|Vesta
Lamborghini: Aventador|Gallardo|Huracan|Revuelto|Urus
Lancia: Delta|Musa|Ypsilon
Land Rover: Defender|Discovery|Discovery Sport|Freelander|Range Rover|Range Rover Evoque|Range Rover Sport|Range Rover Velar
Leapmotor: B10|C10|T03
Lexus: CT|ES|GS|IS|LBX|LC|LS|NX|RC|RX|RZ|UX
Ligier: JS 50
Lotus: Elise|Eletre|Emeya|Emira|Evora|Exige
Lucid: Air|Gravity
Lynk & Co: 01|02|08
MAN: TGE
Maserati: Ghibli|GranCabrio|GranTurismo|Grecale|Levante|MC20|Quattroporte
Maxus: Deliver 9|Mifa 9|T90
Mazda: 2|2 Hybrid|3|5|6|6e|CX-3|CX-30|CX-5|CX-60|CX-7|CX-80|MX-30|MX-5|RX-8
McLaren: 540C|570S|720S|Artura|GT
Mercedes-Benz: A-Klasse|B-Klasse|C-Klasse|CE-Klasse|CL|CLA|CLA Shooting Brake|CLE|CLK|CLS|CLS Shooting Brake|Citan|E-Klasse|EQA|EQB|EQC|EQE|EQE SUV|EQS|EQS SUV|EQT|EQV|G-Klasse|GL|GLA|GLB|GLC|GLC Coupé|GLE|GLE Coupé|GLK|GLS|M-Klasse|R-Klasse|S-Klasse|SL|SLC|SLK|AMG GT|Sprinter|T-Klasse|V-Klasse|Vaneo|Viano|Vito|X-Klasse|190
MG: 3|4|5|EHS|Cyberster|HS|Marvel R|S5|ZS
Microlino: Microlino
MINI: Aceman|Cabrio|Clubman|Cooper|Countryman|Coupé|John Cooper Works|One|Paceman|Roadster
Mitsubishi: ASX|Colt|Eclipse Cross|Grandis|i-MiEV|L200|Lancer|Outlander|Pajero|Space Star
Morgan: Plus Four|Plus Six|Super 3
NIO: EL6|EL7|ET5|ET7
Nissan: 350Z|370Z|Ariya|Cube|GT-R|Juke|Leaf|Micra|Murano|Navara|Note|NV200|NV300|Pathfinder|Primastar|Pulsar|Qashqai|Qashqai+2|Townstar|X-Trail|Z
Omoda: 5|9
Opel: Adam|Agila|Ampera|Ampera-e|Antara|Astra|Calibra|Cascada|Combo|Combo Life|Corsa|Crossland|Crossland X|Frontera|Grandland|Grandland X|Insignia|Karl|Meriva|Mokka|Mokka X|Movano|Omega|Rocks-e|Signum|Speedster|Tigra|Vectra|Vivaro|Zafira|Zafira Life
Peugeot: 1007|106|107|108|2008|205|206|207|208|3008|306|307|308|4007|406|407|408|5008|508|607|807|Bipper|Boxer|e-208|e-2008|e-3008|e-5008|Expert|iOn|Partner|RCZ|Rifter|Traveller
Polestar: 1|2|3|4
Porsche: 718|911|918|924|928|944|968|Boxster|Carrera GT|Cayenne|Cayman|Macan|Panamera|Taycan
RAM: 1500|2500
Renault: 4|5|Arkana|Austral|Avantime|Captur|Clio|Espace|Express|Fluence|Grand Espace|Grand Scenic|Kadjar|Kangoo|Koleos|Laguna|Latitude|Master|Megane|Megane E-Tech|Modus|Rafale|Scenic|Scenic E-Tech|Symbioz|Talisman|Trafic|Twingo|Twizy|Vel Satis|Wind|ZOE
Rolls-Royce: Cullinan|Dawn|Ghost|Phantom|Spectre|Wraith
Rover: 25|45|75
Saab: 9-3|9-5
Seat: Alhambra|Altea|Arona|Arosa|Ateca|Cordoba|Exeo|Ibiza|Leon|Mii|Tarraco|Toledo
Skoda: Citigo|Elroq|Enyaq|Fabia|Kamiq|Karoq|Kodiaq|Octavia|Rapid|Roomster|Scala|Superb|Yeti
smart: #1|#3|#5|forfour|fortwo|roadster
SsangYong: Korando|Musso|Rexton|Tivoli|Torres
Subaru: BRZ|Crosstrek|Forester|Impreza|Justy|Legacy|Levorg|Outback|Solterra|WRX|XV
Suzuki: Across|Alto|Baleno|Celerio|Grand Vitara|Ignis|Jimny|Kizashi|Liana|S-Cross|Splash|Swace|Swift|SX4|SX4 S-Cross|Vitara|Wagon R+|e Vitara
Tesla: Cybertruck|Model 3|Model S|Model X|Model Y|Roadster
Toyota: Auris|Avensis|Aygo|Aygo X|bZ4X|C-HR|C-HR+|Camry|Celica|Corolla|Corolla Cross|Corolla Verso|GR Supra|GR Yaris|GR86|GT86|Hiace|Highlander|Hilux|iQ|Land Cruiser|Mirai|MR2|Prius|Prius+|Proace|Proace City|RAV4|Urban Cruiser|Verso|Verso-S|Yaris|Yaris Cross
Volvo: C30|C40|C70|EC40|ES90|EX30|EX40|EX90|S40|S60|S80|S90|V40|V40 Cross Country|V50|V60|V60 Cross Country|V70|V90|V90 Cross Country|XC40|XC60|XC70|XC90
VW: Amarok|Arteon|Arteon Shooting Brake|Beetle|Bora|Caddy|Corrado|Crafter|e-Golf|e-up!|Eos|Fox|Golf|Golf Plus|Golf Sportsvan|ID.3|ID.4|ID.5|ID.7|ID.7 Tourer|ID. Buzz|Jetta|Käfer|Lupo|New Beetle|Passat|Passat CC|Passat Variant|CC|Phaeton|Polo|Scirocco|Sharan|T-Cross|T-Roc|T4|T5|T6|T6.1|T7|California|Caravelle|Multivan|Transporter|Taigo|Tayron|Tiguan|Tiguan Allspace|Touareg|Touran|up!|Vento
XPENG: G6|G9|P7
Zeekr: 001|7X|X
`

const MODELS = new Map<string, readonly string[]>(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [make = '', models = ''] = line.split(': ')
      return [make, models.split('|')]
    }),
)

const MAKE_BY_SLUG = new Map([
  ...[...MODELS.keys()].map((make): [string, string] => [slugOf(make), make]),
  ...Object.entries(MAKE_SPELLINGS),
])

/** Every make by the name it is listed under. */
export const KNOWN_MAKES: readonly string[] = [...MODELS.keys()]

/** The listed name of a make, whatever the spelling ("ŠKODA", "Volkswagen"), or null for one we do not know. */
export function knownMake(name: string): string | null {
  return MAKE_BY_SLUG.get(slugOf(name)) ?? null
}

const MAX_MAKE_LENGTH = 40

/**
 * The name under which a make is stored: the listed one, or for an unlisted make the name as the feed writes it. Null for a text that
 * cannot be a name: without a letter or digit, or too long.
 */
export function makeNameOf(text: string): string | null {
  return knownMake(text) ?? (text.length <= MAX_MAKE_LENGTH && slugOf(text) !== '' ? text : null)
}

/** The models of a make, as listed. */
export function knownModels(make: string): readonly string[] {
  return MODELS.get(make) ?? []
}
