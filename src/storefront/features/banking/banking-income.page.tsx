import { useState } from 'react'
import { TextArea } from '#design/Field.tsx'
import { SumRow, Sums } from '#design/Sums.tsx'
import { type AmountField, bankingSums, EXPENSES, INCOMES } from '#domain/banking/sums.ts'
import { formatMoney, toCents } from '#domain/format/money.ts'
import { bankingFieldTexts, bankingHintTexts } from '#messages/banking-fields.ts'
import { bankingQuestionTexts } from '#messages/banking-questions.ts'
import { bankingTexts } from '#messages/banking.ts'
import formCss from '../../blocks/FormFields.module.css'
import { fieldId } from '../../blocks/FormFields.tsx'
import { SumBox } from '../../blocks/SumColumns.tsx'
import { useEntries } from '../../blocks/use-entries.ts'
import { headOf, siteOf } from '../../head.ts'
import { useLocale, useTexts } from '../../site.ts'
import { formTexts } from '#messages/forms.ts'
import type { Route } from './+types/banking-income.page.ts'
import { eurosOf } from './amount.ts'
import { BankingField } from './BankingField.tsx'
import { BankingFrame } from './BankingFrame.tsx'
import type { SumsView } from './banking-view.ts'
import css from './banking.module.css'
import { loadIncome, saveIncome } from './income.server.ts'

export const loader = loadIncome
export const action = saveIncome

export const handle = { isStep: true }

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: bankingTexts.incomeTitle })
}

/** Step 3: income and expenses of a month. What remains is updated with a script while one types, without a script after each save. */
export default function BankingIncome({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(bankingTexts)
  const questions = useTexts(bankingQuestionTexts)
  const labels = useTexts(bankingFieldTexts)
  const hints = useTexts(bankingHintTexts)
  const words = useTexts(formTexts)
  const locale = useLocale()
  const state = useEntries(view)
  const [entered, setEntered] = useState<SumsView>()
  const sumsOf = (textOf: (name: AmountField) => unknown): SumsView => {
    const cents = (name: AmountField) => {
      const text = textOf(name)
      return toCents(Math.max(0, eurosOf(typeof text === 'string' ? text : '') ?? 0))
    }
    const amounts = Object.fromEntries([...INCOMES, ...EXPENSES].map((name) => [name, cents(name)]))
    const { incomes, expenses, installment, free } = bankingSums(amounts, view.installment)
    const money = (amount: number) => formatMoney(amount, locale, 2)
    return { incomes: money(incomes), expenses: money(expenses), rate: money(installment), free: money(free) }
  }
  // A step that was refused is not saved: it sums up what its fields show.
  const sums = entered ?? (Object.keys(state.values).length > 0 ? sumsOf((name) => state.values[name]) : view.sums)
  const sumUp = (form: HTMLFormElement) => {
    const sent = new FormData(form)
    setEntered(sumsOf((name) => sent.get(name)))
  }
  const amount = (name: AmountField) => <BankingField key={name} path={name} view={view} state={state} kind="amount" />
  const error = state.errors.otherInformation
  return (
    <BankingFrame
      view={view}
      title={texts.incomeTitle}
      lead={questions.incomeLead}
      state={state}
      onInput={sumUp}
      aside={<Free sums={sums} bank={view.bank} />}
    >
      <section className={css.part} aria-labelledby="incomes">
        <h2 id="incomes">{texts.incomes}</h2>
        <div className={css.amounts}>{INCOMES.map(amount)}</div>
        <Sums>
          <SumRow label={texts.incomes} amount={sums.incomes} kind="total" />
        </Sums>
      </section>
      <section className={css.part} aria-labelledby="expenses">
        <h2 id="expenses">{texts.expenses}</h2>
        <div className={css.amounts}>{EXPENSES.map(amount)}</div>
        <Sums>
          <SumRow label={texts.expenses} amount={sums.expenses} kind="total" />
        </Sums>
      </section>
      <section className={css.part} aria-labelledby="account">
        <h2 id="account">{texts.account}</h2>
        <div className={formCss.fields}>
          <BankingField path="iban" view={view} state={state} />
          <BankingField path="bankName" view={view} state={state} optional />
          <TextArea
            id={fieldId('otherInformation')}
            name="otherInformation"
            label={words.optional(labels.otherInformation)}
            hint={hints.otherInformation}
            rows={3}
            defaultValue={state.values.otherInformation ?? view.begin.otherInformation}
            {...(error ? { error } : {})}
          />
        </div>
      </section>
    </BankingFrame>
  )
}

function Free({ sums, bank }: { sums: SumsView; bank: string }) {
  const texts = useTexts(bankingTexts)
  const questions = useTexts(bankingQuestionTexts)
  return (
    <div className={css.free}>
      <SumBox label={texts.free}>
        <h2>{texts.free}</h2>
        <p className={css.freeAmount} aria-live="polite">
          <b>{sums.free}</b> <span className="note">{texts.afterRate(sums.rate)}</span>
        </p>
        <div className={css.freeRows}>
          <Sums lined tight>
            <SumRow label={texts.incomes} amount={sums.incomes} />
            <SumRow label={texts.expenses} amount={`– ${sums.expenses}`} />
            <SumRow label={questions.rateOfCar} amount={`– ${sums.rate}`} />
            <SumRow label={texts.free} amount={sums.free} kind="total" />
          </Sums>
          <p className="note">{questions.freeNote(bank)}</p>
        </div>
      </SumBox>
    </div>
  )
}
