import { formatEuros, toCents } from '#domain/format/money.ts'
import { SaveBankingExpensesIncomeDocument } from '#storefront/generated/graphql.ts'
import { formValues } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { beginOf, enteredAnswers } from './answers.server.ts'
import type { BankingIncomeView } from './banking-view.ts'
import { type ActionArgs, afterStep, frameOf, openStep, type PageArgs, slugOf } from './frame.server.ts'

/** Step 3. */
export async function loadIncome(args: PageArgs): Promise<BankingIncomeView> {
  const open = await openStep(args)
  const { banking, locale } = open
  const { sums } = banking
  const money = (euros: number) => formatEuros(euros, locale, 2)
  return {
    ...{ ...frameOf(open), options: {}, begin: beginOf('income', banking.expensesIncome ?? null, locale) },
    sums: {
      ...{ incomes: money(sums.incomes), expenses: money(sums.expenses) },
      ...{ rate: money(sums.installment), free: money(sums.free) },
    },
    ...{ installment: toCents(sums.installment), bank: banking.recipient },
  }
}

export async function saveIncome(args: ActionArgs) {
  const values = await formValues(args.request)
  const input = enteredAnswers('income', values)
  const variables = { id: slugOf(args), input, isForLater: values.leave !== undefined }
  return afterStep(args, values, await mutate(args.context, SaveBankingExpensesIncomeDocument, variables))
}
