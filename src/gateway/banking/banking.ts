import { BANKING_DOCUMENTS } from '#domain/banking/documents.ts'
import { type BankingSums } from '#domain/banking/sums.ts'
import { BROKER_PERMIT_KINDS, type BrokerPermit } from '#domain/banking/broker-permit.ts'
import { BANKING_TYPES } from '#domain/banking/vocabulary.ts'
import type { Locale } from '#domain/locale.ts'
import { exampleIn, type ExampleText, lineTexts } from '#domain/order/line-texts.ts'
import { documentFile } from '#domain/order/order-documents.ts'
import { FLOWS } from '#domain/routes/flows.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { bankingDigest, type BankingRequest, readBankingRequest } from '#use-cases/banking/banking-request.ts'
import type { FinancedLine } from '#use-cases/banking/financed-order.ts'
import { builder } from '../builder.ts'
import type { GatewayContext } from '../context.ts'
import { MerchantType } from '../merchant/merchant.ts'
import { Refusal } from '../refusal.ts'
import { rowId, shopperOf } from '../session/actor.ts'
import { ExpensesIncomeType, HouseholdJobType, PersonalDataType } from './answer-types.ts'

export const BankingStepRef = builder.enumType('BankingStep', {
  values: Object.fromEntries(FLOWS.financing.map((step) => [step.toUpperCase().replaceAll('-', '_'), { value: step }])),
})
export const BankingTypeRef = builder.enumType('BankingType', { values: BANKING_TYPES })
export const BankingDocumentRef = builder.enumType('BankingDocument', { values: BANKING_DOCUMENTS })
const BrokerPermitKindRef = builder.enumType('BrokerPermitKind', {
  values: Object.fromEntries(
    BROKER_PERMIT_KINDS.map((kind) => [kind === '34k' ? 'PERMIT' : kind.toUpperCase(), { value: kind }]),
  ),
})

const BankingSumsType = builder.objectRef<BankingSums>('BankingSums').implement({
  description: 'A check for the applicant that nothing was forgotten; nobody but the bank judges it.',
  fields: (t) => ({
    incomes: t.expose('incomes', { type: 'Euro' }),
    expenses: t.expose('expenses', { type: 'Euro' }),
    installment: t.expose('installment', { type: 'Euro' }),
    free: t.expose('free', { type: 'Euro' }),
  }),
})

const BrokerPermitType = builder.objectRef<BrokerPermit>('BrokerPermit').implement({
  description: 'With which right the dealer brokers loans (§ 34k GewO).',
  fields: (t) => ({
    kind: t.field({ type: BrokerPermitKindRef, resolve: ({ kind }) => kind }),
    number: t.exposeString('number', { nullable: true }),
    authority: t.exposeString('authority', { nullable: true }),
    isTied: t.exposeBoolean('isTied'),
    hasCommission: t.exposeBoolean('hasCommission'),
  }),
})

const FinancedLineType = builder.objectRef<FinancedLine>('BankingContract').implement({
  description: 'A car of the order with its loan or lease, as it was ordered.',
  fields: (t) => ({
    title: t.string({ resolve: ({ line, language }, _, { locale }) => lineTexts(line, language, locale).title }),
    picture: t.string({ nullable: true, resolve: ({ line }) => line.picture }),
    isLeasing: t.boolean({ resolve: ({ finance }) => finance.quote.kind === 'LEASING' }),
    price: t.field({ type: 'Euro', resolve: ({ finance }) => finance.quote.vehiclePrice }),
    downPayment: t.field({ type: 'Euro', resolve: ({ finance }) => finance.quote.downPayment }),
    netLoanAmount: t.field({ type: 'Euro', resolve: ({ finance }) => finance.quote.netLoanAmount }),
    installments: t.int({ resolve: ({ finance }) => finance.quote.installments }),
    monthlyInstallment: t.field({ type: 'Euro', resolve: ({ finance }) => finance.quote.monthlyInstallment }),
    finalInstallment: t.field({ type: 'Euro', resolve: ({ finance }) => finance.quote.finalInstallment }),
    effectiveRate: t.float({ resolve: ({ finance }) => finance.quote.effectivePercent }),
    nominalRate: t.float({ resolve: ({ finance }) => finance.quote.nominalPercent }),
    total: t.field({ type: 'Euro', resolve: ({ finance }) => finance.quote.totalRepayment }),
    lender: t.string({ description: 'Name and address.', resolve: ({ finance }) => finance.lender }),
    example: t.string({ resolve: (contract, _, { locale }) => exampleOf(contract, locale).example }),
    exampleLanguage: t.string({
      description: 'That of the answer where the example is stored in it, otherwise that of the order.',
      resolve: (contract, _, { locale }) => exampleOf(contract, locale).language,
    }),
  }),
})

function exampleOf({ line, finance, language }: FinancedLine, reader: Locale): ExampleText {
  return exampleIn(line, language, reader) ?? { example: finance.example, language }
}

export const BankingRequestType = builder.objectRef<BankingRequest>('BankingRequest').implement({
  description: 'The application for the financing of an order: what has been entered so far, and what follows from it.',
  fields: (t) => ({
    orderId: t.id({ resolve: ({ order }) => String(order.id) }),
    requestId: t.id({
      nullable: true,
      description: 'Of the application that was sent.',
      resolve: ({ requestId }) => (requestId === null ? null : String(requestId)),
    }),
    type: t.expose('type', { type: BankingTypeRef }),
    isOpen: t.exposeBoolean('isOpen', { description: 'Whether it can be filled in and sent.' }),
    openStep: t.field({
      type: BankingStepRef,
      description: 'The first step that is not complete, or the last one.',
      resolve: ({ openStep }) => openStep,
    }),
    dealer: t.field({ type: MerchantType, resolve: ({ order }) => ({ ...order.merchant, distance: null }) }),
    permit: t.expose('permit', { type: BrokerPermitType }),
    contracts: t.field({ type: [FinancedLineType], resolve: ({ lines }) => [...lines] }),
    personalData: t.field({ type: PersonalDataType, nullable: true, resolve: ({ draft }) => draft.personal }),
    householdJob: t.field({ type: HouseholdJobType, nullable: true, resolve: ({ draft }) => draft.household }),
    expensesIncome: t.field({ type: ExpensesIncomeType, nullable: true, resolve: ({ draft }) => draft.income }),
    sums: t.expose('sums', { type: BankingSumsType }),
    documents: t.field({
      type: [BankingDocumentRef],
      description: 'The proofs that belong to the answers.',
      resolve: ({ documents }) => [...documents],
    }),
    informationPath: t.string({
      description: 'Of the PDF with the information before the contract, for the customer’s own browser.',
      resolve: ({ order }, _, { locale }) =>
        pathFor('order-document', locale, {
          ...{ orderId: String(order.id), name: documentFile('CREDIT_INFORMATION', locale) },
        }),
    }),
    informedAt: t.expose('informedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When that information was handed over: opened for the first time.',
    }),
    deletedOn: t.expose('deletedOn', {
      type: 'DateTime',
      nullable: true,
      description: 'When what was entered is deleted unless it is changed before.',
    }),
    recipient: t.exposeString('recipient', { description: 'Who will receive the application, by name.' }),
    shown: t.string({
      description: 'Fingerprint of what the last step shows; submitBankingRequest requires it.',
      resolve: bankingDigest,
    }),
  }),
})

builder.queryField('bankingRequest', (t) =>
  t.field({
    type: BankingRequestType,
    description:
      'The application for one of the customer’s own financed orders, by the number of the order or of the request; NOT_FOUND for any other.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => bankingRequestOf(context, id),
  }),
)

export async function bankingRequestOf(context: GatewayContext, id: string): Promise<BankingRequest> {
  const request = await readBankingRequest(context.deps, shopperOf(context), rowId(id))
  if (request) return request
  throw new Refusal('NOT_FOUND', 'There is no such order, or nothing of it is financed.')
}
