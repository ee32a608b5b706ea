import { accessoryTexts } from '#messages/accessories.ts'
import { listTexts } from '#messages/list.ts'
import { inLanguage } from '#messages/texts.ts'
import { Link, useNavigation } from 'react-router'
import { AccessoryCards } from '../../blocks/AccessoryCards.tsx'
import { forgetAccessoryFilters, useEarlierFilters } from '../../blocks/last-filters.ts'
import { Trail } from '../../blocks/Trail.tsx'
import { Button, ButtonLink } from '../../design/Button.tsx'
import { Chip } from '../../design/Chip.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Icon } from '../../design/Icon.tsx'
import { Pagination } from '../../design/Pagination.tsx'
import { Select } from '../../design/Select.tsx'
import { useLocale } from '../../site.ts'
import { AccessoryFilters, FORM_ID, PANEL_ID } from './AccessoryFilters.tsx'
import css from './AccessoryListPage.module.css'
import type { AccessoryListView } from './list-view.ts'

export function AccessoryListPage({ view }: { view: AccessoryListView }) {
  const locale = useLocale()
  const texts = inLanguage(accessoryTexts, locale)
  const common = inLanguage(listTexts, locale)
  const busy = useNavigation().state === 'loading'
  const earlier = useEarlierFilters(view, 'accessories')
  return (
    <div className={`wrap ${css.list}`}>
      <div className={css.crumbs}>
        <Trail crumbs={view.crumbs} />
      </div>
      <AccessoryFilters view={view} locale={locale} />
      <div className={css.main}>
        <h1>
          {view.total} {view.heading}
        </h1>
        <output className="unseen">{`${view.total} ${view.heading}`}</output>
        {view.chips.length > 0 ? (
          <nav className={css.chips} aria-label={common.activeFilters}>
            {view.chips.map(({ label, href }) => (
              <Chip key={label} href={href} label={label} removeLabel={texts.removeFilter} />
            ))}
            <Link className={css.reset} to={view.reset} onClick={forgetAccessoryFilters} preventScrollReset>
              {common.resetAll}
            </Link>
          </nav>
        ) : null}
        {earlier ? (
          <Link className={css.last} to={earlier.href}>
            {common[earlier.kind === 'last' ? 'lastFilters' : 'keepFilters']}
          </Link>
        ) : null}
        <div className={css.tools}>
          <Button kind="secondary" small className={css.open} popoverTarget={PANEL_ID}>
            <Icon name="filter" />
            {view.active > 0 ? common.filtersWith(view.active) : common.filters}
          </Button>
          <Select label={common.sortBy} labelHidden form={FORM_ID} name="sort" className={css.sort} {...view.sort} />
          <Select
            label={texts.perPage}
            labelHidden
            form={FORM_ID}
            name="per-page"
            className={css.perPage}
            {...view.perPage}
          />
        </div>
        {view.cards.length > 0 ? (
          <section aria-label={common.results} aria-busy={busy || undefined}>
            <h2 className="unseen">{common.results}</h2>
            <AccessoryCards cards={view.cards} locale={locale} firstRow={1} />
            <p className="note">
              {view.shipping.text} <a href={view.shipping.href}>{view.shipping.more}</a>
            </p>
            <Pagination
              links={view.pages}
              labels={{ pages: common.pages, page: common.page, previous: common.previousPage, next: common.nextPage }}
            />
          </section>
        ) : (
          <EmptyState title={texts.nothingTitle} text={texts.nothingText}>
            {view.wider ? <ButtonLink href={view.wider.href}>{view.wider.text}</ButtonLink> : null}
            {view.active > 0 ? (
              <ButtonLink kind={view.wider ? 'secondary' : 'primary'} href={view.reset}>
                {common.resetAll}
              </ButtonLink>
            ) : null}
          </EmptyState>
        )}
      </div>
    </div>
  )
}
