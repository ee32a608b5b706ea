import { z } from 'zod'
import { ContractParty } from '#domain/private-sale/sales-contract.ts'
import { salesContractTexts } from '#messages/sales-contract.ts'
import { agreeToContract, leaveContract } from '#use-cases/sales-contract/agree-to-contract.ts'
import { type ContractStatus, readContractStatus } from '#use-cases/sales-contract/sales-contract.ts'
import { readMerchants } from '#use-cases/merchant/merchants.ts'
import { builder } from '../builder.ts'
import { readInput, unwrapOrThrow } from '../outcome.ts'
import { accessOf, ID_AND_KEY } from '../request/access.ts'
import { RequestType } from '../request/request.ts'
import { countAttempt, rowId } from '../session/actor.ts'

const ContractPartyType = builder.objectRef<ContractParty>('ContractParty').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    lastName: t.exposeString('lastName'),
    street: t.exposeString('street'),
    houseNumber: t.exposeString('houseNumber'),
    postalCode: t.exposeString('postalCode'),
    city: t.exposeString('city'),
  }),
})

const SalesContractType = builder.objectRef<ContractStatus>('SalesContract').implement({
  description: 'How far the sales contract of two people is. It exists when both have agreed.',
  fields: (t) => ({
    mayAgree: t.exposeBoolean('mayAgree'),
    own: t.expose('own', {
      type: ContractPartyType,
      nullable: true,
      description: 'What this side has entered; null: it has not agreed. Of the other side it is only in the document.',
    }),
    hasOtherAgreed: t.exposeBoolean('hasOtherAgreed'),
  }),
})

builder.objectField(RequestType, 'salesContract', (t) =>
  t.field({
    type: SalesContractType,
    nullable: true,
    description: 'Of an enquiry about the offer of a private person.',
    resolve: async (request, _, { deps }) => {
      if (request.kind !== 'CONTACT') return null
      const merchant = (await readMerchants(deps.read, [request.merchantId])).get(request.merchantId)
      return merchant?.kind === 'PRIVATE' ? readContractStatus(deps, request) : null
    },
  }),
)

const ContractPartyInput = builder.inputType('ContractPartyInput', {
  fields: (t) => ({
    firstName: t.string({ required: true }),
    lastName: t.string({ required: true }),
    street: t.string({ required: true }),
    houseNumber: t.string({ required: true }),
    postalCode: t.string({ required: true }),
    city: t.string({ required: true }),
    agrees: t.boolean({ required: true, description: 'That the other side gets these data when it agrees as well.' }),
  }),
})

const Agreement = ContractParty.extend({ agrees: z.literal(true, { error: 'NOT_ACCEPTED' }) })

builder.mutationFields((t) => ({
  agreeToSalesContract: t.boolean({
    description:
      'Enters name and address into the sales contract, for the other side to see when both have agreed. Refused: NOT_FOUND, CONFLICT ' +
      'where the enquiry is closed, RATE_LIMITED.',
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({ description: ID_AND_KEY }),
      input: t.arg({ type: ContractPartyInput, required: true }),
    },
    resolve: async (_, { id, key, input }, context) => {
      const { agrees: _agrees, ...party } = readInput(Agreement, input)
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      const message = salesContractTexts.agreedMessage[context.locale]
      unwrapOrThrow(await agreeToContract(context.deps, accessOf(context, key), { requestId, party, message }))
      return true
    },
  }),
  leaveSalesContract: t.boolean({
    description: 'Takes the agreement to the sales contract back and deletes what was entered. Refused: NOT_FOUND.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string({ description: ID_AND_KEY }) },
    resolve: async (_, { id, key }, context) => {
      const requestId = rowId(id)
      await countAttempt(context, 'request-message', String(requestId))
      unwrapOrThrow(await leaveContract(context.deps.writer, accessOf(context, key), requestId))
      return true
    },
  }),
}))
