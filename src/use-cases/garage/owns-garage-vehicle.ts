import type { SelectHandle } from '#database/handles.ts'

/** Whether this car is in the customer's garage. */
export async function ownsGarageVehicle(read: SelectHandle, customerId: number, garageId: number): Promise<boolean> {
  const row = await read
    .selectFrom('garage_vehicles')
    .select('id')
    .where('id', '=', garageId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return row !== undefined
}
