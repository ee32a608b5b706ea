import type { Locale } from '#domain/locale.ts'
import { listTexts } from '#messages/list.ts'
import { inLanguage } from '#messages/texts.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '../../design/Button.tsx'
import { Chip } from '../../design/Chip.tsx'
import { Icon } from '../../design/Icon.tsx'
import { SegmentLinks } from '../../design/Segment.tsx'
import { Select } from '../../design/Select.tsx'
import { grouped } from '../../figures.ts'
import { useSite } from '../../site.ts'
import { FORM_ID, PANEL_ID } from './FilterPanel.tsx'
import { forgetLastFilters } from '../../blocks/last-filters.ts'
import css from './ListHead.module.css'
import type { ListView } from './list-view.ts'

/** What the list shows, how many there are, what narrows it, and how it is ordered. */
export function ListHead({ view, locale, children }: { view: ListView; locale: Locale; children?: ReactNode }) {
  const texts = inLanguage(listTexts, locale)
  const ranking = useSite()?.frame.ranking
  const heading = useRef<HTMLHeadingElement>(null)
  // A link that takes a filter away goes with it; whoever followed it goes on from the heading.
  const shown = useRef(view.href)
  useEffect(() => {
    if (shown.current === view.href) return
    shown.current = view.href
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [view.href])
  return (
    <div className={css.head}>
      <h1 ref={heading} tabIndex={-1}>
        {grouped(view.total, locale)} {view.heading}{' '}
        {view.radius ? <span className={css.radius}>({view.radius})</span> : null}
      </h1>
      <output className="unseen">{`${grouped(view.total, locale)} ${view.heading}`}</output>
      {view.chips.length > 0 ? (
        <nav className={css.chips} aria-label={texts.activeFilters}>
          {view.chips.map(({ label, href, remove, note }) => (
            <Chip key={label} href={href} label={label} removeLabel={remove} note={note} />
          ))}
          <Link className={css.reset} to={view.base} onClick={forgetLastFilters} preventScrollReset>
            {texts.resetAll}
          </Link>
          <a className={css.reset} href={view.save} rel="nofollow">
            {texts.saveSearch}
          </a>
        </nav>
      ) : null}
      {children}
      <div className={css.tools}>
        <Button kind="secondary" small className={css.open} popoverTarget={PANEL_ID}>
          <Icon name="filter" />
          {view.active > 0 ? texts.filtersWith(view.active) : texts.filters}
        </Button>
        <Select label={texts.sortBy} labelHidden form={FORM_ID} name="sort" className={css.sort} {...view.sort} />
        <Select
          label={texts.perPage}
          labelHidden
          form={FORM_ID}
          name="per-page"
          className={css.perPage}
          {...view.perPage}
        />
        <a className={css.how} href={ranking}>
          {texts.howSorted}
        </a>
        <div className={css.views}>
          <SegmentLinks
            label={texts.view}
            links={[
              {
                href: viewHref(view, 'GRID'),
                label: texts.grid,
                current: view.view === 'GRID',
                children: <Icon name="grid" />,
              },
              {
                href: viewHref(view, 'LIST'),
                label: texts.rows,
                current: view.view === 'LIST',
                children: <Icon name="rows" />,
              },
            ]}
          />
        </div>
      </div>
    </div>
  )
}

function viewHref({ view, href, otherView }: ListView, wanted: ListView['view']): string {
  return wanted === view ? href : otherView
}
