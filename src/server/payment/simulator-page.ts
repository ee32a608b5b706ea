import { html } from 'hono/html'
import { formatMoney } from '#domain/format/money.ts'
import type { Locale } from '#domain/locale.ts'
import { SIMULATED_DELIVERIES, type SimulatedDelivery } from '#domain/payment/simulated.ts'
import { simulatorTexts } from '#messages/payment-simulator.ts'
import { inLanguage } from '#messages/texts.ts'

/** The ways to end a test payment; `secure` asks for a code first. */
export const CHOICES = ['pay', 'secure', 'decline', 'abandon'] as const
export type Choice = (typeof CHOICES)[number]

export interface ShownPayment {
  /** Path of its page. */
  readonly path: string
  readonly locale: Locale
  readonly method: 'CREDIT_CARD' | 'PAYPAL'
  /** Cents. */
  readonly amount: number
  readonly description: string
  readonly returnUrl: string
}

export const STYLESHEET = '/payment-simulator/style.css'

/** The page on which a test payment is decided. */
export function choicePage(payment: ShownPayment) {
  const texts = inLanguage(simulatorTexts, payment.locale)
  const choices = CHOICES.filter((choice) => choice !== 'secure' || payment.method === 'CREDIT_CARD')
  return frame(
    payment,
    texts.title,
    html`
    <dl>
      <div><dt>${texts.amount}</dt><dd>${formatMoney(payment.amount, payment.locale, 2)}</dd></div>
      <div><dt>${texts.purpose}</dt><dd>${payment.description}</dd></div>
      <div><dt>${texts.method}</dt><dd>${texts[payment.method]}</dd></div>
    </dl>
    <form method="post" action="${payment.path}">
      ${langField(payment)}
      <fieldset>
        <legend>${texts.how}</legend>
        ${choices.map((choice) => radio('choice', choice, texts[choice], choice === 'pay'))}
      </fieldset>
      <fieldset>
        <legend>${texts.delivery}</legend>
        ${SIMULATED_DELIVERIES.map((delivery) => radio('delivery', delivery, texts[delivery], delivery === 'AT_ONCE'))}
      </fieldset>
      <button>${texts.go}</button>
    </form>`,
  )
}

/** The bank's question for a code, which is shown. */
export function codePage(payment: ShownPayment, code: string, delivery: SimulatedDelivery, isWrong: boolean) {
  const texts = inLanguage(simulatorTexts, payment.locale)
  return frame(
    payment,
    texts.secureTitle,
    html`
    <p>${texts.secureLead} <strong class="code">${code}</strong></p>
    <form method="post" action="${payment.path}">
      ${langField(payment)}
      <input type="hidden" name="delivery" value="${delivery}">
      <label for="code">${texts.code}</label>
      <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required${
        isWrong ? html` aria-invalid="true" aria-describedby="wrong" autofocus` : ''
      }>
      ${isWrong ? html`<p id="wrong" class="wrong" role="alert">${texts.wrongCode}</p>` : ''}
      <button name="choice" value="code">${texts.confirm}</button>
      <button name="choice" value="abandon" class="quiet" formnovalidate>${texts.abandon}</button>
    </form>`,
  )
}

/** A payment that cannot be decided any more. */
export function overPage(payment: ShownPayment) {
  const texts = inLanguage(simulatorTexts, payment.locale)
  return frame(
    payment,
    texts.over,
    html`<p>${texts.overLead}</p><p><a href="${payment.returnUrl}">${texts.back}</a></p>`,
  )
}

function frame(payment: ShownPayment, title: string, content: ReturnType<typeof html>) {
  const { noMoney: remark } = inLanguage(simulatorTexts, payment.locale)
  return simulatorFrame({ ...payment, remark }, title, content)
}

/** The frame of every simulator's page. */
export function simulatorFrame(
  { path, locale, remark }: { readonly path: string; readonly locale: Locale; readonly remark: string },
  title: string,
  content: ReturnType<typeof html>,
) {
  const texts = inLanguage(simulatorTexts, locale)
  const other = locale === 'de' ? 'en' : 'de'
  return html`<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="${STYLESHEET}">
  </head>
  <body>
    <header><p>${remark}</p><a href="${path}?lang=${other}" lang="${other}" hreflang="${other}">${texts.otherLanguage}</a></header>
    <main><h1>${title}</h1>${content}</main>
  </body>
</html>`
}

/** The language travels along with the form. */
export function langField({ locale }: { readonly locale: Locale }) {
  return html`<input type="hidden" name="lang" value="${locale}">`
}

export function radio(name: string, value: string, label: string, isChecked: boolean) {
  return html`<label><input type="radio" name="${name}" value="${value}"${isChecked ? html` checked` : ''}> ${label}</label>`
}
