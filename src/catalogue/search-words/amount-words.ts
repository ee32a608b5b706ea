/** What a number counts. */
export type Quantity =
  | 'euro'
  | 'km'
  | 'range'
  | 'radius'
  | 'ps'
  | 'kw'
  | 'ccm'
  | 'litres'
  | 'co2'
  | 'year'
  | 'age'
  | 'seats'
  | 'seater'
  | 'doors'
  | 'owners'

export type Side = 'min' | 'max'

/** Words before a number that make it a bound: folded, tokens joined with a space; the longest match counts. */
export const BOUND_WORDS = table<Side>({
  min: 'ab|mindestens|min|mind|ueber|from|over|at least|since|seit|mehr als|more than|above|after|nach|groesser als|>|>=|≥|nicht unter|not under|starting at',
  max: 'bis|bis zu|unter|max|maximal|hoechstens|up to|upto|under|below|less than|weniger als|<|<=|≤|nicht mehr als|nicht ueber|no more than|not over|at most|maximum|before|vor|bis max|nicht aelter als|not older than|no older than',
})

/** Words after a number that make it a bound: "2019 oder neuer". */
export const TRAILING_BOUNDS = table<Side>({
  min: 'oder neuer|und neuer|or newer|and newer|oder juenger|oder mehr|or more|aufwaerts|plus|+',
  max: 'oder weniger|or less|oder aelter|or older|abwaerts|maximal|max|hoechstens',
})

export const BETWEEN = table<true>({ true: 'zwischen|between|von|from' })
export const RANGE_SIGNS = table<true>({ true: '-|–|bis|to|und|and|until' })

/** Words before a number that say what it counts. */
export const SUBJECTS = table<Quantity>({
  euro: 'preis|price|kosten|kaufpreis|budget',
  km: 'kilometerstand|laufleistung|kilometer|km|mileage|km stand',
  range: 'reichweite|range|electric range|elektrische reichweite',
  radius: 'umkreis|im umkreis|radius|within|umkreis von|im umkreis von',
  ps: 'leistung|power|ps',
  ccm: 'hubraum|engine size|displacement',
  litres: 'verbrauch|consumption',
  co2: 'co',
  year: 'ez|erstzulassung|baujahr|bj|jahr|year|zulassung|first registration|registered|jahrgang|modelljahr|built',
  seats: 'sitze|sitzplaetze|seats',
  doors: 'tueren|doors',
  owners: 'vorbesitzer|halter|fahrzeughalter|owners|previous owners|besitzer',
})

/** Words after a number. */
export const UNITS = table<Quantity>({
  euro: '€|euro|euros|eur|teuro|teur',
  km: 'km|kilometer|kilometern|kilometers|kilometres|tkm|tsdkm|kkm',
  range: 'km reichweite|km range|kilometer reichweite|km electric range',
  radius:
    'km umkreis|km um|km radius|km rund um|km around|km of|km entfernt|km entfernung|km away|kilometer um|kilometer umkreis',
  ps: 'ps|hp|bhp|pferdestaerken|horsepower',
  kw: 'kw|kilowatt',
  ccm: 'ccm|cc|kubik',
  litres: 'l / km|liter|litres|liters|l',
  co2: 'g|g / km|gramm|g co',
  age: 'jahre|jahre alt|years|years old|jahr alt|year old|jahren',
  seats: 'sitze|sitz|sitzplaetze|sitzen|seats|seat|plaetze|- seats',
  seater: 'sitzer|seater|sitzig|- sitzer|- seater',
  doors: 'tuerer|tueren|tuerig|tuerigen|door|doors|- tuerer|- tueren|- door|- doors|trg',
  owners:
    'hand|vorbesitzer|halter|owner|owners|besitzer|previous owners|previous owner|vorbesitzern|st owner|nd owner|ter hand',
})

export const MONTHLY = table<true>({
  true: 'im monat|pro monat|monatlich|mtl|monat|/ monat|a month|per month|monthly|month|/ month|pm|je monat',
})

/** Factors that follow a number, before its unit. */
export const SCALES: Readonly<Record<string, number>> = {
  k: 1000,
  tsd: 1000,
  tausend: 1000,
  thousand: 1000,
  t: 1000,
  mille: 1000,
}

/** Units that are a factor as well: 100 tkm. */
export const SCALED_UNITS: ReadonlySet<string> = new Set(['tkm', 'kkm', 'tsdkm', 'teuro', 'teur'])

function table<Key extends string | true>(
  words: Readonly<Record<Key extends true ? 'true' : Key & string, string>> | Readonly<Partial<Record<string, string>>>,
): ReadonlyMap<string, Key> {
  return new Map(
    Object.entries(words).flatMap(([key, phrases = '']) =>
      phrases.split('|').map((phrase): [string, Key] => [phrase, (key === 'true' ? true : key) as Key]),
    ),
  )
}
