import type { SelectHandle } from '#database/handles.ts'
import type { MerchantSettingsValues } from '#domain/merchant/checklist.ts'
import { SETTINGS_PARTS, type SettingsPart } from '#domain/merchant/settings-parts.ts'
import { brandPart } from './brand-part.ts'
import { accountPart, companyPart, hoursPart, legalPart, registerPart } from './business-parts.ts'
import { calendarPart } from './calendar-part.ts'
import { carServicesPart } from './car-services-part.ts'
import { domainsPart } from './domains-part.ts'
import { lookPart, navigationPart, peoplePart } from './look-parts.ts'
import type { PartAccess } from './part.ts'
import { configuratorPart, sharedShopPart } from './platform-parts.ts'
import { deliveryPart } from './delivery-part.ts'
import { financePart } from './finance-part.ts'
import { accessoriesPart, feedPart, financingPart, tradeInPart } from './sales-parts.ts'
import { servicesPart, workGroupsPart } from './workshop-parts.ts'

/** Where the values of each part are, and what becomes of new ones. */
export const PARTS: Readonly<Record<SettingsPart, PartAccess>> = {
  ...{ COMPANY: companyPart, REGISTER: registerPart, ACCOUNT: accountPart, LEGAL: legalPart, HOURS: hoursPart },
  ...{ FEED: feedPart, DELIVERY: deliveryPart, FINANCING: financingPart, TRADE_IN: tradeInPart },
  CAR_SERVICES: carServicesPart,
  ...{ LOAN: financePart('LOAN'), LEASING: financePart('LEASING') },
  ...{ ACCESSORIES: accessoriesPart, SERVICES: servicesPart, WORK_GROUPS: workGroupsPart },
  ...{
    CALENDAR: calendarPart,
    BRAND: brandPart,
    LOOK: lookPart,
    PEOPLE: peoplePart,
    NAVIGATION: navigationPart,
    DOMAINS: domainsPart,
    CONFIGURATOR: configuratorPart,
    SHARED_SHOP: sharedShopPart,
  },
}

export async function readAllValues(handle: SelectHandle, merchantId: number): Promise<MerchantSettingsValues> {
  const values: [SettingsPart, Readonly<Record<string, string>>][] = []
  for (const part of SETTINGS_PARTS) values.push([part, await PARTS[part].read(handle, merchantId)])
  return Object.fromEntries(values) as Record<SettingsPart, Readonly<Record<string, string>>>
}
