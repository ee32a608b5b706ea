import { listTexts } from '#messages/list.ts'
import { Disclosure } from '#design/Accordion.tsx'
import { SubmitOnEnter } from '#design/Button.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import css from './FilterPanel.module.css'
import { FilterControl } from './FilterControl.tsx'
import { HiddenFields } from './HiddenFields.tsx'
import { ApplyFilters, FILTER_FORM, FilterSheet } from '../../blocks/FilterSheet.tsx'
import { useListForm } from '../../blocks/use-list-form.ts'
import { adjustFields } from './adjust-fields.ts'
import type { ListView } from './list-view.ts'
import { useOpenGroups } from './use-open-groups.ts'
import { useTexts, useLocale } from '../../site.ts'

/** All filters of the car list as one form. */
export function FilterPanel({ view }: { view: ListView }) {
  const locale = useLocale()
  const texts = useTexts(listTexts)
  const { form, onSubmit } = useListForm(view, adjustFields)
  useOpenGroups(form)
  return (
    <FilterSheet list="cars" active={view.active} reset={view.base}>
      <form ref={form} id={FILTER_FORM} method="get" action={view.base} onSubmit={onSubmit}>
        <SubmitOnEnter />
        <HiddenFields fields={view.hidden.filters} />
        <p id="counts" className={`note ${css.counts}`}>
          {texts.countsMean}
        </p>
        {view.groups.map((group) => (
          <Disclosure
            key={group.group}
            data-group={group.group}
            title={group.title}
            count={group.active}
            open={group.open}
          >
            <div className={css.controls}>
              {group.controls.map((control) => (
                <FilterControl key={keyOf(control)} control={control} group={group.title} />
              ))}
            </div>
          </Disclosure>
        ))}
        <ApplyFilters show={texts.show(formatNumber(view.total, locale), view.total === 1)} />
      </form>
    </FilterSheet>
  )
}

function keyOf(control: ListView['groups'][number]['controls'][number]): string {
  if (control.kind === 'range') return control.from.name
  return 'name' in control ? control.name : control.kind
}
