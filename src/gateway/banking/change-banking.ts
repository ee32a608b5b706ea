import { IdempotentForm } from '#domain/idempotency-key.ts'
import type { Answers, BankingPart } from '#domain/banking/fields.ts'
import {
  discardBankingRequest,
  passBankingDocuments,
  saveBankingAnswers,
} from '#use-cases/banking/change-banking-request.ts'
import { submitBankingRequest } from '#use-cases/banking/submit-banking-request.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { readInput, unwrapOrThrow } from '../outcome.ts'
import { mailSite, rowId, shopperOf } from '../session/actor.ts'
import { ExpensesIncomeInput, HouseholdJobInput, PersonalDataInput } from './answer-types.ts'
import { BankingRequestType, bankingRequestOf } from './banking.ts'

const FOR_LATER = 'Saves blanks, too, and leaves out what could never be accepted.'

async function save(
  context: GatewayContext,
  part: BankingPart,
  { id, input, isForLater }: { readonly id: string; readonly input: object; readonly isForLater?: boolean | null },
) {
  const answers = input as Answers
  unwrapOrThrow(
    await saveBankingAnswers(context.deps, shopperOf(context), {
      ...{ id: rowId(id), part, answers, isForLater: isForLater === true },
    }),
  )
  return bankingRequestOf(context, id)
}

builder.mutationFields((t) => ({
  saveBankingPersonalData: t.field({
    type: BankingRequestType,
    description: 'Step 1. Refused: NOT_FOUND, CONFLICT once it was sent, INVALID_INPUT.',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: PersonalDataInput, required: true }),
      isForLater: t.arg.boolean({ description: FOR_LATER }),
    },
    resolve: (_, args, context) => save(context, 'personal', args),
  }),
  saveBankingHouseholdJob: t.field({
    type: BankingRequestType,
    description: 'Step 2. Refused as the first.',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: HouseholdJobInput, required: true }),
      isForLater: t.arg.boolean({ description: FOR_LATER }),
    },
    resolve: (_, args, context) => save(context, 'household', args),
  }),
  saveBankingExpensesIncome: t.field({
    type: BankingRequestType,
    description: 'Step 3. Refused as the first.',
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: ExpensesIncomeInput, required: true }),
      isForLater: t.arg.boolean({ description: FOR_LATER }),
    },
    resolve: (_, args, context) => save(context, 'income', args),
  }),
  passBankingDocuments: t.field({
    type: BankingRequestType,
    description: 'Step 4: the list of proofs was shown.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      unwrapOrThrow(await passBankingDocuments(context.deps, shopperOf(context), rowId(id)))
      return bankingRequestOf(context, id)
    },
  }),
  discardBankingRequest: t.boolean({
    description: 'Deletes what was entered and not sent, uploaded proofs included.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, context) => {
      unwrapOrThrow(
        await discardBankingRequest(
          { ...context.deps, objects: context.deps.uploads.objects },
          shopperOf(context),
          rowId(id),
        ),
      )
      return true
    },
  }),
  submitBankingRequest: t.id({
    description:
      'Step 5: sends the application; returns the number of its request. Refused: NOT_FOUND, CONFLICT where a step is open or it was sent ' +
      'before, CHANGED where something else was shown, INVALID_INPUT naming each declaration that is missing.',
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.string({
        required: true,
        description: 'Idempotency key of the form: sent twice it is one application.',
      }),
      shown: t.arg.string({ required: true }),
      actingFlag: t.arg.boolean({ required: true, description: 'The customer acts on their own account.' }),
      contractFlag: t.arg.boolean({ required: true, description: 'The information before the contract was received.' }),
      privacyFlag: t.arg.boolean({ required: true, description: 'The application may be passed on to the bank.' }),
    },
    resolve: async (_, { id, shown, key: given, ...flags }, context) => {
      const shopper = shopperOf(context)
      const { key } = readInput(IdempotentForm, { key: given })
      const submission = { id: rowId(id), site: mailSite(context), key, shown, flags }
      return String(unwrapOrThrow(await submitBankingRequest(context.deps, shopper, submission)).requestId)
    },
  }),
}))
