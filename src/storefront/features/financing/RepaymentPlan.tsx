import type { FinanceQuote } from '#domain/financing/quote.ts'
import { calculatorTexts } from '#messages/calculator.ts'
import { Disclosure } from '#design/Accordion.tsx'
import { Button } from '#design/Button.tsx'
import { formatMoney } from '#domain/format/money.ts'
import { useEffect, useRef, useState } from 'react'
import { PLAN_PARAM } from '../../blocks/present-address.ts'
import { planCsvHref } from './plan-csv.ts'
import css from './RepaymentPlan.module.css'
import { useTexts, useLocale } from '../../site.ts'

interface RepaymentPlanProps extends Pick<FinanceQuote, 'plan'> {
  /** Id of the form whose values it belongs to, and the address that answers it. */
  form: string
  path: string
  /** Whether the address asks for the months. */
  isOpen: boolean
  className?: string
}

const PLAN_ID = 'tilgungsplan'

/** The loan month by month, once they are asked for, as a table and a file: on most pages nobody looks at 60 rows. */
export function RepaymentPlan({ plan, form, path, isOpen, className }: RepaymentPlanProps) {
  const texts = useTexts(calculatorTexts)
  const [isShown, setShown] = useState(isOpen)
  const [isPressed, setPressed] = useState(false)
  return (
    <div className={`${css.plan} ${className ?? ''}`}>
      <Disclosure
        id={PLAN_ID}
        title={texts.plan}
        count={plan.length}
        open={isOpen}
        onToggle={({ currentTarget }) => currentTarget.open && setShown(true)}
      >
        {isShown ? (
          <Months plan={plan} takesFocus={isPressed} />
        ) : (
          <Button
            type="submit"
            kind="link"
            small
            form={form}
            formAction={`${path}#${PLAN_ID}`}
            name={PLAN_PARAM}
            value="1"
            onClick={(event) => {
              event.preventDefault()
              setPressed(true)
              setShown(true)
            }}
          >
            {texts.showPlan(plan.length)}
          </Button>
        )}
      </Disclosure>
    </div>
  )
}

/** `takesFocus`: the button that had it is gone. */
function Months({ plan, takesFocus }: Pick<FinanceQuote, 'plan'> & { takesFocus: boolean }) {
  const locale = useLocale()
  const texts = useTexts(calculatorTexts)
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    // The table begins where the button was, which is in view.
    if (takesFocus) table.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <>
      <div className={css.tools}>
        <a href={planCsvHref(plan, locale)} download={texts.csvName}>
          {texts.csv}
        </a>
        <Button kind="quiet" small className="with-script" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <table ref={table} tabIndex={-1} className={css.table}>
        <caption className="visually-hidden">{texts.plan}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.payment}</th>
            <th scope="col">{texts.planInterest}</th>
            <th scope="col">{texts.principal}</th>
            <th scope="col">{texts.balance}</th>
          </tr>
        </thead>
        <tbody>
          {plan.map((row) => (
            <tr key={row.month}>
              <th scope="row">{row.month}</th>
              <td>{formatMoney(row.payment, locale, 2)}</td>
              <td>{formatMoney(row.interest, locale, 2)}</td>
              <td>{formatMoney(row.principal, locale, 2)}</td>
              <td>{formatMoney(row.balance, locale, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
