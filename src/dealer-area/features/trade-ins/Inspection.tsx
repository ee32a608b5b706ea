import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { dealerTradeInTexts } from '#messages/dealer-trade-ins.ts'
import { FormField, FormSelect } from '#storefront/blocks/FormFields.tsx'
import { useLocale, useTexts } from '#storefront/site.ts'
import { classes } from '#design/classes.ts'
import { euroUnit } from '#domain/format/money.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import type { InspectionLine, TradeInPageView } from './trade-in-view.ts'
import { HeadNote } from '../../blocks/PageHead.tsx'
import css from './trade-ins.module.css'

interface InspectionProps {
  view: TradeInPageView
  state: ChangedState
}

/** What the customer said and what was found, line by line; a form while the inspection is open. */
export function Inspection({ view, state }: InspectionProps) {
  const texts = useTexts(dealerTradeInTexts)
  const { mayInspect, lines, sum, inspectedOn, fingerprint, terms } = view
  const table = <Lines lines={lines} sum={sum} state={state} isForm={mayInspect} />
  return (
    <>
      <h2>
        {texts.inspection} <HeadNote>{inspectedOn}</HeadNote>
      </h2>
      {mayInspect ? (
        <Form method="post" noValidate className={css.form} key={fingerprint}>
          <input type="hidden" name="step" value="inspect" />
          <input type="hidden" name="fingerprint" value={state.changed ? state.values.fingerprint : fingerprint} />
          {table}
          <MoreFields view={view} state={state} />
          <Button type="submit" kind={view.offer.isOpen ? 'secondary' : 'primary'}>
            {texts.saveInspection}
          </Button>
          <p className="small">
            {texts.inspectionNote} <a href={terms}>{texts.terms}</a>
          </p>
        </Form>
      ) : (
        table
      )}
    </>
  )
}

function Lines({
  lines,
  sum,
  state,
  isForm,
}: {
  lines: readonly InspectionLine[]
  sum: string
  state: ChangedState
  isForm: boolean
}) {
  const texts = useTexts(dealerTradeInTexts)
  return (
    <table className={css.lines}>
      <thead>
        <tr>
          <th scope="col">{texts.line}</th>
          <th scope="col">{texts.stated}</th>
          <th scope="col">{texts.found}</th>
          <th scope="col">{texts.difference}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.field}>
            <th scope="row">{line.label}</th>
            <td data-label={texts.stated}>
              {line.stated}
              <small>{line.statedAmount}</small>
            </td>
            <td className={css.found}>{isForm ? <Found line={line} state={state} /> : foundText(line)}</td>
            <td data-label={texts.difference} className={classes(css.figure, line.isDifferent && css.different)}>
              {line.difference}
            </td>
          </tr>
        ))}
      </tbody>
      {sum ? (
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {texts.sumOfDifferences}
            </th>
            <td className={css.figure}>{sum}</td>
          </tr>
        </tfoot>
      ) : null}
    </table>
  )
}

function Found({
  line: { field, label, options, chosen, amount },
  state,
}: {
  line: InspectionLine
  state: ChangedState
}) {
  const texts = useTexts(dealerTradeInTexts)
  const euro = euroUnit(useLocale())
  return (
    <>
      <FormSelect
        state={state}
        name={field}
        label={`${texts.found}: ${label}`}
        labelHidden
        options={options}
        chosen={chosen}
      />
      {amount ? (
        <details open={amount.value !== '' || Boolean(state.values[amount.field])}>
          <summary>
            {texts.larger}
            <span className="visually-hidden">: {label}</span>
          </summary>
          <FormField
            state={state}
            name={amount.field}
            label={texts.amount}
            aria-label={amount.label}
            defaultValue={amount.value}
            unit={euro}
            inputMode="numeric"
            optional
          />
        </details>
      ) : null}
    </>
  )
}

function foundText({ options, chosen }: InspectionLine): string {
  return chosen ? (options.find(({ value }) => value === chosen)?.label ?? '') : ''
}

function MoreFields({ view: { mileage, market, extras }, state }: InspectionProps) {
  const texts = useTexts(dealerTradeInTexts)
  const euro = euroUnit(useLocale())
  const isSent = state.values.step === 'inspect'
  return (
    <>
      <div className={css.figures}>
        <FormField
          state={state}
          name="mileage"
          label={texts.mileage}
          hint={mileage.note}
          defaultValue={mileage.value}
          unit="km"
          inputMode="numeric"
        />
        {market ? (
          <FormField
            state={state}
            name="market"
            label={texts.market}
            defaultValue={market.value}
            unit={euro}
            inputMode="numeric"
          />
        ) : null}
      </div>
      <fieldset className={css.extras}>
        <legend>{texts.extras}</legend>
        {extras.map(({ field, label, note, isThere }) => (
          <Checkbox
            key={field}
            name={field}
            value="yes"
            label={note ? `${label}, ${note}` : label}
            defaultChecked={isSent ? state.values[field] === 'yes' : isThere}
          />
        ))}
      </fieldset>
    </>
  )
}
