import type { ReadHandle } from '#database/handles.ts'
import type { CustomerKind, Salutation } from '#domain/account/customer.ts'

export interface Customer {
  readonly id: number
  readonly email: string
  readonly kind: CustomerKind
  readonly company: string | null
  readonly vatId: string | null
  readonly salutation: Salutation | null
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  readonly priceAlerts?: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** The customer's own data. */
export async function readCustomer(read: ReadHandle, customerId: number): Promise<Customer | undefined> {
  return read
    .selectFrom('customers')
    .select([
      'id',
      'email',
      'kind',
      'company',
      'vat_id as vatId',
      'salutation',
      'first_name as firstName',
      'last_name as lastName',
      'phone',
      'price_alerts as priceAlerts',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('id', '=', customerId)
    .executeTakeFirst()
}
