import { homeTexts } from '#messages/home.ts'
import { makeTexts } from '#messages/makes.ts'
import { type ChangeEvent, Suspense, useCallback, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useInputBeforeHydration } from '../../blocks/input-before-hydration.ts'
import { lazyPart } from '../../blocks/lazy-part.ts'
import { useHydrated } from '../../blocks/use-hydrated.ts'
import { PlaceField } from '../../blocks/PlaceField.tsx'
import { classes } from '#design/classes.ts'
import { Button, SubmitOnEnter } from '#design/Button.tsx'
import { TextField } from '#design/Field.tsx'
import { Select } from '#design/Select.tsx'
import { MAX_SEARCH_TEXT } from '#domain/vehicle/search-words-limit.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { type SerializedView, viewOf } from '../../delivery/serialized-view.ts'
import css from './Finder.module.css'
import type { FinderView, HomeView } from './home-view.ts'
import { useTexts, useLocale } from '../../site.ts'

/** Its code loads after hydration: it shows nothing before. */
const LastSearch = lazyPart(async () => (await import('./LastSearch.tsx')).LastSearch)

interface FinderProps {
  finder: FinderView
  /** The start page's own address, which counts the cars and, without a script, loads the models of a make. */
  home: string
}

/** The search form of the start page: a plain form, whose button says how many vehicles it will show. */
export function Finder({ finder: loaded, home }: FinderProps) {
  const locale = useLocale()
  const texts = { ...useTexts(homeTexts), ...useTexts(makeTexts) }
  const form = useRef<HTMLFormElement>(null)
  const counted = useRef(loaded.words)
  const isHydrated = useHydrated()
  const fetcher = useFetcher<SerializedView<HomeView>>()
  const finder = fetcher.data ? viewOf(fetcher.data).finder : loaded
  const { load } = fetcher
  const recount = useCallback(
    (form: HTMLFormElement, changed?: unknown) => {
      const query = new FormData(form)
      if (changed instanceof HTMLSelectElement && changed.name === 'make1') query.delete('model1')
      const entered = [...query].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      void load(`${home}?${new URLSearchParams(entered).toString()}`)
    },
    [home, load],
  )
  useInputBeforeHydration(form, recount)
  return (
    <form
      ref={form}
      method="get"
      action={loaded.list}
      aria-label={texts.finder}
      className={classes(css.finder, loaded.place === undefined && css.noPlace)}
      onChange={({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
        if (!(target instanceof HTMLInputElement && target.name === 'q')) recount(currentTarget, target)
      }}
    >
      <SubmitOnEnter />
      <div className={css.words}>
        <TextField
          type="search"
          name="q"
          label={texts.words}
          placeholder={loaded.example}
          defaultValue={loaded.words}
          maxLength={MAX_SEARCH_TEXT}
          autoComplete="off"
          enterKeyHint="search"
          onBlur={({ currentTarget: { form, value } }) => {
            // Counts only when the field is left, because the words are understood as a whole.
            if (form && value !== counted.current) recount(form)
            counted.current = value
          }}
        />
      </div>
      <Select label={texts.make} name="make1" options={finder.makes} chosen={loaded.make} />
      <div className={css.model}>
        <Select
          label={texts.model}
          name="model1"
          options={finder.models}
          chosen={loaded.model}
          disabled={finder.models.length < 2}
        />
        <Button type="submit" kind="quiet" small formAction={home} className="without-script">
          {texts.loadModels}
        </Button>
      </div>
      <Select label={texts.priceTo} name="price-max" options={finder.prices} chosen={loaded.price} />
      <Select label={texts.yearFrom} name="year-min" options={finder.years} chosen={loaded.year} />
      {loaded.place === undefined ? null : (
        <div className={css.place}>
          <PlaceField label={texts.place} defaultValue={loaded.place} placeholder={texts.anywhere} />
        </div>
      )}
      <div className={css.go}>
        <Button type="submit" wide busy={fetcher.state !== 'idle'}>
          {texts.show(formatNumber(finder.count, locale), finder.count === 1)}
        </Button>
      </div>
      <p className={css.more}>
        <a href={loaded.list}>{texts.allFilters}</a>
        {isHydrated ? (
          <Suspense>
            <LastSearch list={loaded.list} />
          </Suspense>
        ) : null}
      </p>
    </form>
  )
}
