import { html } from 'hono/html'
import { SIMULATED_DECISIONS } from '#domain/banking/bank-events.ts'
import { formatMoney } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { shownFileName } from '#domain/upload/upload.ts'
import { sizeText } from '#domain/format/file-size.ts'
import type { SimulatedDelivery } from '#domain/payment/simulated.ts'
import { bankSimulatorTexts } from '#messages/bank-simulator.ts'
import { simulatorTexts } from '#messages/payment-simulator.ts'
import { inLanguage } from '#messages/texts.ts'
import { langField, radio, simulatorFrame } from '../payment/simulator-page.ts'

/** Messages of a decision have no order among themselves. */
export const BANK_DELIVERIES = [
  'AT_ONCE',
  'TWICE',
  'LATE',
  'FAILS_FIRST',
] as const satisfies readonly SimulatedDelivery[]

export interface ShownApplication {
  /** Path of its page. */
  readonly path: string
  readonly locale: Locale
  readonly description: string
  /** Cents. */
  readonly amount: number
  readonly returnUrl: string
  readonly isOver: boolean
  readonly documents: readonly { readonly key: string; readonly fileName: string; readonly bytes: number }[]
}

/** The page on which somebody decides an application for the embedded bank; a decided one has no form. */
export function bankPage(application: ShownApplication) {
  const { path, locale, description, amount, returnUrl, isOver, documents } = application
  const texts = inLanguage(bankSimulatorTexts, locale)
  const words = inLanguage(simulatorTexts, locale)
  const back = html`<p><a href="${returnUrl}">${words.back}</a></p>`
  const form = html`
    <form method="post" action="${path}">
      ${langField(application)}
      <fieldset>
        <legend>${texts.how}</legend>
        ${SIMULATED_DECISIONS.map((decision) => radio('decision', decision, texts[decision], decision === 'APPROVED'))}
      </fieldset>
      <fieldset>
        <legend>${words.delivery}</legend>
        ${BANK_DELIVERIES.map((delivery) => radio('delivery', delivery, words[delivery], delivery === 'AT_ONCE'))}
      </fieldset>
      <button>${words.go}</button>
    </form>`
  return simulatorFrame(
    { path, locale, remark: texts.noLoan },
    isOver ? texts.over : texts.title,
    html`
    <dl>
      <div><dt>${texts.about}</dt><dd>${description}</dd></div>
      <div><dt>${texts.amount}</dt><dd>${formatMoney(amount, locale, 2)}</dd></div>
    </dl>
    <h2>${texts.documents}</h2>
    ${documents.length === 0 ? html`<p>${texts.noDocuments}</p>` : documentList(application)}
    <p>${texts.sealed}</p>
    ${isOver ? '' : form}
    ${back}`,
  )
}

/** The proofs, each with its size; opening one is recorded. */
function documentList({ path, locale, documents }: ShownApplication) {
  return html`
    <ul>
      ${documents.map(
        ({ key, fileName, bytes }) =>
          html`<li><a href="${path}/documents/${key}">${shownFileName(fileName)}</a> (${sizeText(bytes, locale)})</li>`,
      )}
    </ul>
    <p>${bankSimulatorTexts.opened[locale]}</p>`
}
