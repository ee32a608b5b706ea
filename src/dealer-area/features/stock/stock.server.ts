import { data, redirect } from 'react-router'
import { berlinToday } from '#domain/berlin-time.ts'
import { formatDateOf, formatMonth } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { LIST_PAGE } from '#domain/staff/list-page.ts'
import { LONG_ON_STOCK_DAYS } from '#domain/stock/stock-list.ts'
import { stepsOf } from '#domain/vehicle/price-rating.ts'
import { pictureCountTexts, stockGapTexts, stockStateTexts, stockTexts } from '#messages/dealer-stock.ts'
import { shortRatingTexts } from '#messages/price-rating.ts'
import { inLanguage } from '#messages/texts.ts'
import type { PageLinks } from '#design/Pagination.tsx'
import type { TabLink } from '#design/Tabs.tsx'
import { formState, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { pageLinks } from '#storefront/blocks/page-links.server.ts'
import type { Column } from '../../blocks/DataTable.tsx'
import { hiddenNotice } from '../../blocks/hidden-notice.server.ts'
import type { NextLink } from '../../blocks/NextLinks.tsx'
import {
  RemoveStockViewDocument,
  SaveStockViewDocument,
  StockDocument,
  type StockQuery,
  type StockSort,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { merchantOf, requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import {
  codeOfColumn,
  COLUMN_PARAM,
  readAddress,
  rewriteQuery,
  STOCK_COLUMNS,
  type StockAddress,
  type StockColumn,
  writeAddress,
} from './stock-address.server.ts'
import { beginBulk, type RecentChange, recentOf } from './begin-bulk.server.ts'
import { printSheets } from './print-sheets.server.ts'
import { type FilterView, filterView } from './stock-filters.server.ts'
import { isDone, namesPictures, type QualityKind, qualityKind } from './stock-quality.ts'

type Row = StockQuery['stock']['rows'][number]

export interface StockView {
  readonly merchant: string
  readonly found: string
  readonly isEmpty: boolean
  /** Says that nobody sees the cars. */
  readonly hidden: string | null
  /** Where an empty stock is filled, for those who may. */
  readonly next: readonly NextLink[]
  readonly tabs: readonly TabLink[]
  /** The saved view that is shown. */
  readonly savedView: { readonly id: string; readonly name: string } | null
  readonly filters: FilterView
  readonly columns: readonly Column[]
  /** Which of them are shown, by their codes, besides the car itself. */
  readonly shown: readonly StockColumn[]
  readonly chooser: {
    readonly options: readonly { readonly value: string; readonly label: string; readonly isShown: boolean }[]
    readonly hidden: readonly (readonly [string, string])[]
  }
  readonly rows: readonly StockRowView[]
  readonly links: PageLinks
  readonly range: string
  readonly csv: string
  /** The round over the prices of the same cars. */
  readonly priceRound: string
  /** Where a car is added; null for those who may not. */
  readonly create: string | null
  readonly canChange: boolean
  /** How many cars the filter finds, formatted. */
  readonly total: string
  readonly recent: readonly RecentChange[]
  /** The part of the address that a view stores. */
  readonly query: string
}

export interface StockRowView {
  readonly id: string
  readonly href: string
  readonly number: string
  readonly title: string
  readonly note: string
  readonly picture: string
  readonly state: Row['state']
  readonly stateLabel: string
  readonly price: string
  readonly rating: { readonly level: number; readonly label: string } | null
  readonly days: number
  readonly isLong: boolean
  readonly registered: string
  readonly mileage: string
  readonly quality: { readonly kind: QualityKind; readonly label: string; readonly namesPictures: boolean }
  readonly pictures: number
  readonly requests: number
  readonly changed: string
}

/** A page of the stock that the address filters and sorts; undefined for somebody who belongs to no business. */
export async function loadStock({ url, context }: PageArgs): Promise<StockView | null> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return null
  const address = readAddress(url.searchParams)
  const { filter, sort, descending, page } = address
  const variables = { merchant: merchant.uuid, filter, descending, page, ...(sort ? { sort } : {}) }
  const { stock, stockViews: views, bulkChanges } = await query(context, StockDocument, variables)
  const stockViews = views.map((view) => ({ ...view, query: rewriteQuery(view.query, merchant.slug) }))
  const path = dealerPaths.pathFor('stock', locale)
  const hrefOf = (to: Omit<StockAddress, 'page'> & { page?: number }) => `${path}?${writeAddress(to, merchant.slug)}`
  const canChange = merchant.roles.some((role) => role === 'OWNER' || role === 'SALES')
  const texts = inLanguage(stockTexts, locale)
  const here = writeAddress({ ...address, page: 1 }, merchant.slug)
  const tabs = tabsOf(stock.counts, stockViews, merchant.slug, address.columns, locale).map(({ query: to, label }) => ({
    ...{ label, href: `${path}?${to}`, isCurrent: to === here },
  }))
  const first = (page - 1) * LIST_PAGE
  const numbers = [first + Math.min(1, stock.rows.length), first + stock.rows.length, stock.total]
  const [from, to, total] = numbers.map((number) => formatNumber(number, locale))
  return {
    merchant: merchant.slug,
    found: texts.ofAll(total!, formatNumber(Math.max(stock.counts.all, stock.total), locale)),
    isEmpty: stock.counts.all === 0,
    hidden: hiddenNotice(merchant.state, locale),
    next: canChange
      ? (['imports', 'new-vehicle'] as const).map((screen) => ({
          href: `${dealerPaths.pathFor(screen, locale)}?merchant=${merchant.slug}`,
          label: screen === 'imports' ? texts.upload : texts.create,
        }))
      : [],
    tabs,
    savedView: stockViews.find(({ query: saved }) => saved === here) ?? null,
    filters: filterView(address, merchant.slug, locale),
    columns: columnsOf(address, hrefOf, locale),
    shown: address.columns ?? STOCK_COLUMNS,
    chooser: chooserOf(address, here, locale),
    rows: stock.rows.map((row) => rowOf(row, stock.counts, locale)),
    links: pageLinks(page, Math.ceil(stock.total / LIST_PAGE), (to) => hrefOf({ ...address, page: to })),
    range: texts.range(from!, to!, total!),
    csv: `${dealerPaths.pathFor('stock-csv', locale)}?${here}`,
    ...{ canChange, total: total!, recent: (canChange ? bulkChanges : []).map((change) => recentOf(change, locale)) },
    priceRound: `${dealerPaths.pathFor('price-round', locale)}?${writeAddress({ filter: { ...filter, part: filter.part ?? 'PUBLISHED' }, sort: undefined, descending: true }, merchant.slug)}`,
    create: canChange ? `${dealerPaths.pathFor('new-vehicle', locale)}?merchant=${merchant.slug}` : null,
    query: here,
  }
}

/** Freezes the selected cars for a change, saves what the address filters under a name, or removes the view that is shown. */
export async function changeStock({ request, url, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const merchant = await requireMerchant(url, context)
  const values = await formValues(request)
  if (values.print !== undefined) return printSheets(values, merchant.uuid, url, context)
  if (values.bulk !== undefined) return beginBulk(values, merchant.uuid, url, context)
  const here = writeAddress({ ...readAddress(url.searchParams), page: 1 }, merchant.slug)
  const answer =
    values.intent === 'remove-view'
      ? await mutate(context, RemoveStockViewDocument, { merchant: merchant.uuid, id: values.id ?? '' })
      : await mutate(context, SaveStockViewDocument, { merchant: merchant.uuid, name: values.name ?? '', query: here })
  if ('refusals' in answer)
    return data<FormState>(formState(values, answer.refusals, locale), refusedAs(answer.refusals))
  return redirect(`${dealerPaths.pathFor('stock', locale)}?${here}`)
}

function tabsOf(
  { offline, long, noPictures }: StockQuery['stock']['counts'],
  views: StockQuery['stockViews'],
  merchant: string,
  columns: StockAddress['columns'],
  locale: Locale,
): { readonly query: string; readonly label: string }[] {
  const texts = inLanguage(stockTexts, locale)
  const queryOf = (filter: StockAddress['filter']) =>
    writeAddress({ filter, columns, sort: undefined, descending: true }, merchant)
  return [
    { query: queryOf({}), label: texts.all },
    { query: queryOf({ part: 'OFFLINE' }), label: texts.offlineView(offline) },
    { query: queryOf({ minDays: LONG_ON_STOCK_DAYS }), label: texts.longView(LONG_ON_STOCK_DAYS, long) },
    { query: queryOf({ gap: 'NO_PICTURES' }), label: texts.noPicturesView(noPictures) },
    ...views.map(({ query: saved, name }) => ({ query: saved, label: name })),
  ]
}

const FIGURES: readonly StockSort[] = ['PRICE', 'DAYS', 'REGISTERED', 'MILEAGE', 'PICTURES', 'REQUESTS', 'CHANGED']
/** Each column's head sorts by it; the head of the column that sorts already reverses the order. */
function columnsOf(
  { filter, sort, descending, columns }: StockAddress,
  hrefOf: (to: Omit<StockAddress, 'page'>) => string,
  locale: Locale,
): Column[] {
  return (['VEHICLE', ...(columns ?? STOCK_COLUMNS)] as const).map((column): Column => {
    const isSorted = sort === column
    return {
      ...{ label: stockTexts[column][locale], isFigure: FIGURES.includes(column) },
      sort: {
        href: hrefOf({ filter, columns, sort: column, descending: isSorted && !descending }),
        direction: isSorted ? (descending ? 'descending' : 'ascending') : undefined,
      },
    }
  })
}

/** The columns to choose from; hidden fields keep everything else of the address. */
function chooserOf({ columns }: StockAddress, here: string, locale: Locale): StockView['chooser'] {
  const shown = columns ?? STOCK_COLUMNS
  return {
    options: STOCK_COLUMNS.map((column) => ({
      ...{ value: codeOfColumn(column), label: stockTexts[column][locale], isShown: shown.includes(column) },
    })),
    hidden: [...new URLSearchParams(here)].filter(([name]) => name !== COLUMN_PARAM),
  }
}

function rowOf(row: Row, counts: StockQuery['stock']['counts'], locale: Locale): StockRowView {
  const { id, number, title, state, days, gap, pictureCount, requests, changedAt, rating, mileage } = row
  return {
    ...{ id, number, title, state, days, requests, note: row.modelDescription ?? '', picture: row.picture },
    href: dealerPaths.pathFor('stock-vehicle', locale, { vehicleId: id }),
    ...{ stateLabel: stockStateTexts[state][locale], price: formatEuros(row.price, locale), pictures: pictureCount },
    rating: rating ? { level: stepsOf(rating), label: shortRatingTexts[rating][locale] } : null,
    isLong: days >= LONG_ON_STOCK_DAYS && state !== 'SOLD',
    registered: row.firstRegistration ? formatMonth(row.firstRegistration) : '–',
    mileage: mileage == null ? '–' : formatNumber(mileage, locale),
    quality: {
      kind: qualityKind(row, counts),
      namesPictures: namesPictures(row),
      label: isDone(state)
        ? ''
        : gap === 'FEW_PICTURES'
          ? pictureCountTexts[locale](pictureCount)
          : stockGapTexts[gap ?? 'NONE'][locale],
    },
    changed:
      berlinToday(new Date(changedAt)) === berlinToday() ? stockTexts.today[locale] : formatDateOf(changedAt, locale),
  }
}
