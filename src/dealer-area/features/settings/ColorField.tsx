import { useEffect, useRef, useState } from 'react'
import { SHOP_COLOR } from '#domain/brand-look/shop-color.ts'
import { Field, Input } from '#design/Field.tsx'
import { settingsTexts } from '#messages/dealer-settings.ts'
import { formTexts } from '#messages/forms.ts'
import { fieldId } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useLocale, useTexts } from '#storefront/site.ts'
import { readColor, whiteContrast } from './color-contrast.ts'
import css from './settings.module.css'

interface ColorFieldProps {
  state: FormState
  name: string
  label: string
  hint: string | undefined
  value: string
}

/**
 * A colour as text, which is what counts, beside the browser's own chooser where a script can bring both in step, with the contrast of
 * white on it.
 */
export function ColorField({ state, name, label, hint, value }: ColorFieldProps) {
  const texts = useTexts(settingsTexts)
  const formWords = useTexts(formTexts)
  const error = state.errors[name]
  const text = useRef<HTMLInputElement>(null)
  const [entered, setEntered] = useState(state.values[name] ?? value)
  // What was typed before the page came to life.
  useEffect(() => setEntered(text.current?.value ?? ''), [])
  const choose = (color: string) => {
    if (text.current) text.current.value = color
    setEntered(color)
  }
  return (
    <div className={css.colorField}>
      <Field id={fieldId(name)} label={formWords.optional(label)} hint={hint} {...(error ? { error } : {})}>
        {(control) => (
          <span className={css.color}>
            <Input
              ref={text}
              name={name}
              defaultValue={state.values[name] ?? value}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onChange={(event) => setEntered(event.target.value)}
              {...control}
            />
            <input
              type="color"
              className="with-script"
              aria-label={texts.pickColour}
              value={readColor(entered) ?? SHOP_COLOR}
              onChange={(event) => choose(event.target.value)}
            />
          </span>
        )}
      </Field>
      <ContrastNote entered={entered} />
    </div>
  )
}

/** Whether white can be read on the colour; nothing for what is not one yet. */
function ContrastNote({ entered }: { entered: string }) {
  const texts = useTexts(settingsTexts)
  const locale = useLocale()
  const color = readColor(entered)
  const contrast = color === undefined ? undefined : whiteContrast(color, locale)
  const isEmpty = entered.trim() === ''
  return (
    <output className="small">
      {isEmpty ? texts.noColour : null}
      {contrast ? (
        <>
          {texts.contrast(contrast.ratio)} <b>{contrast.isEnough ? texts.passes : texts.tooWeak}</b>
        </>
      ) : null}
    </output>
  )
}
