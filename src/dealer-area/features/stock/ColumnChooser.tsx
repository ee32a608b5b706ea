import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { stockTexts } from '#messages/dealer-stock.ts'
import { useTexts } from '#storefront/site.ts'
import type { StockView } from './stock.server.ts'
import css from './stock.module.css'

/** Which columns the table has; the choice is part of the address, and so of a saved view. */
export function ColumnChooser({ chooser: { options, hidden } }: Pick<StockView, 'chooser'>) {
  const texts = useTexts(stockTexts)
  return (
    <details className={css.chooser}>
      <summary>{texts.columns}</summary>
      <Form method="get" key={JSON.stringify(options)}>
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <fieldset>
          <legend className="visually-hidden">{texts.columns}</legend>
          {options.map(({ value, label, isShown }) => (
            <Checkbox key={value} name="column" value={value} label={label} defaultChecked={isShown} />
          ))}
        </fieldset>
        <Button type="submit" kind="secondary" small>
          {texts.showColumns}
        </Button>
      </Form>
    </details>
  )
}
