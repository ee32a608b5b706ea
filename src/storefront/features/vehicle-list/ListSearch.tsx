import { useEffect, useRef } from 'react'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import { searchWordsTexts } from '#messages/search-words.ts'
import { Input } from '#design/Field.tsx'
import { IconButton } from '#design/Button.tsx'
import { useTexts } from '../../site.ts'
import { HiddenFields } from './HiddenFields.tsx'
import css from './ListSearch.module.css'
import type { ListView } from './list-view.ts'
import { rememberWords, wordsOf } from './searched-words.ts'

const NOTE = 'ersetzt'

/**
 * The search in free words on the line of the title. What was typed stays in the field as long as the page shows the filters it was
 * understood to mean.
 */
export function ListSearch({ view: { base, save, example, typed, active, hidden } }: { view: ListView }) {
  const texts = useTexts(searchWordsTexts)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const words = wordsOf(save)
    const field = form.current?.elements.namedItem('q')
    if (words && field instanceof HTMLInputElement && field.value === '') field.value = words
  }, [save])
  return (
    <search>
      <form
        ref={form}
        method="get"
        action={base}
        className={css.box}
        onSubmit={({ currentTarget }) => {
          const words = new FormData(currentTarget).get('q')
          if (typeof words === 'string') rememberWords(words)
        }}
      >
        <Input
          type="search"
          name="q"
          aria-label={texts.label}
          placeholder={example}
          defaultValue={typed}
          maxLength={MAX_SEARCH_TEXT}
          autoComplete="off"
          enterKeyHint="search"
          required
          aria-describedby={active > 0 ? NOTE : undefined}
        />
        <HiddenFields fields={hidden.search} />
        <IconButton type="submit" icon="search" label={texts.search} className={css.go} />
        {active > 0 ? (
          <p id={NOTE} className={css.note}>
            {texts.replaces}
          </p>
        ) : null}
      </form>
    </search>
  )
}
