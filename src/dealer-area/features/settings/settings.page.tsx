import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { Icon } from '#design/Icon.tsx'
import { Notice } from '#design/Notice.tsx'
import { settingsTexts } from '#messages/dealer-settings.ts'
import { fieldId, FormErrors } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { HeadNote } from '../../blocks/PageHead.tsx'
import { StepUpField } from '../../blocks/StepUpField.tsx'
import { headOf } from '../../head.ts'
import { changeSettings, loadSettings, type SettingsView } from './settings.server.ts'
import css from './settings.module.css'
import { ShopPreview } from './ShopPreview.tsx'

export const loader = loadSettings
export const action = changeSettings

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, settingsTexts.title)
}

/** Which settings of a business are complete and which are missing; from here it is published. */
export default function Settings() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(settingsTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  const canPublish = view.state === 'SETTING_UP' || view.state === 'SUSPENDED'
  return (
    <>
      <div className={css.head}>
        <h1>
          {view.state === 'SETTING_UP' ? texts.setUpTitle : texts.title}{' '}
          <HeadNote>
            {view.name} · {texts[view.state]}
          </HeadNote>
        </h1>
        {canPublish ? (
          <Form method="post">
            <Button type="submit" name="to" value="PUBLISHED" disabled={view.missing.length > 0}>
              {texts.publish}
            </Button>
          </Form>
        ) : null}
      </div>
      <FormErrors state={state} />
      {view.wasExportRefused ? <Notice tone="warning">{texts.exportRefused}</Notice> : null}
      <Saved saved={view.saved} />
      <StateNotice view={view} />
      {view.next ? <NextSteps next={view.next} /> : null}
      <div className={css.columns}>
        <div className={css.stack}>
          {view.groups.map((group) => (
            <Group key={group.name} group={group} />
          ))}
        </div>
        <aside className={css.stack}>
          <Preview shop={view.shop} href={view.href} />
          {view.exportTo === null ? null : <Export to={view.exportTo} isSteppedUp={view.isSteppedUp} />}
          {view.steps.length > 0 ? <Ending steps={view.steps} /> : null}
        </aside>
      </div>
    </>
  )
}

/** The last form was saved, and which one comes next. */
function Saved({ saved }: Pick<SettingsView, 'saved'>) {
  if (!saved) return null
  return (
    <Notice>
      <output>{saved.text}</output> {saved.next ? <a href={saved.next.href}>{saved.next.label}</a> : null}
    </Notice>
  )
}

function NextSteps({ next: { text, links } }: { next: NonNullable<SettingsView['next']> }) {
  return (
    <Notice>
      <p>{text}</p>
      <p className={css.next}>
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    </Notice>
  )
}

function StateNotice({ view: { state, missing } }: { view: SettingsView }) {
  const texts = useTexts(settingsTexts)
  if (state === 'LEFT' || state === 'SUSPENDED')
    return (
      <Notice tone="warning">
        <p>
          <b>{texts[state]}</b>
        </p>
        <p>{texts.suspendedText}</p>
        {state === 'SUSPENDED' && missing.length > 0 ? <p>{texts.suspendedMissing(missing.join(', '))}</p> : null}
      </Notice>
    )
  if (missing.length === 0) return state === 'SETTING_UP' ? <Notice>{texts.ready}</Notice> : null
  if (state === 'PUBLISHED') return null
  return (
    <Notice>
      <p>
        <b>{texts.missing(missing.length)}</b>
      </p>
      <p>
        {missing.join(', ')}. {texts.restLater}
      </p>
    </Notice>
  )
}

function Group({ group: { name, done, mandatory, parts } }: { group: SettingsView['groups'][number] }) {
  const texts = useTexts(settingsTexts)
  return (
    <section aria-labelledby={name}>
      <div className={css.partHead}>
        <h2 id={name}>{texts[name]}</h2>
        <span>
          {texts.count(done, parts.length)}
          {mandatory > 0 ? `, ${texts.mandatory(mandatory)}` : ''}
        </span>
      </div>
      <ul className={css.rows}>
        {parts.map(({ href, title, note, swatch, state }) => (
          <li key={href} className={css[state]}>
            <span className={css.ring}>
              {state === 'complete' ? <Icon name="check" /> : null}
              <span className="visually-hidden">{texts[state]}</span>
            </span>
            <span>
              <b>{title}</b>
              <small>
                {note}
                {swatch ? <Swatch color={swatch} /> : null}
              </small>
            </span>
            <a href={href}>
              {state === 'complete' ? texts.change : texts.add}
              <span className="visually-hidden">: {title}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A colour as one sees it; the text beside it names it. */
function Swatch({ color }: { color: string }) {
  return (
    <svg className={css.swatch} viewBox="0 0 1 1" aria-hidden="true">
      <rect width={1} height={1} fill={color} />
    </svg>
  )
}

/** How the own shop looks. */
function Preview({ shop, href }: Pick<SettingsView, 'shop' | 'href'>) {
  const texts = useTexts(settingsTexts)
  return (
    <section aria-labelledby="preview">
      <div className={css.partHead}>
        <h2 id="preview">{texts.preview}</h2>
      </div>
      <ShopPreview shop={shop} />
      {href === null ? null : (
        <p>
          <a href={href}>{texts.openShop}</a>
        </p>
      )}
    </section>
  )
}

function Export({ to, isSteppedUp }: { to: string; isSteppedUp: boolean }) {
  const texts = useTexts(settingsTexts)
  return (
    <section aria-labelledby="data">
      <div className={css.partHead}>
        <h2 id="data">{texts.data}</h2>
      </div>
      {/* The answer is a file, which only the browser itself can save. */}
      <form method="post" action={to} className={css.ending}>
        <p className="small">{texts.dataText}</p>
        <StepUpField state={EMPTY_FORM} isSteppedUp={isSteppedUp} form="export" />
        <Button type="submit" kind="secondary">
          {texts.export}
        </Button>
      </form>
    </section>
  )
}

function Ending({ steps }: Pick<SettingsView, 'steps'>) {
  const texts = useTexts(settingsTexts)
  return (
    <section aria-labelledby="end">
      <div className={css.partHead}>
        <h2 id="end">{texts.end}</h2>
      </div>
      {steps.includes('SUSPENDED') ? (
        <Form method="post" className={css.ending}>
          <p className="small">{texts.suspendNote}</p>
          <Button type="submit" kind="secondary" name="to" value="SUSPENDED">
            {texts.suspend}
          </Button>
        </Form>
      ) : null}
      <Form method="post" className={css.ending}>
        <p className="small">
          {texts.endText} <b>{texts.endFinal}</b>.
        </p>
        <Checkbox id={fieldId('confirmed')} name="confirmed" value="yes" label={texts.confirmEnd} />
        <Button type="submit" kind="secondary" name="to" value="LEFT">
          {texts.leave}
        </Button>
      </Form>
    </section>
  )
}
