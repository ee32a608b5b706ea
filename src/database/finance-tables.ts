import type { Generated, JSONColumnType } from 'kysely'
import type { FinanceProduct, FinanceRange, InsuranceOption } from '#domain/financing/finance-product.ts'
import type { Json } from './column-types.ts'

export interface FinanceProductsTable {
  id: Generated<number>
  /** Null: for every merchant without a row of its own. */
  merchant_id: number | null
  kind: FinanceProduct['kind']
  effective_percent: number
  down_payment: Json<FinanceRange>
  duration: Json<FinanceRange>
  mileage: JSONColumnType<FinanceRange | null, string | null, string | null>
  final_installment: JSONColumnType<FinanceRange | null, string | null, string | null>
  final_installment_preset: boolean
  final_timing: FinanceProduct['finalTiming']
  payment_timing: FinanceProduct['paymentTiming']
  rounding: FinanceProduct['rounding']
  one_off_cents: number
  min_price_cents: number
  max_price_cents: number
  max_vehicle_mileage: number
  lender_name: string
  lender_address: string
  legal_text: Json<Record<'de' | 'en', string>>
  insurance_options: Json<InsuranceOption[]>
}

export interface FinanceTables {
  finance_products: FinanceProductsTable
}
