import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import { searchWordsTexts } from '#messages/search-words.ts'
import { Button } from '#design/Button.tsx'
import { Input } from '#design/Field.tsx'
import css from './SearchBox.module.css'
import { useTexts } from '../site.ts'

interface SearchBoxProps {
  /** The vehicle list, which reads the words. */
  list: string
  /** What was typed, where it is to be changed. */
  text?: string
  /** Filters are set, which a new search replaces. */
  replaces?: boolean
}

const NOTE = 'ersetzt'

/** A search in free words: it starts afresh, and comes back as the filters it was understood to mean. */
export function SearchBox({ list, text, replaces = false }: SearchBoxProps) {
  const texts = useTexts(searchWordsTexts)
  return (
    <search>
      <form method="get" action={list} className={css.box}>
        <Input
          type="search"
          name="q"
          aria-label={texts.label}
          placeholder={texts.example}
          defaultValue={text}
          maxLength={MAX_SEARCH_TEXT}
          autoComplete="off"
          enterKeyHint="search"
          required
          aria-describedby={replaces ? NOTE : undefined}
        />
        <Button type="submit" kind="secondary">
          {texts.search}
        </Button>
      </form>
      {replaces ? (
        <p id={NOTE} className="note">
          {texts.replaces}
        </p>
      ) : null}
    </search>
  )
}
