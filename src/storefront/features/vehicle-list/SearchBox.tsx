import { MAX_SEARCH_TEXT } from '#catalogue/search-words/limit.ts'
import type { Locale } from '#domain/locale.ts'
import { searchWordsTexts } from '#messages/search-words.ts'
import { inLanguage } from '#messages/texts.ts'
import { Form } from 'react-router'
import { Button } from '../../design/Button.tsx'
import { Input } from '../../design/Field.tsx'
import type { ListView } from './list-view.ts'
import css from './SearchBox.module.css'

/** A search in free words: it starts afresh, and comes back as the filters it was understood to mean. */
export function SearchBox({ view, locale }: { view: ListView; locale: Locale }) {
  const texts = inLanguage(searchWordsTexts, locale)
  return (
    <search>
      <Form key={view.href} method="get" action={view.base} className={css.box}>
        <Input
          type="search"
          name="q"
          aria-label={texts.label}
          placeholder={texts.example}
          defaultValue={view.tooLong}
          maxLength={MAX_SEARCH_TEXT}
          autoComplete="off"
          enterKeyHint="search"
          required
        />
        <Button type="submit" kind="secondary">
          {texts.search}
        </Button>
      </Form>
    </search>
  )
}
