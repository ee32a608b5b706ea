import type { JSONColumnType } from 'kysely'
import type { Work } from '#domain/appointments/calendar.ts'
import type { Locale } from '#domain/locale.ts'
import type { ServiceKind, ServicePriceKind } from '#domain/workshop/service.ts'

type Texts = Readonly<Record<Locale, string>>

interface WorkshopServicesTable {
  sku: string
  abstract_product_sku: string
  kind: ServiceKind
  title: JSONColumnType<Texts>
  description: JSONColumnType<Texts>
  price_kind: ServicePriceKind
  includes: JSONColumnType<Texts | null, string | null, string | null>
  work: JSONColumnType<Work>
  position: number
}

interface WorkshopPricesTable {
  merchant_id: number
  sku: string
  price_cents: number
  max_price_cents: number | null
}

export interface WorkshopTables {
  workshop_services: WorkshopServicesTable
  workshop_prices: WorkshopPricesTable
}
