import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { listTexts } from '#messages/list.ts'
import { Button } from '#design/Button.tsx'
import { Chip } from '#design/Chip.tsx'
import { Select, type SelectGroup, type SelectOption } from '#design/Select.tsx'
import { FILTER_FORM, OpenFilters } from './FilterSheet.tsx'
import { type FilteredList, forgetFilters, type FilteredListView, useEarlierFilters } from './last-filters.ts'
import css from './ListHead.module.css'
import { useTexts } from '../site.ts'

interface Choice {
  readonly options: readonly (SelectOption | SelectGroup)[]
  readonly chosen: string
}

interface ListHeadProps {
  /** How many there are, and of what. */
  title: string
  /** Less important words after the title. */
  note?: string | undefined
  list: FilteredList
  view: FilteredListView & {
    readonly active: number
    readonly sort: Choice
  }
  chips: readonly { readonly label: string; readonly href: string; readonly remove: string; readonly note?: string }[]
  /** The list without filters. */
  reset: string
  /** Address of the form that saves this search. */
  save?: string
  /** A search in free words, on the line of the title. */
  search?: ReactNode
  /** Explains the order, beside its choice. */
  help?: ReactNode
  /** After the tools. */
  children?: ReactNode
}

/** What a list shows, how many there are, what narrows it, and how it is ordered. */
export function ListHead(props: ListHeadProps) {
  const { title, note, view, chips, list, reset, save, search, help, children } = props
  const texts = useTexts(listTexts)
  const earlier = useEarlierFilters(view, list)
  const heading = useRef<HTMLHeadingElement>(null)
  // A link that removes a filter disappears with it; the focus moves to the heading.
  const shown = useRef(view.href)
  useEffect(() => {
    if (shown.current === view.href) return
    shown.current = view.href
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [view.href])
  return (
    <div className={css.head}>
      <div className={css.line}>
        {search ? <div className={css.search}>{search}</div> : null}
        <h1 ref={heading} tabIndex={-1}>
          {title} {note ? <span className={css.note}>({note})</span> : null}
        </h1>
        <Select label={texts.sortBy} labelHidden form={FILTER_FORM} name="sort" className={css.sort} {...view.sort} />
        <Button type="submit" form={FILTER_FORM} kind="secondary" small className="without-script">
          {texts.sort}
        </Button>
        {help}
        <OpenFilters active={view.active} />
        {children}
        {earlier ? (
          <Link className={css.earlier} to={earlier.href}>
            {texts[earlier.kind === 'last' ? 'lastFilters' : 'previousFilters']}
          </Link>
        ) : null}
      </div>
      <output className="visually-hidden">{title}</output>
      {chips.length > 0 ? (
        <nav className={css.chips} aria-label={texts.activeFilters}>
          {save ? (
            <a className={`${css.action} ${css.save}`} href={save} rel="nofollow">
              {texts.saveSearch}
            </a>
          ) : null}
          {chips.map((chip) => (
            <Chip key={chip.label} href={chip.href} label={chip.label} removeLabel={chip.remove} note={chip.note} />
          ))}
          <Link className={css.action} to={reset} onClick={() => forgetFilters(list)} preventScrollReset>
            {texts.resetAll}
          </Link>
        </nav>
      ) : null}
    </div>
  )
}

/** How many a page shows, below them: it is seldom changed. */
export function PerPage({ label, choice }: { label: string; choice: Choice }) {
  return <Select label={label} labelHidden form={FILTER_FORM} name="per-page" className={css.perPage} {...choice} />
}
