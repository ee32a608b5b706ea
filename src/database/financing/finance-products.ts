import type { Selectable } from 'kysely'
import type pg from 'pg'
import { FINANCE_KINDS, type FinanceProduct } from '#domain/financing/finance-product.ts'
import type { SelectHandle } from '../handles.ts'
import type { FinanceProductsTable } from '../finance-tables.ts'

type FinanceProductRow = Selectable<FinanceProductsTable>

/** The finance products of one merchant's cars, inside a transaction; none for a private seller. */
export async function readProductsOf(client: pg.PoolClient, merchantId: number): Promise<FinanceProduct[]> {
  const { rows } = await client.query<FinanceProductRow>(
    `select p.* from finance_products p join merchants m on m.id = $1 and m.kind = 'COMPANY'
     where p.merchant_id = m.id or p.merchant_id is null`,
    [merchantId],
  )
  return productsFor(rows, merchantId)
}

/** The same inside a use case's transaction. */
export async function readProducts(handle: SelectHandle, merchantId: number): Promise<FinanceProduct[]> {
  const rows = await handle
    .selectFrom('finance_products as p')
    .innerJoin('merchants as m', (join) => join.on('m.id', '=', merchantId).on('m.kind', '=', 'COMPANY'))
    .selectAll('p')
    .where((eb) => eb.or([eb('p.merchant_id', 'is', null), eb('p.merchant_id', '=', merchantId)]))
    .execute()
  return productsFor(rows, merchantId)
}

/** The rows that apply to a merchant: for each kind its own, otherwise the one without a merchant. */
export function productsFor(rows: readonly FinanceProductRow[], merchantId: number): FinanceProduct[] {
  return FINANCE_KINDS.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    const row =
      ofKind.find(({ merchant_id }) => merchant_id === merchantId) ??
      ofKind.find(({ merchant_id }) => merchant_id === null)
    return row ? [productOf(row)] : []
  })
}

function productOf(row: FinanceProductRow): FinanceProduct {
  return {
    kind: row.kind,
    effectivePercent: row.effective_percent,
    downPayment: row.down_payment,
    duration: row.duration,
    mileage: row.mileage,
    finalInstallment: row.final_installment,
    finalInstallmentPreset: row.final_installment_preset,
    finalTiming: row.final_timing,
    paymentTiming: row.payment_timing,
    rounding: row.rounding,
    oneOffCosts: row.one_off_cents,
    minPrice: row.min_price_cents,
    maxPrice: row.max_price_cents,
    maxVehicleMileage: row.max_vehicle_mileage,
    lenderName: row.lender_name,
    lenderAddress: row.lender_address,
    legalText: row.legal_text,
    insuranceOptions: row.insurance_options,
  }
}

/** A product as the columns of its row, ready to be written. */
export function rowOf(product: FinanceProduct) {
  const json = (value: object | null) => JSON.stringify(value)
  return {
    kind: product.kind,
    effective_percent: product.effectivePercent,
    down_payment: json(product.downPayment),
    duration: json(product.duration),
    mileage: product.mileage && json(product.mileage),
    final_installment: product.finalInstallment && json(product.finalInstallment),
    final_installment_preset: product.finalInstallmentPreset,
    final_timing: product.finalTiming,
    payment_timing: product.paymentTiming,
    rounding: product.rounding,
    one_off_cents: product.oneOffCosts,
    min_price_cents: product.minPrice,
    max_price_cents: product.maxPrice,
    max_vehicle_mileage: product.maxVehicleMileage,
    lender_name: product.lenderName,
    lender_address: product.lenderAddress,
    legal_text: json(product.legalText),
    insurance_options: json(product.insuranceOptions),
  }
}
