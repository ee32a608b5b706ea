import { BillingAddress, CustomerAddress } from '#domain/account/address.ts'
import { type Refused, refused } from '#domain/refused.ts'
import type { Places } from '#services/places/port.ts'
import { readAddresses } from '../account/addresses.ts'
import { addAddress, type PlacedAddress } from '../account/change-addresses.ts'
import { type EnteredAddress, placeAddress } from '../account/place-address.ts'
import type { Shopper } from '#domain/shopper.ts'
import { type ChangeDeps, changeCheckout, type StepOutcome } from './change-checkout.ts'

/** One address of the book, or a new one. */
export type AddressAnswer =
  | { readonly addressId: number }
  | { readonly entered: EnteredAddress; readonly saveInBook: boolean }

interface ChosenAddress {
  readonly kind: 'done'
  readonly address: BillingAddress
  /** Null: it is not to be saved. */
  readonly forBook: PlacedAddress | null
}

/** Second step: the billing address. Refused as `chosenAddress`. */
export async function chooseBilling(deps: ChangeDeps, shopper: Shopper, answer: AddressAnswer): Promise<StepOutcome> {
  const chosen = await chosenAddress(deps, shopper, answer)
  if (chosen.kind === 'refused') return chosen
  const outcome = await changeCheckout(deps, shopper, () => ({ kind: 'answered', draft: { billing: chosen.address } }))
  if (outcome.kind === 'done') await saveInBook(deps, shopper, chosen)
  return outcome
}

/** The address that was chosen or entered. Refused: NOT_FOUND for somebody else's, INVALID_INPUT naming every wrong field. */
export async function chosenAddress(
  { read, places }: Pick<ChangeDeps, 'read'> & { readonly places: Places },
  { customerId }: Shopper,
  answer: AddressAnswer,
): Promise<ChosenAddress | Refused> {
  if ('addressId' in answer) {
    const book = await readAddresses(read, customerId)
    const own = book.find(({ id }) => id === answer.addressId)
    if (!own) return refused('NOT_FOUND', { fields: [{ field: 'addressId', code: 'INVALID' }] })
    return { kind: 'done', address: BillingAddress.parse(own), forBook: null }
  }
  const placed = await placeAddress(BillingAddress, answer.entered, places)
  if (placed.kind === 'refused') return placed
  const { address, position } = placed
  return {
    kind: 'done',
    address,
    forBook: answer.saveInBook ? { address: CustomerAddress.parse(address), position } : null,
  }
}

/** A full book is no reason to hold up an order: its refusal is not passed on. */
export async function saveInBook(
  { writer }: Pick<ChangeDeps, 'writer'>,
  { customerId }: Shopper,
  { forBook }: ChosenAddress,
): Promise<void> {
  if (forBook) await addAddress(writer, { customerId }, forBook)
}
