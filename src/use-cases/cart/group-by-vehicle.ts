import type { CartLine } from './cart-line.ts'

/** Whether a line can be ordered at present. */
export function isOrderable({ unavailable, product }: CartLine): boolean {
  return unavailable.length === 0 && (product.kind !== 'TRADE_IN' || product.besideVehicleId !== null)
}

/** The newest car of a dealer that can be bought: a trade-in is shown below it. */
export function carOf(lines: readonly CartLine[], merchantId: number): number | null {
  const car = lines.find(
    ({ merchant, product, unavailable }) =>
      merchant.id === merchantId && product.kind === 'VEHICLE' && unavailable.length === 0,
  )
  return car?.product.kind === 'VEHICLE' ? car.product.vehicle.id : null
}

/** The lines in the order of display: accessories, services and trade-ins below their car. */
export function groupByVehicle(lines: readonly CartLine[]): CartLine[] {
  const ofCars = Map.groupBy(lines, besideWhich)
  return (ofCars.get(undefined) ?? []).flatMap((line) =>
    line.product.kind === 'VEHICLE' ? [line, ...(ofCars.get(line.product.vehicle.id) ?? [])] : [line],
  )
}

function besideWhich({ product }: CartLine): number | undefined {
  if (product.kind === 'VEHICLE') return undefined
  return (product.kind === 'TRADE_IN' ? product.besideVehicleId : product.forVehicleId) ?? undefined
}
