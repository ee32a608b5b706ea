import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listTexts } from '#messages/list.ts'
import { Button, IconButton } from '#design/Button.tsx'
import { Icon } from '#design/Icon.tsx'
import { type FilteredList, forgetFilters } from './last-filters.ts'
import css from './FilterSheet.module.css'
import { useTexts } from '../site.ts'

/** The form of a list's filters; fields elsewhere on the page belong to it by this name. */
export const FILTER_FORM = 'filter-formular'
const SHEET = 'filter'

interface FilterSheetProps {
  list: FilteredList
  /** Number of active filters. */
  active: number
  /** The list without them. */
  reset: string
  children: ReactNode
}

/**
 * The filters of a list: beside it where there is room, else a sheet from below. The same element is both: as a popover it opens, closes
 * and returns focus without a script.
 */
export function FilterSheet({ list, active, reset, children }: FilterSheetProps) {
  const texts = useTexts(listTexts)
  return (
    <aside id={SHEET} popover="auto" data-covers="" aria-label={texts.filters} className={css.sheet}>
      <div className={css.head}>
        <h2>{texts.filters}</h2>
        {active > 0 ? (
          <Link to={reset} onClick={() => forgetFilters(list)} preventScrollReset>
            {texts.reset}
          </Link>
        ) : null}
        <IconButton
          icon="close"
          label={texts.closeFilters}
          className={css.close}
          popoverTarget={SHEET}
          popoverTargetAction="hide"
        />
      </div>
      {children}
    </aside>
  )
}

/** Opens the sheet on screens without room for filters beside the list. */
export function OpenFilters({ active }: Pick<FilterSheetProps, 'active'>) {
  const texts = useTexts(listTexts)
  return (
    <Button kind="secondary" small className={css.open} popoverTarget={SHEET}>
      <Icon name="filter" />
      {active > 0 ? texts.filtersWith(active) : texts.filters}
    </Button>
  )
}

/** The end of the form: `show` says what it finds and closes the sheet; without script it applies the filters. */
export function ApplyFilters({ show }: { show: string }) {
  const texts = useTexts(listTexts)
  return (
    <div className={css.foot}>
      <Button type="submit" wide className={`${css.show} with-script`}>
        {show}
      </Button>
      <Button type="submit" wide className="without-script">
        {texts.apply}
      </Button>
    </div>
  )
}
