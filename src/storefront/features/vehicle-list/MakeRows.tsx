import { useState } from 'react'
import { makeTexts } from '#messages/makes.ts'
import { More } from '#design/Accordion.tsx'
import { Button } from '#design/Button.tsx'
import { type SelectGroup, Select, type SelectOption } from '#design/Select.tsx'
import css from './FilterControl.module.css'
import type { MakesView } from './list-view.ts'
import { useTexts } from '../../site.ts'

type Makes = MakesView['makes']

/** The view as a new document hands it to its scripts: without the makes, which are in its HTML. */
type HandedOver = Omit<MakesView, 'makes'> & Partial<Pick<MakesView, 'makes'>>

/** Make and model, up to three times. Without script a button loads the models of a chosen make. */
export function MakeRows({ control }: { control: HandedOver }) {
  const { rows } = control
  const [begun] = useState(() => control.makes ?? makesInPage())
  const makes = control.makes ?? begun
  const texts = useTexts(makeTexts)
  const fields = rows.map(({ make, model, models }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a row is its place: its field names carry the number
    <div key={index} className={css.row}>
      <Select label={texts.make} name={`make${index + 1}`} options={makes} chosen={make} />
      {make ? (
        <Select label={texts.model} name={`model${index + 1}`} options={models} chosen={model} />
      ) : (
        <Button type="submit" name="intent" value="choose" kind="quiet" small className="without-script">
          {texts.loadModels}
        </Button>
      )}
    </div>
  ))
  const spare = rows.length > 1 && rows.at(-1)?.make === '' ? fields.pop() : undefined
  return (
    <div className={css.rows}>
      {fields}
      {spare ? (
        <More more={texts.anotherMake} less={texts.noOtherMake}>
          {spare}
        </More>
      ) : null}
    </div>
  )
}

/** The makes as the server has rendered them: they do not travel a second time. */
function makesInPage(): Makes {
  const optionOf = (option: HTMLOptionElement): SelectOption => ({
    value: option.value,
    label: option.label,
    ...(option.disabled ? { disabled: true } : {}),
  })
  const select = document.querySelector<HTMLSelectElement>('select[name="make1"]')!
  return [...select.children].map((entry): SelectGroup | SelectOption =>
    entry instanceof HTMLOptGroupElement
      ? { label: entry.label, options: [...entry.querySelectorAll('option')].map(optionOf) }
      : optionOf(entry as HTMLOptionElement),
  )
}
