import type { Locale } from '#domain/locale.ts'
import { bankingQuestionTexts } from '#messages/banking-questions.ts'
import { bankingTexts } from '#messages/banking.ts'
import { inLanguage } from '#messages/texts.ts'
import {
  BankingCustomerDocument,
  type BankingCustomerQuery,
  SaveBankingPersonalDataDocument,
} from '#storefront/generated/graphql.ts'
import { formValues } from '../../blocks/form.server.ts'
import { mutate, query } from '../../gateway.server.ts'
import { beginOf, enteredAnswers, optionsOf } from './answers.server.ts'
import type { BankingPersonalView, Row } from './banking-view.ts'
import { type ActionArgs, afterStep, type Banking, frameOf, openStep, type PageArgs, slugOf } from './frame.server.ts'

/** Step 1: begins with what the account and the order say. */
export async function loadPersonal(args: PageArgs): Promise<BankingPersonalView> {
  const open = await openStep(args)
  const { banking, locale } = open
  const { orderId, personalData } = banking
  const known = personalData ? {} : beginOfKnown(await query(args.context, BankingCustomerDocument, { orderId }))
  return {
    ...{ ...frameOf(open), options: optionsOf('personal', locale), who: whoOf(banking, locale) },
    begin: { ...beginOf('personal', personalData ?? null, locale), ...known },
  }
}

/** The invoice of a company says where the company is, not where the applicant lives. */
function beginOfKnown({ customer, order: { billing, companyName } }: BankingCustomerQuery): Record<string, string> {
  const home = 'homeAddress.currentResidence'
  return {
    ...(customer
      ? {
          'application.salutation': customer.salutation ?? '',
          'application.firstName': customer.firstName,
          'application.lastName': customer.lastName,
          'application.emailAddress': customer.email,
        }
      : {}),
    'application.phoneNumber': billing.phone ?? customer?.phone ?? '',
    ...(companyName == null
      ? {
          [`${home}.street`]: billing.street,
          [`${home}.streetNumber`]: billing.houseNumber,
          [`${home}.zipCode`]: billing.postalCode,
          [`${home}.city`]: billing.city,
        }
      : {}),
    'homeAddress.country': 'DE',
  }
}

export async function savePersonal(args: ActionArgs) {
  const values = await formValues(args.request)
  const input = enteredAnswers('personal', values)
  const variables = { id: slugOf(args), input, isForLater: values.leave !== undefined }
  return afterStep(args, values, await mutate(args.context, SaveBankingPersonalDataDocument, variables))
}

/** Who lends, who brokers with which right, what is stored how long. */
function whoOf(banking: Banking, locale: Locale): Row[] {
  const texts = inLanguage(bankingQuestionTexts, locale)
  const frameWords = inLanguage(bankingTexts, locale)
  const { dealer, permit, contracts } = banking
  const right = {
    PERMIT: [texts.permit34k(permit.number ?? ''), permit.authority].filter(Boolean).join(', '),
    EXEMPT: texts.permitExempt,
    NONE: '',
  }[permit.kind]
  const brokers =
    permit.kind === 'NONE'
      ? texts.permitNone(dealer.name)
      : [dealer.name, right, permit.isTied ? texts.tied : texts.untied].join(', ')
  return [
    { label: frameWords.lends, value: [...new Set(contracts.map(({ lender }) => lender))].join(' · ') },
    { label: texts.brokers, value: brokers },
    { label: texts.commission, value: permit.hasCommission ? texts.hasCommission : texts.noCommission },
    { label: texts.weDo, value: texts.weDoText },
    { label: texts.retention, value: texts.retentionText },
  ]
}
