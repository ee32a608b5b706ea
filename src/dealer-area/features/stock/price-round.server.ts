import { data, redirect } from 'react-router'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { LIST_PAGE } from '#domain/staff/list-page.ts'
import { LONG_ON_STOCK_DAYS } from '#domain/stock/stock-list.ts'
import { stepsOf } from '#domain/vehicle/price-rating.ts'
import { priceRoundTexts, suggestionReasonTexts } from '#messages/dealer-price-round.ts'
import { shortRatingTexts } from '#messages/price-rating.ts'
import { inLanguage } from '#messages/texts.ts'
import type { PageLinks } from '#design/Pagination.tsx'
import { formState, type FormValues, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { pageLinks } from '#storefront/blocks/page-links.server.ts'
import type { Column } from '../../blocks/DataTable.tsx'
import {
  BeginPriceRoundDocument,
  PriceRoundDocument,
  type PriceRoundQuery,
  type StockSort,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { merchantOf, requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { readAddress, type StockAddress, writeAddress } from './stock-address.server.ts'
import { type FilterView, filterView } from './stock-filters.server.ts'
import { enteredPrice } from './entered-price.ts'

type Row = PriceRoundQuery['priceRound']['rows'][number]

export interface PriceRoundView {
  readonly merchant: string
  readonly back: string
  readonly found: string
  readonly filters: FilterView
  readonly columns: readonly (Column | string)[]
  readonly rows: readonly PriceRoundRowView[]
  readonly links: PageLinks
  /** How many rows of the page have a suggestion. */
  readonly suggested: number
  readonly canChange: boolean
  /** React key of the form: another page starts with empty fields. */
  readonly key: string
}

export interface PriceRoundRowView {
  readonly id: string
  readonly field: string
  readonly href: string
  readonly title: string
  readonly number: string
  readonly note: string
  readonly price: string
  readonly estimate: string
  readonly comparables: string
  readonly rating: { readonly level: number; readonly label: string } | null
  readonly days: number
  readonly isLong: boolean
  readonly requests: number
  readonly lowest: string
  readonly suggestion: string | null
  readonly reason: string
  readonly isOrdered: boolean
}

/** Those on stock for the longest come first, unless the address sorts otherwise. */
function addressOf(url: URL): StockAddress {
  const address = readAddress(url.searchParams)
  const isSorted = address.sort !== undefined
  return {
    ...address,
    ...{ sort: address.sort ?? 'DAYS', descending: isSorted ? address.descending : true },
  }
}

/** A page of the price round; null for somebody who belongs to no business. */
export async function loadPriceRound({ url, context }: PageArgs): Promise<PriceRoundView | null> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return null
  const address = addressOf(url)
  const { filter, sort, descending, page } = address
  const { priceRound } = await query(context, PriceRoundDocument, {
    ...{ merchant: merchant.uuid, filter, descending, page, ...(sort ? { sort } : {}) },
  })
  const path = dealerPaths.pathFor('price-round', locale)
  const hrefOf = (to: Omit<StockAddress, 'page'> & { page?: number }) => `${path}?${writeAddress(to, merchant.slug)}`
  const canChange = merchant.permissions.includes('stock.change')
  const { total, rows } = priceRound
  return {
    ...{ merchant: merchant.slug, canChange, key: url.search },
    back: `${dealerPaths.pathFor('stock', locale)}?${writeAddress({ filter, sort: undefined, descending: true }, merchant.slug)}`,
    found: priceRoundTexts.found[locale](total, formatNumber(total, locale)),
    filters: filterView(address, merchant.slug, locale, path),
    columns: columnsOf(address, hrefOf, canChange, locale),
    rows: rows.map((row) => rowOf(row, locale)),
    links: pageLinks(page, Math.ceil(total / LIST_PAGE), (to) => hrefOf({ ...address, page: to })),
    suggested: rows.filter((row) => row.suggestion != null).length,
  }
}

/** Turns the typed prices, and the suggested ones where they were chosen, into a bulk change with a preview. */
export async function sendPriceRound({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  const values = await formValues(request)
  const { filter, sort, descending, page } = addressOf(url)
  const { priceRound } = await query(context, PriceRoundDocument, {
    ...{ merchant: merchant.uuid, filter, descending, page, ...(sort ? { sort } : {}) },
  })
  const texts = inLanguage(priceRoundTexts, locale)
  const { prices, wrong } = enteredPrices(values, priceRound.rows)
  if (wrong.length > 0) {
    const errors = Object.fromEntries(wrong.map((field) => [field, texts.wrong]))
    return data<FormState>({ values, errors }, { status: 400 })
  }
  if (prices.length === 0) return data<FormState>({ values, errors: {}, notice: texts.nothingEntered }, { status: 400 })
  const answer = await mutate(context, BeginPriceRoundDocument, { merchant: merchant.uuid, prices })
  if ('refusals' in answer) return data(formState(values, answer.refusals, locale), refusedAs(answer.refusals))
  return redirect(dealerPaths.pathFor('bulk-change', locale, { changeId: answer.result.beginPriceRound }))
}

const FIELD = 'price.'

/** What was typed counts, whatever the page's cars are by now; a suggestion only where nothing was typed. */
function enteredPrices(values: FormValues, rows: readonly Row[]) {
  const typed = Object.entries(values).flatMap(([name, text]) =>
    name.startsWith(FIELD) && text.trim() !== '' ? [{ field: name, price: enteredPrice(text) }] : [],
  )
  const wrong = typed.filter(({ price }) => price === undefined).map(({ field }) => field)
  const entered = typed.map(({ field, price = 0 }) => ({ id: field.slice(FIELD.length), price }))
  const ids = new Set(entered.map(({ id }) => id))
  const suggested =
    values.suggested === 'yes'
      ? rows.flatMap(({ vehicle: { id }, suggestion }) =>
          suggestion == null || ids.has(id) ? [] : [{ id, price: suggestion }],
        )
      : []
  return { prices: [...entered, ...suggested], wrong }
}

const SORTED: Readonly<Record<string, StockSort>> = {
  ...{ vehicle: 'VEHICLE', price: 'PRICE', rating: 'RATING', days: 'DAYS', requests: 'REQUESTS' },
}
const NAMES = ['vehicle', 'price', 'estimate', 'rating', 'days', 'requests', 'lowest', 'suggestion'] as const
const FIGURES: ReadonlySet<string> = new Set(['price', 'estimate', 'days', 'requests', 'lowest'])

function columnsOf(
  { filter, sort, descending }: StockAddress,
  hrefOf: (to: Omit<StockAddress, 'page'>) => string,
  canChange: boolean,
  locale: Locale,
): PriceRoundView['columns'] {
  const texts = inLanguage(priceRoundTexts, locale)
  const columns = NAMES.map((name): Column => {
    const column = SORTED[name]
    const isSorted = column !== undefined && sort === column
    return {
      ...{ label: texts[name], isFigure: FIGURES.has(name) },
      ...(column
        ? {
            sort: {
              href: hrefOf({ filter, sort: column, descending: isSorted && !descending }),
              direction: isSorted ? (descending ? ('descending' as const) : ('ascending' as const)) : undefined,
            },
          }
        : {}),
    }
  })
  return canChange ? [...columns, texts.newPrice] : columns
}

function rowOf(row: Row, locale: Locale): PriceRoundRowView {
  const { vehicle, estimate, comparables, lowest, suggestion, reason } = row
  const { id, number, title, modelDescription, state, price, days, requests, rating } = vehicle
  const texts = inLanguage(priceRoundTexts, locale)
  const euros = (amount: number | null | undefined) => (amount == null ? '–' : formatEuros(amount, locale, 'if-any'))
  const share = estimate == null ? 0 : Math.round((price / estimate) * 100 - 100)
  return {
    ...{ id, number, title, days, requests, field: `${FIELD}${id}` },
    href: dealerPaths.pathFor('stock-vehicle', locale, { vehicleId: id }),
    note: [modelDescription, number].filter(Boolean).join(' · '),
    ...{ price: euros(price), estimate: euros(estimate), lowest: euros(lowest) },
    comparables: comparables == null ? '' : texts.comparables(comparables),
    rating: rating ? { level: stepsOf(rating), label: shortRatingTexts[rating][locale] } : null,
    isLong: days >= LONG_ON_STOCK_DAYS,
    suggestion: suggestion == null ? null : euros(suggestion),
    reason: suggestionReasonTexts[reason][locale](Math.abs(share), days, requests),
    isOrdered: state === 'RESERVED' || state === 'SOLD',
  }
}
