import type { ReactNode } from 'react'
import { rateTexts } from '#messages/rate.ts'
import type { ListedRateView } from './card-view.ts'
import css from './Rate.module.css'
import type { StoredText } from './stored-text.ts'
import { useTexts } from '../site.ts'

/** The monthly rate of an offer with the effective rate beside it (§ 17 PAngV). */
export function RateLine({ rate }: { rate: ListedRateView }) {
  return (
    <p className={css.rate}>
      {rate.lead} <b>{rate.amount}</b>
      <span>{rate.line}</span>
    </p>
  )
}

/** The same on a card, in one line. */
export function CardRate({ rate: { lead, amount, line } }: { rate: ListedRateView }) {
  return (
    <p className={css.short}>
      {lead ? `${lead} ` : null}
      <b>{amount}</b>
      {` · ${line}`}
    </p>
  )
}

/** What stands on every page with a rate (Directive (EU) 2023/2225 article 8). */
export function CreditWarning() {
  return <p className={css.warning}>{useTexts(rateTexts).warning}</p>
}

/**
 * What belongs to a rate wherever one is shown: the warning, and the representative examples with their lenders (§ 17 PAngV, Directive
 * (EU) 2023/2225 article 8).
 */
export function CreditInformation({
  examples = [],
  hasWarning = true,
  children,
}: {
  examples?: readonly (string | StoredText)[]
  /** False where the page has the warning already. */
  hasWarning?: boolean
  /** Examples with words of their own. */
  children?: ReactNode
}) {
  return (
    <>
      {hasWarning ? <CreditWarning /> : null}
      {examples
        .map((example) => (typeof example === 'string' ? { text: example } : example))
        .map(({ text, lang }) => (
          <p key={text} className="note" lang={lang}>
            {text}
          </p>
        ))}
      {children}
    </>
  )
}

/** The information of all rates on a page, each example once. */
export function RateExamples({
  rates,
  shown = [],
}: {
  rates: readonly ListedRateView[]
  /** Representative examples already on the page, with their warning. */
  shown?: readonly string[]
}) {
  const examples = [...new Set(rates.flatMap(({ example }) => example ?? []))].filter(
    (example) => !shown.includes(example),
  )
  if (examples.length === 0) return null
  return (
    <div className={css.examples}>
      <CreditInformation examples={examples} hasWarning={shown.length === 0} />
    </div>
  )
}
