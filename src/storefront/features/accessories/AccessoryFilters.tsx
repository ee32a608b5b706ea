import type { Locale } from '#domain/locale.ts'
import { accessoryTexts } from '#messages/accessories.ts'
import { listTexts } from '#messages/list.ts'
import { inLanguage } from '#messages/texts.ts'
import { Link } from 'react-router'
import { forgetAccessoryFilters } from '../../blocks/last-filters.ts'
import { useListForm } from '../../blocks/use-list-form.ts'
import { Button, IconButton, SubmitOnEnter } from '../../design/Button.tsx'
import { Checkbox } from '../../design/Checkbox.tsx'
import { TextField } from '../../design/Field.tsx'
import { RangeFields } from '../../design/RangeFields.tsx'
import { Select } from '../../design/Select.tsx'
import { grouped } from '../../figures.ts'
import css from './AccessoryFilters.module.css'
import type { AccessoryListView, CategoryLink } from './list-view.ts'

export const PANEL_ID = 'filter'
export const FORM_ID = 'filter-formular'
/** Euros at which the handles of the price stop. */
const STOPS = [0, 10, 25, 50, 100, 200, 300, 500, 700]

/** Categories as links, everything else as one form: beside the list where there is room, else a sheet from below. */
export function AccessoryFilters({ view, locale }: { view: AccessoryListView; locale: Locale }) {
  const texts = inLanguage(accessoryTexts, locale)
  const common = inLanguage(listTexts, locale)
  const { form, onSubmit } = useListForm({ ...view, base: view.path })
  return (
    <aside id={PANEL_ID} popover="auto" aria-label={common.filters} className={css.panel}>
      <div className={css.head}>
        <h2>{common.filters}</h2>
        {view.active > 0 ? (
          <Link to={view.reset} onClick={forgetAccessoryFilters} preventScrollReset>
            {common.reset}
          </Link>
        ) : null}
        <IconButton
          icon="close"
          label={common.closeFilters}
          className={css.close}
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
        />
      </div>
      <form ref={form} id={FORM_ID} method="get" action={view.path} onSubmit={onSubmit} className={css.form}>
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
            unit="€"
            format={(value) => grouped(value, locale)}
          />
        </div>
        <Checkbox label={texts.topOnly} name="top" value="1" count={view.top.count} defaultChecked={view.top.checked} />
        <p className="note">{texts.topRule}</p>
        <Button type="submit" wide className={`${css.show} with-script`}>
          {texts.show(view.total)}
        </Button>
        <Button type="submit" wide className="without-script">
          {common.apply}
        </Button>
      </form>
      <nav aria-label={texts.categories} className={css.categories}>
        <h3>{texts.categories}</h3>
        <Links links={[view.whole, ...view.categories]} />
      </nav>
    </aside>
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
