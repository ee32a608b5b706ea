import { fromCents } from '#domain/format/money.ts'
import { clockTime, minuteOfClockTime } from '#domain/appointments/minutes.ts'
import { BROKER_PERMIT_KINDS, BrokerPermit } from '#domain/banking/broker-permit.ts'
import { AccessoriesInput, FeedInput, FinancingInput, TradeInInput } from '#domain/merchant/part-input.ts'
import { putBrokerPermit } from '../banking/put-broker-permit.ts'
import { putAccessoriesProviders } from '../stock/put-accessories-providers.ts'
import { setEnergyLabelPolicy } from '../stock/set-energy-label-policy.ts'
import { readTermsOf } from '../trade-in/dealer-terms.ts'
import { putDealerTerms } from '../trade-in/put-dealer-terms.ts'
import { change, readRow } from './business-parts.ts'
import { checkedPart, shown, shownCheck, writerIn } from './part.ts'

export const feedPart = checkedPart(
  FeedInput,
  async (handle, merchantId) => {
    const { vat_code_one, energy_label_policy, feed_days, feed_by_minute } = await readRow(handle, merchantId)
    return {
      ...{ vatCodeOne: vat_code_one, energyLabelPolicy: energy_label_policy },
      ...{ feedDays: shown(feed_days), feedBy: clockTime(feed_by_minute) },
    }
  },
  async (handle, merchantId, { vatCodeOne, energyLabelPolicy, feedDays, feedBy }) => {
    const { energy_label_policy: before, feed_days, feed_by_minute } = await readRow(handle, merchantId)
    const byMinute = minuteOfClockTime(feedBy) ?? feed_by_minute
    const isNewSchedule = feed_days !== feedDays || feed_by_minute !== byMinute
    await change(handle, merchantId, {
      ...{ vat_code_one: vatCodeOne, feed_days: feedDays, feed_by_minute: byMinute },
      // What was not expected before is not missing.
      ...(isNewSchedule ? { feed_schedule_since: new Date() } : {}),
    })
    // Last: it ends with the log of changed vehicles.
    if (before !== energyLabelPolicy) await setEnergyLabelPolicy(writerIn(handle), merchantId, energyLabelPolicy)
  },
)

export const financingPart = checkedPart(
  FinancingInput,
  async (handle, merchantId) => {
    const { broker_permit } = await readRow(handle, merchantId)
    return {
      ...{ permit: shown(broker_permit?.kind), permitNumber: shown(broker_permit?.number) },
      permitAuthority: shown(broker_permit?.authority),
      isTied: shownCheck(broker_permit?.isTied ?? false),
      hasCommission: shownCheck(broker_permit?.hasCommission ?? false),
    }
  },
  async (handle, merchantId, { permit, permitNumber, permitAuthority, isTied, hasCommission }) => {
    const kind = BROKER_PERMIT_KINDS.find((each) => each === permit)
    if (!kind) return change(handle, merchantId, { broker_permit: null })
    const stored = BrokerPermit.parse({ kind, number: permitNumber, authority: permitAuthority, isTied, hasCommission })
    await putBrokerPermit(writerIn(handle), merchantId, stored)
    return undefined
  },
)

/** Empty until the dealer has terms of its own: those of the shop hold. */
export const tradeInPart = checkedPart(
  TradeInInput,
  async (handle, merchantId) => {
    const own = await handle
      .selectFrom('trade_in_terms')
      .select('since')
      .where('merchant_id', '=', merchantId)
      .execute()
    if (own.length === 0) return { marginPercent: '', minMargin: '', reconditioning: '' }
    const { marginPermille, minMargin, reconditioning } = (await readTermsOf(handle, [merchantId]))(merchantId)
    return {
      marginPercent: String(marginPermille / 10).replace('.', ','),
      ...{ minMargin: String(fromCents(minMargin)), reconditioning: String(fromCents(reconditioning)) },
    }
  },
  async (handle, merchantId, terms) => {
    const outcome = await putDealerTerms(writerIn(handle), merchantId, terms)
    return outcome.kind === 'refused' ? outcome : undefined
  },
)

/** A line for each make: `Volkswagen: kappe`; `*` is every make. */
export const accessoriesPart = checkedPart(
  AccessoriesInput,
  async (handle, merchantId) => {
    const { accessories_providers: providers } = await readRow(handle, merchantId)
    return { providers: providers.map(({ makeName, providerId }) => `${makeName}: ${providerId}`).join('\n') }
  },
  (handle, merchantId, { providers }) => putAccessoriesProviders(writerIn(handle), merchantId, providers),
)
