import type { ChangeEvent, ReactNode } from 'react'
import { Form, useSubmit } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Field, TextField } from '#design/Field.tsx'
import { Select } from '#design/Select.tsx'
import { widgetConfiguratorTexts } from '#messages/widget-configurator.ts'
import { euroUnit } from '#domain/format/money.ts'
import { COLOR_PARAMETER } from '#domain/widget/widget-address.ts'
import { headOf, siteOf } from '../../head.ts'
import { useLocale, useTexts } from '../../site.ts'
import type { Route } from './+types/whitelabel-configurator.page.ts'
import { loadWidgetConfigurator } from './configurator.server.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import css from './configurator.module.css'

export const loader = loadWidgetConfigurator

export function meta({ matches }: Route.MetaArgs) {
  return headOf(siteOf(matches), { title: widgetConfiguratorTexts.title })
}

/** Makes the code that shows cars or the trade-in on a dealer's own website. */
export default function WidgetConfigurator({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(widgetConfiguratorTexts)
  const euro = euroUnit(useLocale())
  const isTradeIn = view.kind === 'trade-in'
  const { color } = view
  const submit = useSubmit()
  const showChosen = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) void submit(currentTarget, { replace: true, preventScrollReset: true })
  }
  return (
    <div className={`wrap ${css.page}`}>
      <div className="stack">
        <h1>{texts.title}</h1>
        <p className="lead">{texts.lead}</p>
      </div>
      <div className={css.columns}>
        <Form
          method="get"
          action={view.path}
          replace
          preventScrollReset
          className={css.form}
          aria-label={texts.form}
          onChange={showChosen}
        >
          <Select
            label={texts.kind}
            name="kind"
            options={[
              { value: 'vehicles', label: texts.vehicles },
              { value: 'trade-in', label: texts.tradeIn },
            ]}
            chosen={view.kind}
          />
          {isTradeIn ? null : (
            <>
              <Select label={texts.layout} name="layout" {...view.layout} />
              <Select label={texts.make} name="make1" {...view.make} />
              <Select label={texts.body} name="body" {...view.body} />
              <Select label={texts.fuel} name="fuel" {...view.fuel} />
              <TextField
                label={texts.maxPrice}
                name="price-max"
                inputMode="numeric"
                unit={euro}
                defaultValue={view.maxPrice}
              />
            </>
          )}
          <TextField
            label={texts.color}
            name={COLOR_PARAMETER}
            hint={color.hint ?? texts.colorHint}
            {...(color.error ? { error: color.error } : {})}
            defaultValue={color.entered}
            autoComplete="off"
          />
          <Select label={texts.language} name="language" {...view.language} />
          <Select label={texts.width} name="width" {...view.width} />
          <div>
            <Button type="submit">{texts.show}</Button>
          </div>
        </Form>
        <section className="stack">
          <h2>{texts.preview}</h2>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard */}
          <section className={css.preview} tabIndex={0} aria-label={view.preview.title}>
            <PreviewFrame
              key={view.preview.src}
              src={view.preview.src}
              title={view.preview.title}
              width={view.width.chosen}
              height={view.preview.height}
            />
          </section>
        </section>
      </div>
      <section className="stack">
        <h2>{texts.code}</h2>
        <p>{texts.codeLead}</p>
        <Code label={texts.element}>{view.code.element}</Code>
        <Code label={texts.div}>{view.code.div}</Code>
        <Code label={texts.policy}>{view.policy}</Code>
      </section>
      <section className="stack">
        <h2>{texts.where}</h2>
        {view.origins.length > 0 ? (
          <>
            <p>{texts.origins}</p>
            <ul>
              {view.origins.map((origin) => (
                <li key={origin}>{origin}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{view.isStorefront ? texts.noOrigins : texts.mainSite}</p>
        )}
        <p>
          <a href={view.settings}>{texts.settings}</a>
        </p>
      </section>
    </div>
  )
}

function Code({ label, children }: { label: string; children: string }): ReactNode {
  return (
    <Field label={label}>
      {(control) => (
        <textarea
          {...control}
          key={children}
          className={css.code}
          readOnly
          rows={children.includes('\n') ? 5 : 2}
          defaultValue={children}
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </Field>
  )
}
