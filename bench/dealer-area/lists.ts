const AREA = '/haendlerbereich'
const SORTS = [
  ...(['vehicle', 'number', 'state', 'price', 'rating', 'days'] as const),
  ...(['registered', 'mileage', 'quality', 'pictures', 'requests', 'changed'] as const),
] as const

/** Each list of the dealer area and its address. */
export const LISTS: Readonly<Record<string, string>> = {
  'work list': AREA,
  stock: `${AREA}/bestand`,
  ...Object.fromEntries(SORTS.map((sort) => [`stock by ${sort}`, `${AREA}/bestand?sort=-${sort}`])),
  'stock, page 200': `${AREA}/bestand?page=200`,
  'stock of some words': `${AREA}/bestand?q=golf`,
  'stock that lacks values': `${AREA}/bestand?gap=label`,
  'price round': `${AREA}/bestand/preisrunde`,
  orders: `${AREA}/auftraege`,
  'orders, page 20': `${AREA}/auftraege?page=20`,
  'orders that have ended': `${AREA}/auftraege?part=ended`,
  requests: `${AREA}/anfragen`,
  'requests, page 30': `${AREA}/anfragen?page=30`,
  imports: `${AREA}/importe`,
  'calendar, day': `${AREA}/kalender?view=day`,
  'calendar, week': `${AREA}/kalender?view=week`,
  'calendar, month': `${AREA}/kalender?view=month`,
  'trade-ins': `${AREA}/inzahlungnahmen`,
  financing: `${AREA}/finanzierungen`,
}
