import { data, redirect } from 'react-router'
import { formatDate } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { parseNumber } from '#domain/format/parse-number.ts'
import type { Locale } from '#domain/locale.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { tradeInTermsTexts } from '#messages/dealer-trade-ins.ts'
import { inLanguage } from '#messages/texts.ts'
import { formState, type FormValues, formValues, refusedAs } from '#storefront/blocks/form.server.ts'
import { conditionText } from '#storefront/blocks/trade-in-differences.server.ts'
import { type ChangedState, type ChangedView, whoChanged } from '../../blocks/changed-state.ts'
import {
  type SaveTradeInTermsMutationVariables,
  SaveTradeInTermsDocument,
  TradeInTermsDocument,
  type TradeInTermsQuery,
} from '../../generated/graphql.ts'
import { mutate, query } from '../../gateway.server.ts'
import { merchantOf, requireMerchant } from '../../merchant.server.ts'
import { type ActionArgs, areaContext, type PageArgs } from '../../request.server.ts'
import { FROM_SETTINGS, partSlug } from '../../blocks/settings-part-path.ts'
import { amountOf } from './trade-in-words.server.ts'
import { parseWholeNumber } from '#domain/format/parse-whole-number.ts'

type Terms = TradeInTermsQuery['tradeInTerms']

export interface TermsView {
  readonly since: string
  readonly back: string
  readonly fingerprint: string
  readonly mayChange: boolean
  readonly fields: Readonly<Record<'margin' | 'minMargin' | 'reconditioning', string>>
  readonly groups: readonly {
    readonly name: string
    readonly lines: readonly {
      readonly field: string
      readonly label: string
      readonly shop: string
      readonly own: string
    }[]
  }[]
}

export async function loadTerms({ url, context }: PageArgs): Promise<TermsView | null> {
  const { locale } = context.get(areaContext)
  const merchant = await merchantOf(url, context)
  if (merchant === undefined) return null
  const { tradeInTerms: terms } = await query(context, TradeInTermsDocument, { merchant: merchant.uuid })
  const { marginPermille, minMargin, reconditioning, since, lines, fingerprint, mayChange } = terms
  const groups = Map.groupBy(lines, ({ line }) => line.split('.')[0] ?? '')
  return {
    ...{ fingerprint, mayChange, since: tradeInTermsTexts.since[locale](formatDate(since, locale)) },
    back: dealerPaths.pathFor('trade-ins', locale),
    fields: {
      margin: formatNumber(marginPermille / 10, locale),
      ...{ minMargin: String(minMargin), reconditioning: String(reconditioning) },
    },
    groups: [...groups].map(([question, rows]) => ({
      name: conditionText(question, locale),
      lines: rows.map(({ line, shop, own }) => ({
        ...{ field: line, label: conditionText(line, locale), shop: amountOf(shop, locale) },
        own: own == null ? '' : String(own),
      })),
    })),
  }
}

export async function changeTerms({ url, request, context }: ActionArgs) {
  const { locale } = context.get(areaContext)
  const values = await formValues(request)
  const merchant = await requireMerchant(url, context)
  const { tradeInTerms: terms } = await query(context, TradeInTermsDocument, { merchant: merchant.uuid })
  const entered = termsOf(values, terms)
  if ('wrong' in entered)
    return data<ChangedState>({ values, errors: errorsOf(entered.wrong, locale) }, { status: 400 })
  const fingerprint = values.fingerprint ?? ''
  const answer = await mutate(context, SaveTradeInTermsDocument, { merchant: merchant.uuid, fingerprint, ...entered })
  if ('result' in answer) {
    const address = new URLSearchParams({ merchant: merchant.slug }).toString()
    return redirect(
      url.search.includes(FROM_SETTINGS)
        ? `${dealerPaths.pathFor('settings', locale)}?${address}&saved=${partSlug('TRADE_IN')}`
        : `${dealerPaths.pathFor('trade-in-terms', locale)}?${address}`,
    )
  }
  const { refusals } = answer
  if (refusals[0]?.code === 'CHANGED') {
    const state = {
      values: { ...values, fingerprint: terms.fingerprint },
      errors: {},
      changed: changedView(values, terms, locale),
    }
    return data<ChangedState>(state, { status: 400 })
  }
  const { errors, ...state } = formState(values, refusals, locale)
  const wrong = Object.keys(errors).map((field) => (field === 'marginPermille' ? 'margin' : field))
  return data<ChangedState>({ ...state, errors: errorsOf(wrong, locale) }, refusedAs(refusals))
}

type Entered = Omit<SaveTradeInTermsMutationVariables, 'merchant' | 'fingerprint'>

function termsOf(values: FormValues, { lines }: Terms): Entered | { readonly wrong: readonly string[] } {
  const margin = marginOf(values)
  const [minMargin, reconditioning] = [
    parseWholeNumber(values.minMargin ?? ''),
    parseWholeNumber(values.reconditioning ?? ''),
  ]
  const own = lines.flatMap(({ line }) => {
    const text = values[line]?.trim() ?? ''
    return text === '' ? [] : [{ line, amount: parseWholeNumber(text) }]
  })
  const wrong = [
    ...(Number.isNaN(margin) ? ['margin'] : []),
    ...(minMargin === undefined ? ['minMargin'] : []),
    ...(reconditioning === undefined ? ['reconditioning'] : []),
    ...own.filter(({ amount }) => amount === undefined).map(({ line }) => line),
  ]
  if (wrong.length > 0 || minMargin === undefined || reconditioning === undefined) return { wrong }
  const amounts = own.map(({ line, amount = 0 }) => ({ line, amount }))
  return { marginPermille: Math.round(margin * 10), minMargin, reconditioning, amounts }
}

function errorsOf(fields: readonly string[], locale: Locale) {
  const texts = inLanguage(tradeInTermsTexts, locale)
  return Object.fromEntries(fields.map((field) => [field, field === 'margin' ? texts.badMargin : texts.badAmount]))
}

function changedView(values: FormValues, terms: Terms, locale: Locale): ChangedView {
  const texts = inLanguage(tradeInTermsTexts, locale)
  const shown = [
    {
      ...{ label: texts.margin, now: formatNumber(terms.marginPermille / 10, locale) },
      entered: Number.isNaN(marginOf(values)) ? (values.margin ?? '') : formatNumber(marginOf(values), locale),
    },
    { label: texts.minMargin, now: formatEuros(terms.minMargin, locale), entered: euros(values.minMargin, locale) },
    {
      ...{ label: texts.reconditioning, now: formatEuros(terms.reconditioning, locale) },
      entered: euros(values.reconditioning, locale),
    },
    ...terms.lines.map(({ line, own }) => ({
      label: conditionText(line, locale),
      ...{ now: own == null ? '' : formatEuros(own, locale), entered: euros(values[line], locale) },
    })),
  ]
  const { lastChange } = terms
  return {
    who: whoChanged(lastChange, locale),
    differences: shown.filter(({ now, entered }) => now !== entered),
  }
}

/** What was entered, written as amounts are. */
function euros(text = '', locale: Locale): string {
  const amount = parseWholeNumber(text)
  return amount === undefined ? text.trim() : formatEuros(amount, locale)
}

function marginOf({ margin = '' }: FormValues): number {
  return parseNumber(margin.trim()) ?? Number.NaN
}
