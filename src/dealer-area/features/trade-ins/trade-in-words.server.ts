import { berlinToday } from '#domain/berlin-time.ts'
import { addDays } from '#domain/delivery/calendar-day.ts'
import { formatAppointment, formatDate, formatInstant, formatMonth } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { displayPhone } from '#domain/phone.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { DAYS_OFFERED, MAX_DAYS_OFFERED } from '#domain/trade-in/trade-in.ts'
import { cancelReasonTexts } from '#messages/dealer-appointments.ts'
import { proofTexts } from '#messages/dealer-files.ts'
import { dealerTradeInTexts, staffActorTexts } from '#messages/dealer-trade-ins.ts'
import { inLanguage } from '#messages/texts.ts'
import { tradeInEstimateTexts } from '#messages/trade-in-estimate.ts'
import { answerText, conditionText } from '#storefront/blocks/trade-in-differences.server.ts'
import { signedEuros } from '#storefront/blocks/traded-car.server.ts'
import type { StaffTradeInQuery } from '../../generated/graphql.ts'
import type { ExtraLine, Fact, InspectionLine, TradeInPageView } from './trade-in-view.ts'
import { tradeInStateText } from './trade-ins.server.ts'

export type StaffTradeIn = StaffTradeInQuery['staffTradeIn']
type Row = StaffTradeIn['rows'][number]

export function viewOf(tradeIn: StaffTradeIn, locale: Locale): TradeInPageView {
  const texts = inLanguage(dealerTradeInTexts, locale)
  const { car, plate, state, inspectedOn, statedMileage, foundMileage, rows, hasValuation, market } = tradeIn
  const differences = rows.reduce((sum, { difference }) => sum + (difference ?? 0), tradeIn.mileageDifference)
  return {
    title: [car, plate].filter(Boolean).join(', '),
    note: `${tradeIn.person}, ${tradeInStateText(state, locale)}`,
    back: dealerPaths.pathFor('trade-ins', locale),
    terms: dealerPaths.pathFor('trade-in-terms', locale),
    ...{ fingerprint: tradeIn.fingerprint, mayBook: tradeIn.mayBook, mayInspect: tradeIn.mayInspect },
    inspectedOn: inspectedOn == null ? '' : texts.inspectedOn(formatDate(inspectedOn, locale)),
    lines: rows.filter(({ isExtra }) => !isExtra).map((row) => lineOf(row, locale)),
    extras: rows.filter(({ isExtra }) => isExtra).map((row) => extraOf(row, inspectedOn != null, locale)),
    mileage: { note: mileageNote(tradeIn, locale), value: String(foundMileage ?? statedMileage) },
    market: hasValuation ? null : { value: market == null ? '' : String(market) },
    sum: inspectedOn == null ? '' : amountOf(differences, locale),
    offer: offerOf(tradeIn, differences, locale),
    price: tradeIn.lines.map((line, index) => ({
      ...{ key: `${index}${line.key}`, isSum: line.isSum, label: priceLabel(line, locale) },
      amount: line.isSum ? formatEuros(line.amount, locale) : amountOf(line.amount, locale),
    })),
    reasons: tradeIn.declineReasons.map((value) => ({ value, label: cancelReasonTexts[value]?.[locale] ?? value })),
    facts: factsOf(tradeIn, locale),
    pictures: tradeIn.pictures.map((key) =>
      dealerPaths.pathFor('trade-in-picture', locale, { requestId: tradeIn.requestId, key }),
    ),
    proofs: proofsOf(tradeIn, locale),
    course: tradeIn.events.map(({ at, actor, to, reason }) => ({
      label: tradeInStateText(to, locale),
      note: [formatInstant(at, locale), staffActorTexts[actor][locale], reason ?? ''].filter(Boolean).join(' · '),
    })),
  }
}

function proofsOf({ proofs, rows, requestId }: StaffTradeIn, locale: Locale): TradeInPageView['proofs'] {
  const counts = new Map<string, number>()
  return {
    list: proofs.map(({ key, line }) => {
      const number = (counts.get(line) ?? 0) + 1
      counts.set(line, number)
      return {
        ...{ key, src: dealerPaths.pathFor('trade-in-picture', locale, { requestId, key }) },
        label: proofTexts.picture[locale](conditionText(line, locale), number),
      }
    }),
    lines: rows
      .filter(({ isExtra }) => !isExtra)
      .map(({ line }) => ({ value: line, label: conditionText(line, locale) })),
  }
}

/** What the customer said, and what the difference does to the price. */
function mileageNote({ statedMileage, mileageDifference }: StaffTradeIn, locale: Locale): string {
  const texts = inLanguage(dealerTradeInTexts, locale)
  const stated = `${texts.stated}: ${formatKilometres(statedMileage, locale)}`
  return mileageDifference === 0 ? stated : `${stated}, ${texts.difference} ${amountOf(mileageDifference, locale)}`
}

function lineOf(row: Row, locale: Locale): InspectionLine {
  const texts = inLanguage(dealerTradeInTexts, locale)
  const { line, stated, found, difference, options, ownAmount, isFact } = row
  const label = conditionText(line, locale)
  const openEnded = options.filter(({ isOpenEnded }) => isOpenEnded)
  const known = stated === 'UNKNOWN' || stated == null ? '' : stated
  return {
    ...{ field: `q.${line}`, label, chosen: found ?? known },
    stated: answerText(line, stated, locale),
    statedAmount: isFact ? '' : statedAmount(row, locale),
    difference: difference == null || isFact ? '' : amountOf(difference, locale),
    isDifferent: (difference ?? 0) !== 0,
    options: [
      { value: '', label: texts.choose },
      ...options.map(({ answer, amount, isOpenEnded }) => {
        const euros = amountOf(amount, locale)
        const words = conditionText(`${line}.${answer}`, locale)
        return { value: answer, label: isFact ? words : `${words} (${isOpenEnded ? texts.atLeast(euros) : euros})` }
      }),
    ],
    amount:
      openEnded.length > 0
        ? { field: `a.${line}`, label: texts.amountOf(label), value: ownAmount == null ? '' : String(-ownAmount) }
        : null,
  }
}

function statedAmount({ statedLow, statedHigh }: Row, locale: Locale): string {
  if (statedLow === statedHigh) return amountOf(statedLow, locale)
  return `${amountOf(statedHigh, locale)} … ${amountOf(statedLow, locale)}`
}

function extraOf({ line, stated, found, options }: Row, isInspected: boolean, locale: Locale): ExtraLine {
  const texts = inLanguage(dealerTradeInTexts, locale)
  const amount = amountOf(options[0]?.amount ?? 0, locale)
  return {
    ...{ field: `x.${line.slice('equipment.'.length)}`, label: `${conditionText(line, locale)} (${amount})` },
    note: stated == null ? '' : texts.extraStated,
    isThere: isInspected ? found != null : stated != null,
  }
}

function offerOf(tradeIn: StaffTradeIn, differences: number, locale: Locale): TradeInPageView['offer'] {
  const texts = inLanguage(dealerTradeInTexts, locale)
  const { estimate, estimatedOn, inspectedPrice, minimalPrice, maximalPrice, price, validUntil, mayOffer } = tradeIn
  const euros = (amount: number) => formatEuros(amount, locale)
  const today = berlinToday()
  const value = price ?? inspectedPrice
  return {
    facts: [
      ...(estimate != null && estimatedOn != null
        ? [{ label: texts.estimateOf(formatDate(estimatedOn, locale)), value: euros(estimate) }]
        : []),
      ...(inspectedPrice == null ? [] : [{ label: texts.inspection, value: amountOf(differences, locale) }]),
      ...(value == null ? [] : [{ label: texts.offer, value: euros(value) }]),
      ...(validUntil == null ? [] : [{ label: texts.validUntil, value: formatDate(validUntil, locale) }]),
    ],
    price: inspectedPrice == null ? null : euros(inspectedPrice),
    ...{ validUntil: addDays(today, DAYS_OFFERED), latest: addDays(today, MAX_DAYS_OFFERED), isOpen: mayOffer },
    range:
      minimalPrice != null && maximalPrice != null ? texts.withinRange(euros(minimalPrice), euros(maximalPrice)) : '',
  }
}

function factsOf(tradeIn: StaffTradeIn, locale: Locale): Fact[] {
  const texts = inLanguage(dealerTradeInTexts, locale)
  const { requestId, person, email, phone, plate, vin, firstRegistration, inspectionAt, orderId } = tradeIn
  return [
    { label: texts.name, value: person },
    { label: texts.email, value: email },
    ...(phone ? [{ label: texts.phone, value: displayPhone(phone) }] : []),
    ...(plate ? [{ label: texts.plate, value: plate }] : []),
    ...(vin ? [{ label: texts.vin, value: vin }] : []),
    { label: texts.registration, value: formatMonth(firstRegistration) },
    ...(inspectionAt == null
      ? []
      : [
          {
            ...{ label: texts.appointment, value: formatAppointment(inspectionAt, locale) },
            href: dealerPaths.pathFor('appointment', locale, { requestId }),
          },
        ]),
    { label: texts.messages, value: texts.toMessages, href: dealerPaths.pathFor('request', locale, { requestId }) },
    ...(orderId == null
      ? []
      : [
          {
            label: texts.order,
            value: texts.orderOf(orderId),
            href: dealerPaths.pathFor('order', locale, { orderId }),
          },
        ]),
  ]
}

function priceLabel({ key, question, answer }: StaffTradeIn['lines'][number], locale: Locale): string {
  const texts = inLanguage(tradeInEstimateTexts, locale)
  if (question != null && answer != null)
    return question === 'equipment'
      ? conditionText(`equipment.${answer}`, locale)
      : `${conditionText(question, locale)}: ${answerText(question, answer, locale)}`
  const labels: Readonly<Record<string, string>> = {
    ...{ age: texts.age, mileage: texts.kilometres, inspectedMileage: texts.kilometres, power: texts.power },
    ...{
      market: texts.market,
      reconditioning: texts.reconditioning,
      repaired: texts.repaired,
      margin: texts.margin,
      vat: texts.vat,
    },
  }
  return labels[key] ?? dealerPriceLabel(key, locale)
}

function dealerPriceLabel(key: string, locale: Locale): string {
  const texts = inLanguage(dealerTradeInTexts, locale)
  const labels: Readonly<Record<string, string>> = {
    median: texts.median,
    rounding: texts.rounding,
    estimate: texts.result,
  }
  return labels[key] ?? key
}

/** A signed amount, but "0 €" without a sign. */
export function amountOf(euros: number, locale: Locale): string {
  return euros === 0 ? formatEuros(0, locale) : signedEuros(euros, locale)
}
