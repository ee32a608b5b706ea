import type { ReadHandle } from '#database/handles.ts'
import type { ListingData } from '#domain/private-sale/listing.ts'
import type { ContractParty, SalesContract } from '#domain/private-sale/sales-contract.ts'
import type { SecretBox } from '#services/secret-box/port.ts'
import type { RequestSide } from '#domain/request/request.ts'
import { type RequestAccess, type RequestView, readRequest } from '../request/request.ts'
import { agreedSides, openParty } from './sealed-party.ts'

interface ContractDeps {
  readonly read: ReadHandle
  readonly secretBox: SecretBox
}

/** How far the contract is, as one side may know it: of the other one only whether it has agreed. */
export interface ContractStatus {
  readonly mayAgree: boolean
  /** Null: this side has not agreed. */
  readonly own: ContractParty | null
  readonly hasOtherAgreed: boolean
}

export async function readContractStatus(
  { read, secretBox }: ContractDeps,
  { id: requestId, side, isOpen }: Pick<RequestView, 'id' | 'side' | 'isOpen'>,
): Promise<ContractStatus> {
  const sides = await agreedSides(read, requestId)
  return {
    mayAgree: isOpen,
    own: (await openParty(read, secretBox, { requestId, side })) ?? null,
    hasOtherAgreed: sides.includes(otherSide(side)),
  }
}

/** The contract for one of its sides when both have agreed; undefined before, and for everybody else. */
export async function readSalesContract(
  { read, secretBox }: ContractDeps,
  requestId: number,
  access: RequestAccess,
): Promise<Omit<SalesContract, 'locale'> | undefined> {
  const request = await readRequest(read, requestId, access)
  if (!request || (await agreedSides(read, requestId)).length < 2) return undefined
  const seller = await openParty(read, secretBox, { requestId, side: 'MERCHANT' })
  const buyer = await openParty(read, secretBox, { requestId, side: 'CUSTOMER' })
  if (!seller || !buyer) return undefined
  return { requestId, seller, buyer, vehicle: await vehicleOf(read, request) }
}

/** The facts are those of the offer; an offer that was not made here has its name alone. */
async function vehicleOf(read: ReadHandle, { merchantId, data }: RequestView): Promise<SalesContract['vehicle']> {
  const row = await read
    .selectFrom('requests')
    .select('data')
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', 'PRIVATE_SALE')
    .executeTakeFirst()
  const unknown = { vin: null, firstRegistration: null, mileage: null, fuelType: null, accident: null }
  if (!row) return { ...unknown, title: data.title }
  const { vehicleName, vin, firstRegistration, mileage, fuelType, accident } = row.data as ListingData
  return { title: vehicleName, vin, firstRegistration, mileage, fuelType, accident }
}

function otherSide(side: RequestSide): RequestSide {
  return side === 'CUSTOMER' ? 'MERCHANT' : 'CUSTOMER'
}
