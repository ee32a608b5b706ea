import type { ReadHandle } from '#database/handles.ts'
import type { FinanceKind } from '#domain/financing/finance-product.ts'
import {
  type FinancedCar,
  type OfferedFinance,
  type OfferedFinances,
  offeredFinance,
  offeredFinances,
} from '#domain/financing/offered-finance.ts'
import { isInScope, type MerchantScope } from '#domain/merchant-scope.ts'
import { readProductsOfDealer } from '../financing/finance-products.ts'
import { readVehicle } from './vehicle-by-id.ts'

interface FinanceRequest {
  readonly vehicleId: string
  readonly kind: FinanceKind
  /** The dealer (UUID) whose conditions apply; the owner's without one, and where it is unknown or out of scope. */
  readonly dealerId?: string | null | undefined
}

/** How the vehicle of an id can be financed; null where it cannot, or the request may not see it. */
export async function readOfferedFinance(
  read: ReadHandle,
  { vehicleId, kind, dealerId }: FinanceRequest,
  scope: MerchantScope,
): Promise<OfferedFinance | null> {
  const vehicle = await readVehicle(read, vehicleId, scope)
  return vehicle ? offeredFinance(vehicle, kind, await readProducts(read, dealerId, scope)) : null
}

/** Both ways to finance a vehicle, under the conditions of another dealer where one is named. */
export async function readOfferedFinances(
  read: ReadHandle,
  vehicle: FinancedCar,
  dealerId: FinanceRequest['dealerId'],
  scope: MerchantScope,
): Promise<OfferedFinances | null> {
  return offeredFinances(vehicle, await readProducts(read, dealerId, scope))
}

/** Undefined where no dealer is named that the request may see. */
async function readProducts(read: ReadHandle, dealerId: FinanceRequest['dealerId'], scope: MerchantScope) {
  return dealerId && isInScope(scope, dealerId.toLowerCase()) ? readProductsOfDealer(read, dealerId) : undefined
}
