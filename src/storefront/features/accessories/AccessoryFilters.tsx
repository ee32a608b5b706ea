import { useMemo } from 'react'
import { accessoryTexts } from '#messages/accessories.ts'
import { listTexts } from '#messages/list.ts'
import { Link } from 'react-router'
import { ApplyFilters, FILTER_FORM, FilterSheet } from '../../blocks/FilterSheet.tsx'
import { useListForm } from '../../blocks/use-list-form.ts'
import { SubmitOnEnter } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { TextField } from '#design/Field.tsx'
import { RangeFields } from '#design/RangeFields.tsx'
import { Select } from '#design/Select.tsx'
import { euroUnit } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import css from './AccessoryFilters.module.css'
import type { AccessoryListView, CategoryLink } from './accessories-view.ts'
import { useTexts, useLocale } from '../../site.ts'

/** Euros at which the handles of the price stop. */
const STOPS = [0, 10, 25, 50, 100, 200, 300, 500, 700]

/** Categories as links, everything else as one form. */
export function AccessoryFilters({ view }: { view: AccessoryListView }) {
  const locale = useLocale()
  const texts = useTexts(accessoryTexts)
  const common = useTexts(listTexts)
  const { form, onSubmit } = useListForm(useMemo(() => ({ ...view, base: view.path }), [view]))
  return (
    <FilterSheet list="accessories" active={view.active} reset={view.reset}>
      <form ref={form} id={FILTER_FORM} method="get" action={view.path} onSubmit={onSubmit} className={css.form}>
        <SubmitOnEnter />
        <TextField
          label={texts.search}
          name="q"
          type="search"
          placeholder={texts.searchHint}
          maxLength={80}
          defaultValue={view.text}
        />
        <Select label={texts.fit} name="fit" {...view.fit} />
        <div>
          <p className={css.title}>{texts.price}</p>
          <RangeFields
            label={texts.price}
            fromLabel={common.from(texts.price)}
            toLabel={common.to(texts.price)}
            between={common.between}
            fromName="price-min"
            toName="price-max"
            from={view.price.from}
            to={view.price.to}
            stops={STOPS}
            unit={euroUnit(locale)}
            format={(value) => formatNumber(value, locale)}
          />
        </div>
        <Checkbox label={texts.topOnly} name="top" value="1" count={view.top.count} defaultChecked={view.top.checked} />
        <p className="note">{texts.topRule}</p>
        <ApplyFilters show={texts.show(view.total)} />
      </form>
      <nav aria-label={texts.categories} className={css.categories}>
        <h3>{texts.categories}</h3>
        <Links links={[view.whole, ...view.categories]} />
      </nav>
    </FilterSheet>
  )
}

function Links({ links }: { links: readonly CategoryLink[] }) {
  return (
    <ul>
      {links.map(({ label, href, count, current, inside }) => (
        <li key={href}>
          {count === '0' && !current ? (
            <span>
              {label} <small>{count}</small>
            </span>
          ) : (
            <Link to={href} aria-current={current ? 'page' : undefined}>
              {label} <small>{count}</small>
            </Link>
          )}
          {inside ? <Links links={inside} /> : null}
        </li>
      ))}
    </ul>
  )
}
