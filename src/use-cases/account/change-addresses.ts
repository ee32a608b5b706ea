import type { WriteHandle, Writer } from '#database/handles.ts'
import { type CustomerAddress, MAX_ADDRESSES } from '#domain/account/address.ts'
import type { CustomerActor } from '#domain/actor.ts'
import { type Refused, refused } from '#domain/refused.ts'
import { customerOfId } from './customer-row.ts'

type Saved = { readonly kind: 'done'; readonly id: number }

/** An address and where its postal code lies, in degrees; null where that is not known. */
export interface PlacedAddress {
  readonly address: CustomerAddress
  readonly position: { readonly latitude: number; readonly longitude: number } | null
}

/** Adds an address to the customer's book. Refused: LIMIT_REACHED. */
export async function addAddress(
  writer: Writer,
  { customerId }: Pick<CustomerActor, 'customerId'>,
  placed: PlacedAddress,
): Promise<Saved | Refused> {
  return writer.transaction(async (handle) => {
    await customerOfId(handle, customerId) // the lock keeps two requests from exceeding the limit or setting two defaults
    const { count } = await handle
      .selectFrom('customer_addresses')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', '=', customerId)
      .executeTakeFirstOrThrow()
    if (count >= MAX_ADDRESSES) return refused('LIMIT_REACHED')
    await giveUpDefaults(handle, customerId, placed.address)
    const { id } = await handle
      .insertInto('customer_addresses')
      .values({ customer_id: customerId, ...columnsOf(placed) })
      .returning('id')
      .executeTakeFirstOrThrow()
    await makeOnlyAddressDefault(handle, customerId)
    return { kind: 'done', id }
  })
}

/** Replaces an address as a whole. Refused: NOT_FOUND, for somebody else's too. */
export async function updateAddress(
  writer: Writer,
  { customerId }: Pick<CustomerActor, 'customerId'>,
  id: number,
  placed: PlacedAddress,
): Promise<Saved | Refused> {
  return writer.transaction(async (handle) => {
    await customerOfId(handle, customerId)
    const own = await handle
      .selectFrom('customer_addresses')
      .select('id')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .executeTakeFirst()
    if (!own) return refused('NOT_FOUND')
    await giveUpDefaults(handle, customerId, placed.address)
    await handle
      .updateTable('customer_addresses')
      .set({ ...columnsOf(placed), updated_at: new Date() })
      .where('id', '=', id)
      .execute()
    await makeOnlyAddressDefault(handle, customerId)
    return { kind: 'done', id }
  })
}

/** Refused: NOT_FOUND, for somebody else's too. */
export async function deleteAddress(
  writer: Writer,
  { customerId }: Pick<CustomerActor, 'customerId'>,
  id: number,
): Promise<Saved | Refused> {
  return writer.transaction(async (handle) => {
    await customerOfId(handle, customerId)
    const deleted = await handle
      .deleteFrom('customer_addresses')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .returning('id')
      .executeTakeFirst()
    if (!deleted) return refused('NOT_FOUND')
    await makeOnlyAddressDefault(handle, customerId)
    return { kind: 'done', id }
  })
}

function columnsOf({ address, position }: PlacedAddress) {
  return {
    salutation: address.salutation,
    first_name: address.firstName,
    last_name: address.lastName,
    street: address.street,
    house_number: address.houseNumber,
    additional_address: address.additionalAddress,
    postal_code: address.postalCode,
    city: address.city,
    phone: address.phone,
    is_default_shipping: address.isDefaultShipping,
    is_default_billing: address.isDefaultBilling,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
  }
}

/** At most one address is the default for billing and one for shipping: the previous default loses the mark. */
async function giveUpDefaults(
  handle: WriteHandle,
  customerId: number,
  { isDefaultShipping, isDefaultBilling }: CustomerAddress,
): Promise<void> {
  if (!isDefaultShipping && !isDefaultBilling) return
  await handle
    .updateTable('customer_addresses')
    .set({
      ...(isDefaultShipping ? { is_default_shipping: false } : {}),
      ...(isDefaultBilling ? { is_default_billing: false } : {}),
    })
    .where('customer_id', '=', customerId)
    .execute()
}

/** The only address is the default for both: the first one added, and the last one left. */
async function makeOnlyAddressDefault(handle: WriteHandle, customerId: number): Promise<void> {
  const addresses = await handle
    .selectFrom('customer_addresses')
    .select('id')
    .where('customer_id', '=', customerId)
    .limit(2)
    .execute()
  const [only, another] = addresses
  if (!only || another) return
  await handle
    .updateTable('customer_addresses')
    .set({ is_default_shipping: true, is_default_billing: true })
    .where('id', '=', only.id)
    .execute()
}
