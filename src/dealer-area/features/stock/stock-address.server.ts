import type { PriceRating, StockFilter, StockGap, StockPart, StockSort } from '../../generated/graphql.ts'

/** What the address of the stock list says: which cars, in which order, which page. Prices are in euros. */
export interface StockAddress {
  readonly filter: StockFilter
  readonly sort: StockSort | undefined
  readonly descending: boolean
  readonly page: number
  /** Which columns are shown; left out: all. */
  readonly columns?: readonly StockColumn[] | undefined
}

/** A column that can be left out; that of the car itself cannot. */
export type StockColumn = Exclude<StockSort, 'VEHICLE'>

export const PARTS: readonly StockPart[] = [
  ...(['PUBLISHED', 'OFFLINE', 'INCOMPLETE', 'DRAFT', 'RESERVED', 'SOLD', 'ARCHIVED'] as const),
]
export const GAPS: readonly StockGap[] = ['LABEL', 'NO_PICTURES', 'FEW_PICTURES', 'SHORT_TEXT']

export const RATINGS: readonly PriceRating[] = ['VERY_GOOD', 'GOOD', 'FAIR', 'INCREASED', 'HIGH']

export const STOCK_COLUMNS: readonly StockColumn[] = [
  ...(['NUMBER', 'STATE', 'PRICE', 'RATING', 'DAYS'] as const),
  ...(['REGISTERED', 'MILEAGE', 'QUALITY', 'PICTURES', 'REQUESTS', 'CHANGED'] as const),
]
/** The parameter appears once for each shown column. */
export const COLUMN_PARAM = 'column'

/** Each filter and its name in the address. */
export const PARAMS = {
  ...{ text: 'q', part: 'state', gap: 'gap', rating: 'rating' },
  ...{ minDays: 'days-from', maxDays: 'days-to', minPrice: 'price-from', maxPrice: 'price-to' },
} as const satisfies Record<keyof StockFilter, string>

/** Names of columns in saved views of earlier releases. */
const FORMER_COLUMNS: ReadonlyMap<string, string> = new Map([['position', 'rating']])

/** Reads the address; an unknown value filters nothing. */
export function readAddress(params: URLSearchParams): StockAddress {
  const given = (name: keyof typeof PARAMS) => params.get(PARAMS[name])?.trim() || undefined
  const one = <Value extends string>(values: readonly Value[], name: keyof typeof PARAMS) =>
    values.find((value) => codeOf(value) === given(name))
  const filter = {
    ...{ text: given('text')?.slice(0, 100), part: one(PARTS, 'part'), gap: one(GAPS, 'gap') },
    rating: one(RATINGS, 'rating'),
    ...{ minDays: wholeOf(given('minDays')), maxDays: wholeOf(given('maxDays')) },
    ...{ minPrice: wholeOf(given('minPrice')), maxPrice: wholeOf(given('maxPrice')) },
  }
  const order = params.get('sort') ?? ''
  const columns = params.getAll(COLUMN_PARAM).map(columnNow)
  const chosen = STOCK_COLUMNS.filter((column) => columns.includes(codeOf(column)))
  const isChoice = chosen.length > 0 && chosen.length < STOCK_COLUMNS.length
  const sort = (['VEHICLE', ...STOCK_COLUMNS] as const).find(
    (value) => codeOf(value) === columnNow(order.replace(/^-/, '')),
  )
  return {
    filter: Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
    ...{ sort, descending: sort === undefined || order.startsWith('-') },
    ...(isChoice ? { columns: chosen } : {}),
    page: Math.max(1, wholeOf(params.get('page') ?? undefined) ?? 1),
  }
}

/** Writes an address's query; its order of names is always the same, so that equal filters are equal texts. */
export function writeAddress(
  { filter, sort, descending, columns, page = 1 }: Omit<StockAddress, 'page'> & { readonly page?: number },
  merchant: string,
): string {
  const params = new URLSearchParams({ merchant })
  for (const [name, param] of Object.entries(PARAMS)) {
    const value = filter[name as keyof StockFilter]
    if (value != null) params.set(param, typeof value === 'number' ? String(value) : codeOf(value, name))
  }
  if (sort !== undefined) params.set('sort', `${descending ? '-' : ''}${codeOf(sort)}`)
  for (const column of columns ?? []) params.append(COLUMN_PARAM, codeOf(column))
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

/** The query of a saved view as it would be written now. */
export function rewriteQuery(saved: string, merchant: string): string {
  return writeAddress(readAddress(new URLSearchParams(saved)), merchant)
}

function columnNow(code: string): string {
  return FORMER_COLUMNS.get(code) ?? code
}

/** `NO_PICTURES` → `no-pictures`; free words stay as they are. */
function codeOf(value: string, name?: string): string {
  return name === 'text' ? value : value.toLowerCase().replaceAll('_', '-')
}

export function codeOfColumn(column: StockColumn): string {
  return codeOf(column)
}

/** The code of a choice in the address. */
export function codeOfChoice(value: StockPart | StockGap | PriceRating): string {
  return codeOf(value)
}

/** Whole numbers, also with separators between thousands. */
function wholeOf(text: string | undefined): number | undefined {
  const digits = text?.replaceAll(/[\s.,'€]/g, '') ?? ''
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined
}
