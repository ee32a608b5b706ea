import { useState } from 'react'
import { listTexts } from '#messages/list.ts'
import { More } from '#design/Accordion.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { Input } from '#design/Field.tsx'
import { Co2 } from '../../blocks/Co2.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import css from './FilterControl.module.css'
import type { ChoicesView, OptionRow } from './list-view.ts'
import { useTexts, useLocale } from '../../site.ts'

/** The view as a new document hands it to its scripts: without the options, which are in its HTML. */
type HandedOver = Omit<ChoicesView, 'options'> & Partial<Pick<ChoicesView, 'options'>>

/** A list of values with their hits. Values without hits stay visible; the rest of a long list opens on demand. */
export function Choices({ control, group }: { control: HandedOver; group: string }) {
  const locale = useLocale()
  const { name, title, chosen, shown, swatches, searched } = control
  const [wanted, setWanted] = useState('')
  const [begun] = useState(() => control.options ?? optionsInPage(name))
  const options = control.options ?? begun
  const texts = useTexts(listTexts)
  // A single further option is shown instead of a button for it.
  const first = options.length <= shown + 1 ? options : options.slice(0, shown)
  const rest = options.slice(first.length)
  const isChosen = ([value]: OptionRow) => chosen.includes(value)
  const row = ([value, label, count]: OptionRow) => (
    <Checkbox
      key={value}
      className={label.toLowerCase().includes(wanted) ? undefined : css.other}
      name={name}
      value={value}
      label={label}
      count={formatNumber(count, locale)}
      defaultChecked={chosen.includes(value)}
      disabled={count === 0 && !chosen.includes(value)}
      mark={swatches ? <i className={css.swatch} data-paint={value} /> : undefined}
    />
  )
  return (
    <fieldset aria-describedby="counts">
      <legend className={title ? css.title : 'visually-hidden'}>
        <Co2 text={title ?? group} />
      </legend>
      {searched && rest.length > 0 ? (
        <Input
          type="search"
          // Belongs to no form, because it narrows the list of options and filters no cars.
          form=""
          className="with-script"
          aria-label={texts.findIn(title ?? group)}
          placeholder={texts.findIn(title ?? group)}
          onInput={({ currentTarget }) => setWanted(currentTarget.value.trim().toLowerCase())}
        />
      ) : null}
      {first.map(row)}
      {rest.length > 0 ? (
        <More more={texts.more(options.length)} less={texts.less} open={wanted !== '' || rest.some(isChosen)}>
          {rest.map(row)}
        </More>
      ) : null}
    </fieldset>
  )
}

/** The options as the server has rendered them: they do not travel a second time. */
function optionsInPage(name: string): OptionRow[] {
  return [...document.querySelectorAll<HTMLInputElement>(`fieldset input[name="${name}"]`)].map((input) => {
    const [label, count] = input.parentElement!.querySelectorAll('span, small')
    return [input.value, label!.textContent, Number(count!.textContent.replaceAll(/\D/g, ''))]
  })
}
