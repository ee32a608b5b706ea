import { SaveBankingHouseholdJobDocument } from '#storefront/generated/graphql.ts'
import { formValues } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { beginOf, enteredAnswers, optionsOf } from './answers.server.ts'
import type { BankingFormView } from './banking-view.ts'
import { type ActionArgs, afterStep, frameOf, openStep, type PageArgs, slugOf } from './frame.server.ts'

/** Step 2. */
export async function loadHousehold(args: PageArgs): Promise<BankingFormView> {
  const open = await openStep(args)
  const { banking, locale } = open
  const begin = beginOf('household', banking.householdJob ?? null, locale)
  return {
    ...{ ...frameOf(open), options: optionsOf('household', locale) },
    begin: banking.householdJob ? begin : { ...begin, 'householdInformation.nationality': 'DE' },
  }
}

export async function saveHousehold(args: ActionArgs) {
  const values = await formValues(args.request)
  const input = enteredAnswers('household', values)
  const variables = { id: slugOf(args), input, isForLater: values.leave !== undefined }
  return afterStep(args, values, await mutate(args.context, SaveBankingHouseholdJobDocument, variables))
}
