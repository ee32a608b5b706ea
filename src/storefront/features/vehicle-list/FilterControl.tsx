import { Link } from 'react-router'
import { listTexts } from '#messages/list.ts'
import { Checkbox } from '#design/Checkbox.tsx'
import { TextField } from '#design/Field.tsx'
import { RangeFields } from '#design/RangeFields.tsx'
import { SegmentRadios } from '#design/Segment.tsx'
import { Select } from '#design/Select.tsx'
import { Co2 } from '../../blocks/Co2.tsx'
import { formatNumber } from '#domain/format/numbers.ts'
import { Choices } from './Choices.tsx'
import css from './FilterControl.module.css'
import type { ControlView, LinksView, RangeView } from './list-view.ts'
import { MakeRows } from './MakeRows.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { useTexts, useLocale } from '../../site.ts'

/** One control of a filter group. `group` names it where it has no title of its own. */
export function FilterControl({ control, group }: { control: ControlView; group: string }) {
  const locale = useLocale()
  switch (control.kind) {
    case 'choices':
      return <Choices control={control} group={group} />
    case 'range':
      return <Range control={control} />
    case 'makes':
      return <MakeRows control={control} />
    case 'place':
      return <PlaceFields control={control} />
    case 'segment':
      return (
        <SegmentRadios label={control.title} name={control.name} options={control.options} chosen={control.chosen} />
      )
    case 'select':
      return <Select label={control.title} name={control.name} options={control.options} chosen={control.chosen} />
    case 'links':
      return <Links control={control} />
    case 'number':
      return (
        <TextField
          label={control.title}
          name={control.name}
          unit={control.unit ?? ''}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={control.value ?? ''}
        />
      )
    case 'toggle':
      return (
        <Checkbox
          label={<Co2 text={control.title} />}
          name={control.name}
          value="1"
          defaultChecked={control.checked === true}
          count={control.count === undefined ? undefined : formatNumber(control.count, locale)}
          disabled={control.count === 0 && !control.checked}
        />
      )
  }
}

function Range({ control }: { control: RangeView }) {
  const locale = useLocale()
  const texts = useTexts(listTexts)
  return (
    <div>
      {control.untitled ? null : (
        <p className={css.title}>
          <Co2 text={control.title} />
        </p>
      )}
      <RangeFields
        // Other stops make another control, so that its handles and fields keep nothing of the old one.
        key={control.stops.join(' ')}
        label={control.title}
        fromLabel={texts.from(control.title)}
        toLabel={texts.to(control.title)}
        between={texts.between}
        fromName={control.from.name}
        toName={control.to.name}
        from={control.from.value}
        to={control.to.value}
        stops={control.stops}
        bars={control.bars}
        unit={control.unit}
        format={control.plain ? String : (value) => formatNumber(value, locale)}
      />
    </div>
  )
}

/** Ready-made choices as links, so that each works without sending the form. */
function Links({ control: { title, links } }: { control: LinksView }) {
  return (
    <p className={css.links}>
      {title ? <span>{title}</span> : null}
      {links.map(([label, href, current]) => (
        <Link key={label} to={href} aria-current={current} preventScrollReset>
          {label}
        </Link>
      ))}
    </p>
  )
}
