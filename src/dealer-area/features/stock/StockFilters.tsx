import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Chip } from '#design/Chip.tsx'
import { TextField } from '#design/Field.tsx'
import { Select } from '#design/Select.tsx'
import { stockTexts } from '#messages/dealer-stock.ts'
import { useTexts } from '#storefront/site.ts'
import type { FilterView } from './stock-filters.server.ts'
import css from './stock.module.css'

/** The filters as a form whose values are the address; those that are set as chips that take them away. */
export function StockFilters({ filters, merchant }: { filters: FilterView; merchant: string }) {
  const texts = useTexts(stockTexts)
  const { values, parts, gaps, ratings, chips, reset, sort, columns } = filters
  const all = [{ value: '', label: texts.everything }]
  return (
    <search className={css.filters}>
      {/* A form of its own for each address: fields follow the chips that are taken away. */}
      <details>
        <summary>{texts.filter(chips.length)}</summary>
        <Form method="get" key={JSON.stringify(values)}>
          <input type="hidden" name="merchant" value={merchant} />
          {columns.map((column) => (
            <input key={column} type="hidden" name="column" value={column} />
          ))}
          {sort ? <input type="hidden" name="sort" value={sort} /> : null}
          <TextField name="q" type="search" label={texts.search} defaultValue={values.q} />
          <Select name="state" label={texts.STATE} options={[...all, ...parts]} chosen={values.state ?? ''} />
          <Select name="gap" label={texts.QUALITY} options={[...all, ...gaps]} chosen={values.gap ?? ''} />
          <Select name="rating" label={texts.RATING} options={[...all, ...ratings]} chosen={values.rating ?? ''} />
          <TextField name="days-from" inputMode="numeric" label={texts.daysFrom} defaultValue={values['days-from']} />
          <TextField name="days-to" inputMode="numeric" label={texts.daysTo} defaultValue={values['days-to']} />
          <TextField
            name="price-from"
            inputMode="numeric"
            label={texts.priceFrom}
            defaultValue={values['price-from']}
          />
          <TextField name="price-to" inputMode="numeric" label={texts.priceTo} defaultValue={values['price-to']} />
          <Button type="submit" kind="secondary">
            {texts.apply}
          </Button>
        </Form>
      </details>
      {chips.length > 0 ? (
        <p className={css.chips}>
          {chips.map(({ href, label }) => (
            <Chip key={label} href={href} label={label} removeLabel={texts.remove} />
          ))}
          <a href={reset}>{texts.reset}</a>
        </p>
      ) : null}
    </search>
  )
}
