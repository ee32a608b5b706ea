import type { DeliveryCalendar, DeliveryGroup } from '#domain/delivery/lead-time.ts'
import { withChecksum } from '#domain/payment/iban.ts'
import { creditorIdOf } from '#domain/payment/sepa-mandate.ts'
import type { SellerKind } from '#domain/vehicle/vocabulary.ts'

/** Weekdays as `1`–`7`, Monday first, for example `1-5`; hours null on days it is closed. */
export interface OpeningHours {
  readonly days: string
  readonly hours: string | null
}

export interface DemoMerchant {
  readonly slug: string
  readonly name: string
  readonly kind: SellerKind
  readonly zip: string
  readonly city: string
  readonly street: string
  readonly phone: string
  readonly email: string
  readonly sinceYear: number | null
  readonly vatId: string | null
  readonly registerEntry: string | null
  readonly openingHours: readonly OpeningHours[]
  /** Right by its checksum, at a bank there is none of: all its digits are zero. Null for private sellers. */
  readonly iban: string | null
  /** Of the numbers beside the Bundesbank's own example. */
  readonly sepaCreditorId: string | null
  /** Whoever sells every make orders cars from elsewhere, which takes longer. */
  readonly deliveryGroup: DeliveryGroup
  readonly deliveryCalendar: DeliveryCalendar
  /** Makes it sells; empty for one that sells every make. */
  readonly makes: readonly string[]
  /** Its part of the stock, against the other companies; a private seller has one or two cars instead. */
  readonly share: number
  /** The colour of its own shop; null for a merchant without one. White text on it is easy to read. */
  readonly brandColor: string | null
  /** What its trade-in page says instead of the usual text. */
  readonly tradeInDescription: { readonly de: string; readonly en: string } | null
}

/*
 * slug | name | postal code | town | street | since | share | colour of its shop ("-": none) | makes ("*": all)
 * Towns and postal codes are real; firms, streets and persons are not meant to be.
 */
const COMPANIES = `
lindenhof | Autohaus Lindenhof | 50829 | Köln | Am Wassermann 14 | 1968 | 9 | #7a1f2b | VW|Skoda|Cupra
elbufer | Elbufer Automobile | 22525 | Hamburg | Holstenkamp 71 | 1984 | 9 | #0b4f8a | Audi|VW|Seat|Cupra
isarwerk | Isarwerk Automobile | 80807 | München | Frankfurter Ring 118 | 1979 | 9 | #1f3a5f | BMW|MINI
spreebogen | Autozentrum Spreebogen | 13403 | Berlin | Auguste-Viktoria-Allee 22 | 1991 | 10 | #3d3a8c | *
mainkai | Mainkai Motors | 60386 | Frankfurt am Main | Hanauer Landstraße 421 | 1996 | 8 | #1c5d4e | Mercedes-Benz|smart
untermain | Untermain Automobile | 65428 | Rüsselsheim | Eisenstraße 30 | 1972 | 7 | #8a4b08 | Opel|Peugeot|Citroën
rheinpark | Rheinpark Automobile | 40549 | Düsseldorf | Heerdter Landstraße 190 | 1988 | 8 | #5b2a6e | Porsche|Audi|Land Rover|Jaguar
pleissental | Autohaus Pleißental | 04347 | Leipzig | Torgauer Straße 271 | 1992 | 7 | #0a5f38 | Skoda|Seat|Cupra
elbwiesen | Autohaus Elbwiesen | 01159 | Dresden | Löbtauer Straße 88 | 1990 | 6 | #0f5c73 | Toyota|Lexus
frankenring | Frankenring Automobile | 90441 | Nürnberg | Südwestpark 60 | 1976 | 7 | #93182f | Ford|Mazda
leinetal | Autohaus Leinetal | 30179 | Hannover | Vahrenwalder Straße 302 | 1969 | 8 | #14548c | VW|Audi
hansekontor | Hansekontor Mobile | 28309 | Bremen | Osterholzer Heerstraße 59 | 1994 | 6 | #2e4a1f | Mercedes-Benz|smart|MG
fuldaauen | Autohaus Fuldaauen | 34123 | Kassel | Leipziger Straße 236 | 1981 | 6 | #6b3e1d | Hyundai|Kia
dreisam | Dreisam Automobile | 79108 | Freiburg im Breisgau | Tullastraße 45 | 1987 | 6 | #006060 | Renault|Dacia|Alpine|Nissan
donaustauf | Autowelt Donaustauf | 93055 | Regensburg | Osterhofener Straße 11 | 1999 | 6 | #27408b | BMW|MINI
aasee | Autohaus am Aasee | 48155 | Münster | Albersloher Weg 580 | 1974 | 6 | #74451a | Opel|Fiat|Abarth|Jeep|Alfa Romeo
teuto | Teuto Automobile | 33609 | Bielefeld | Herforder Straße 176 | 1985 | 6 | #1b6b3a | Ford|Volvo|Polestar
donautor | Autohaus Donautor | 89077 | Ulm | Blaubeurer Straße 75 | 1978 | 6 | #a1331c | Seat|Cupra|Skoda
mainleite | Mainleite Mobil | 97076 | Würzburg | Nürnberger Straße 112 | 1993 | 5 | #4a4a8f | Kia|Suzuki|Mitsubishi
warnow | Warnow Automobile | 18057 | Rostock | Am Vögenteich 26 | 1991 | 5 | #0d5a8f | VW|Skoda
foerde | Förde Autohaus | 24113 | Kiel | Hamburger Chaussee 180 | 1983 | 5 | #17465c | Toyota|Suzuki|Subaru
gera-aue | Autohaus Geraaue | 99086 | Erfurt | Stotternheimer Straße 9 | 1990 | 5 | #8c2f4f | Renault|Dacia
boerde | Börde Automobile | 39124 | Magdeburg | Lübecker Straße 104 | 1992 | 5 | #355c2a | Opel|Hyundai
neckarau | Neckarauer Autohof | 68309 | Mannheim | Heppenheimer Straße 27 | 1971 | 7 | #7b2d8e | *
hardtwald | Autohaus Hardtwald | 76185 | Karlsruhe | Hardeckstraße 5 | 1986 | 6 | #80510f | Mercedes-Benz|smart
lechfeld | Lechfeld Automobile | 86167 | Augsburg | Derchinger Straße 120 | 1982 | 6 | #0e5e5e | Mazda|Honda|Mitsubishi
deutsches-eck | Automobile am Deutschen Eck | 56070 | Koblenz | August-Horch-Straße 8 | 1977 | 6 | #99321f | Audi|VW|Skoda
moselbogen | Moselbogen Mobile | 54294 | Trier | Luxemburger Straße 140 | 1995 | 5 | #5e5410 | Peugeot|Citroën|DS
pfalzblick | Autohaus Pfalzblick | 67657 | Kaiserslautern | Mainzer Straße 92 | 1980 | 5 | #26547c | Ford|Kia
leinebogen | Leinebogen Elektro | 37079 | Göttingen | Kasseler Landstraße 61 | 2018 | 5 | #00664f | Tesla|Polestar|BYD|Hyundai|Renault|VW
travemarkt | Travemarkt Automobile | 23560 | Lübeck | Geniner Straße 203 | 1989 | 5 | #1d4f91 | Volvo|Polestar|Land Rover
hunte | Autohaus Hunte | 26122 | Oldenburg | Nadorster Straße 31 | 1973 | 5 | #733a2c | VW|Seat
hasetal | Hasetal Mobil | 49084 | Osnabrück | Mindener Straße 255 | 1997 | 5 | #4b6113 | Nissan|Fiat|Lancia|MG
paderquell | Autohaus Paderquell | 33106 | Paderborn | Frankfurter Weg 40 | 1984 | 5 | #8a1c54 | Dacia|Renault|Suzuki
schanzer | Schanzer Automobile | 85055 | Ingolstadt | Manchinger Straße 142 | 1975 | 6 | #a32020 | Audi|Porsche
restposten | Jahreswagen-Kontor Heilbronn | 74076 | Heilbronn | Neckarsulmer Straße 48 | 2009 | 8 | - | *
`

/** slug | name | postal code | town | street | makes */
const PRIVATE_SELLERS = `
privat-weber | Jutta Weber | 96047 | Bamberg | Lange Straße 21 | VW|Skoda
privat-yilmaz | Emre Yilmaz | 14473 | Potsdam | Am Havelblick 3 | BMW|Mercedes-Benz
privat-hofmann | Karl Hofmann | 53111 | Bonn | Kölnstraße 98 | Opel|Ford
privat-nowak | Anna Nowak | 09116 | Chemnitz | Weststraße 40 | Toyota|Mazda
`

/** Numbers that the Bundesnetzagentur keeps free for books and films, by town; elsewhere the mobile ones. */
const TELEPHONES: Readonly<Record<string, string>> = {
  Berlin: '+493023125',
  Hamburg: '+494066969',
  'Frankfurt am Main': '+496990009',
  Köln: '+492214710',
  München: '+498999998',
}

/** German bank codes begin with 1 to 8. */
const NO_BANK = '00000000'

const WEEK: readonly OpeningHours[] = [
  { days: '1-5', hours: '08:00–18:30' },
  { days: '6', hours: '09:00–14:00' },
  { days: '7', hours: null },
]
const LONG_WEEK: readonly OpeningHours[] = [
  { days: '1-5', hours: '09:00–19:00' },
  { days: '6', hours: '09:30–16:00' },
  { days: '7', hours: null },
]

const TRADE_IN: Readonly<Record<string, DemoMerchant['tradeInDescription']>> = {
  lindenhof: {
    de: 'Wir bewerten Ihren Wagen in Köln-Ossendorf ohne Termin, auch samstags. Der Betrag wird auf Ihr neues Auto angerechnet.',
    en: 'We appraise your car in Cologne-Ossendorf without an appointment, on Saturdays too. The sum goes towards your new car.',
  },
  isarwerk: {
    de: 'Unsere Meister prüfen Ihr Fahrzeug vor Ort und nennen Ihnen noch am selben Tag einen festen Preis.',
    en: 'Our master mechanics inspect your car on site and name a fixed price the same day.',
  },
  leinebogen: {
    de: 'Wir nehmen auch Verbrenner in Zahlung und kümmern uns um Abmeldung und Restkredit.',
    en: 'We take petrol and diesel cars too, and deal with deregistration and any outstanding loan.',
  },
}

/** Thirty-six companies, all but one with a shop of their own, and four private sellers. */
export const DEMO_MERCHANTS: readonly DemoMerchant[] = [
  ...rowsOf(COMPANIES).map(companyOf),
  ...rowsOf(PRIVATE_SELLERS).map(privateSellerOf),
]

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
}

function companyOf(cells: string[], index: number): DemoMerchant {
  const [slug = '', name = '', zip = '', city = '', street = '', since = '', share = '', color = '', makes = ''] = cells
  return {
    ...{ slug, name, kind: 'COMPANY', zip, city, street, email: `info@${slug}.example` },
    phone: telephoneOf(city, index),
    sinceYear: Number(since),
    vatId: `DE${String(811_000_017 + index * 7919)}`,
    registerEntry: `Amtsgericht ${city}, HRB ${String(20_417 + index * 613)}`,
    openingHours: index % 3 === 0 ? LONG_WEEK : WEEK,
    iban: withChecksum('DE', `${NO_BANK}${String(1_000_001 + index * 613).padStart(10, '0')}`),
    sepaCreditorId: creditorIdOf(`0999999${String(1_000 + index)}`),
    deliveryGroup: makes === '*' ? 'SPECIAL' : 'NORMAL',
    deliveryCalendar: index % 3 === 0 ? 'EXCLUDE_SUNDAY' : 'EXCLUDE_WEEKEND',
    makes: makes === '*' ? [] : makes.split('|'),
    share: Number(share),
    brandColor: color === '-' ? null : color,
    tradeInDescription: TRADE_IN[slug] ?? null,
  }
}

function privateSellerOf(cells: string[], index: number): DemoMerchant {
  const [slug = '', name = '', zip = '', city = '', street = '', makes = ''] = cells
  return {
    ...{ slug, name, kind: 'PRIVATE', zip, city, street, email: `${slug}@post.example` },
    phone: telephoneOf(city, 60 + index),
    ...{ sinceYear: null, vatId: null, registerEntry: null, openingHours: [], share: 0 },
    ...{ iban: null, sepaCreditorId: null, deliveryGroup: 'NORMAL', deliveryCalendar: 'EXCLUDE_SUNDAY' },
    makes: makes.split('|'),
    brandColor: null,
    tradeInDescription: null,
  }
}

function telephoneOf(city: string, index: number): string {
  const town = TELEPHONES[city]
  return town ? `${town}${String(100 + index)}` : `+4917139200${String(index).padStart(2, '0')}`
}
