import { useId } from 'react'
import { finalInstallmentLimit } from '#domain/financing/finance-terms.ts'
import type { FinanceInputName } from '#domain/financing/refusal.ts'
import type { FinanceQuote } from '#domain/financing/quote.ts'
import { calculatorTexts } from '#messages/calculator.ts'
import { formTexts } from '#messages/forms.ts'
import { ErrorSummary } from '../../blocks/FormFields.tsx'
import { CreditInformation } from '../../blocks/Rate.tsx'
import { RestOfAddress } from '../../blocks/RestOfAddress.tsx'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { Notice } from '#design/Notice.tsx'
import { Status } from '#design/Status.tsx'
import { euroUnit, fromCents } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import css from './Calculator.module.css'
import { exampleOf } from './example.ts'
import { type EnteredName, fieldErrors } from './field-errors.ts'
import { inputFrom } from './financing-address.ts'
import { ADDRESS_FIELDS, type CalculatorView, FIELD_NAMES } from './financing-view.ts'
import { PlanChart } from './PlanChart.tsx'
import { QuoteTable } from './QuoteTable.tsx'
import { RepaymentPlan } from './RepaymentPlan.tsx'
import { useCalculator } from './use-calculator.ts'
import { CALCULATOR_FORM, ValueField } from './ValueField.tsx'
import { useTexts, useLocale } from '../../site.ts'

/** The calculator of a loan or a lease: a plain GET form, which with a script answers while values are entered. */
export function Calculator({ path, view }: { path: string; view: CalculatorView }) {
  const locale = useLocale()
  const texts = useTexts(calculatorTexts)
  const formWords = useTexts(formTexts)
  const { terms, kind } = view
  const { reading, shownRefusals, form, summary, onInput, onSubmit } = useCalculator(view, path)
  const { entered, input, changed, quote } = reading
  const formId = useId()
  const errors = fieldErrors(shownRefusals, kind, locale)
  const isRefused = reading.refusals.length > 0
  /** What a field shows: while an entered value is refused, that value instead of the one that is calculated with. */
  const shown = (field: EnteredName) => {
    const name = FIELD_NAMES[field]
    return { name, entered: isRefused ? entered[name] : undefined, error: errors[name] }
  }
  const format = (value: number) => formatNumber(Math.round(value), locale)
  const amount = ({ min, max, step }: { min: number; max: number; step: number }, value: number) => ({
    min: fromCents(min),
    max: fromCents(max),
    step: fromCents(step),
    value: Math.round(fromCents(value)),
    unit: euroUnit(locale),
    format,
  })
  const downPayment = kind === 'loan' ? texts.downPayment : texts.specialPayment
  const { finalInstallment } = terms
  const names: Readonly<Record<FinanceInputName, string>> = { ...texts, downPayment }
  return (
    <div className={css.calculator}>
      <form
        ref={form}
        id={formId}
        action={`${path}#finanzierung`}
        className={css.form}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        <RestOfAddress own={ADDRESS_FIELDS} />
        {view.dealer ? <input type="hidden" name={FIELD_NAMES.dealer} value={view.dealer} /> : null}
        {view.isExample ? null : <input type="hidden" name={FIELD_NAMES.kind} value={kind} />}
        {shownRefusals.length > 0 ? (
          <ErrorSummary ref={summary} title={formWords.summary} errors={errors} form={CALCULATOR_FORM} />
        ) : null}
        <ValueField label={downPayment} {...shown('downPayment')} {...amount(terms.downPayment, input.downPayment)} />
        <ValueField
          label={texts.duration}
          {...shown('duration')}
          unit={texts.months}
          {...terms.duration}
          value={input.duration}
          format={format}
        />
        {terms.mileage && input.mileage !== null ? (
          <ValueField
            label={texts.mileage}
            {...shown('mileage')}
            unit="km"
            {...terms.mileage}
            value={input.mileage}
            format={format}
          />
        ) : null}
        {finalInstallment ? (
          <>
            <Checkbox
              label={texts.withFinal}
              name={FIELD_NAMES.hasFinalInstallment}
              value="1"
              defaultChecked={inputFrom(new Map(Object.entries(view.entered)), terms).hasFinalInstallment}
            />
            <ValueField
              label={texts.finalInstallment}
              {...shown('finalInstallment')}
              className={css.final}
              {...amount(
                { ...finalInstallment, max: finalInstallmentLimit(terms, input.duration) },
                input.finalInstallment,
              )}
            />
          </>
        ) : null}
        <Status className={css.changed}>
          {changed.length > 0 ? texts.changed(changed.map((name) => names[name]).join(', ')) : null}
        </Status>
        {/* Enter presses the first button of a form, so the first one must not choose the financing. */}
        <div className="without-script">
          <Button type="submit" kind={view.isExample ? 'secondary' : 'primary'}>
            {texts.recalculate}
          </Button>
        </div>
        {view.isExample ? (
          <div>
            <Button type="submit" kind="secondary" name={FIELD_NAMES.kind} value={kind} data-chooses>
              {kind === 'loan' ? texts.chooseLoan : texts.chooseLeasing}
            </Button>
          </div>
        ) : null}
      </form>
      <div className={`stack tight ${css.quote}`}>
        <Status>
          {shownRefusals.length > 0 && quote ? (
            <Notice tone="warning">{reading.ofPreset ? texts.resultOfPreset : texts.resultOfLast}</Notice>
          ) : null}
        </Status>
        {quote ? <QuoteTable quote={quote} /> : <Notice tone="warning">{texts.impossible}</Notice>}
      </div>
      {quote && quote.plan.length > 0 ? (
        <>
          <div className={css.chart}>
            <PlanChart debt={quote.netLoanAmount} plan={quote.plan} />
          </div>
          <RepaymentPlan plan={quote.plan} form={formId} path={path} isOpen={view.isPlanOpen} className={css.plan} />
        </>
      ) : null}
      <div className={css.notes}>
        <CreditInformation>
          <Examples view={view} quote={quote} />
        </CreditInformation>
        {view.insurances.length > 0 ? (
          <p>
            {texts.insurances} {view.insurances.map(({ text }) => text).join(', ')}
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** The example of the shown rate; below it that of the conditions, which covers the rates on other cards, too. */
function Examples({ view, quote }: { view: CalculatorView; quote: FinanceQuote | null }) {
  const locale = useLocale()
  const texts = useTexts(calculatorTexts)
  const own = quote ? exampleOf(quote, view, locale) : null
  if (!own || own === view.example) return <p>{view.example}</p>
  return (
    <>
      <p>
        <b>{texts.thisCar}</b> {own}
      </p>
      <p className="note">
        <b>{texts.conditions}</b> {view.example}
      </p>
    </>
  )
}
