import type { Locale } from '#domain/locale.ts'
import { listTexts } from '#messages/list.ts'
import { inLanguage } from '#messages/texts.ts'
import { Link } from 'react-router'
import { Fold } from '../../design/Accordion.tsx'
import { Button, IconButton, SubmitOnEnter } from '../../design/Button.tsx'
import { grouped } from '../../figures.ts'
import css from './FilterPanel.module.css'
import { FilterControl } from './FilterControl.tsx'
import { forgetLastFilters } from '../../blocks/last-filters.ts'
import { useListForm } from '../../blocks/use-list-form.ts'
import { adjustFields } from './adjust-fields.ts'
import type { ListView } from './list-view.ts'
import { useOpenGroups } from './use-open-groups.ts'

export const PANEL_ID = 'filter'
export const FORM_ID = 'filter-formular'

/**
 * All filters as one form: beside the list where there is room, else a sheet from below. The same element is both: as a
 * popover it opens, closes and returns focus without a script.
 */
export function FilterPanel({ view, locale }: { view: ListView; locale: Locale }) {
  const texts = inLanguage(listTexts, locale)
  const { form, onSubmit } = useListForm(view, adjustFields)
  useOpenGroups(form)
  return (
    <aside id={PANEL_ID} popover="auto" aria-label={texts.filters} className={css.panel}>
      <div className={css.head}>
        <h2>{texts.filters}</h2>
        {view.active > 0 ? (
          <Link to={view.base} onClick={forgetLastFilters} preventScrollReset>
            {texts.reset}
          </Link>
        ) : null}
        <IconButton
          icon="close"
          label={texts.closeFilters}
          className={css.close}
          popoverTarget={PANEL_ID}
          popoverTargetAction="hide"
        />
      </div>
      <form ref={form} id={FORM_ID} method="get" action={view.base} onSubmit={onSubmit} className={css.groups}>
        <SubmitOnEnter />
        {view.view === 'LIST' ? <input type="hidden" name="view" value="LIST" /> : null}
        {view.allFilters ? <input type="hidden" name="all-filters" value="1" /> : null}
        {view.groups.map((group) => (
          <Fold key={group.group} data-group={group.group} title={group.title} count={group.active} open={group.open}>
            <div className={css.controls}>
              {group.controls.map((control) => (
                <FilterControl key={keyOf(control)} control={control} group={group.title} locale={locale} />
              ))}
            </div>
          </Fold>
        ))}
        <div className={css.foot}>
          <Button type="submit" wide className={`${css.show} with-script`}>
            {texts.show(grouped(view.total, locale), view.total === 1)}
          </Button>
          <Button type="submit" wide className="without-script">
            {texts.apply}
          </Button>
        </div>
      </form>
    </aside>
  )
}

function keyOf(control: ListView['groups'][number]['controls'][number]): string {
  if (control.kind === 'range') return control.from.name
  return 'name' in control ? control.name : control.kind
}
