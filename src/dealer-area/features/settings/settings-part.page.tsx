import { Form, useActionData, useLoaderData } from 'react-router'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { TextArea } from '#design/Field.tsx'
import { Notice } from '#design/Notice.tsx'
import { settingsTexts } from '#messages/dealer-settings.ts'
import { formTexts } from '#messages/forms.ts'
import { fieldId, FormErrors, FormField, FormSelect } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { StepUpField } from '../../blocks/StepUpField.tsx'
import { headOf } from '../../head.ts'
import { HeadNote, PageHead } from '../../blocks/PageHead.tsx'
import { ColorField } from './ColorField.tsx'
import { changePart, loadPart } from './settings-part.server.ts'
import type { PartFormState, PartView } from './settings-part-view.ts'
import { ShopPictureForm } from './ShopPictureForm.tsx'
import { ShopPreview } from './ShopPreview.tsx'
import css from './settings.module.css'

export const loader = loadPart
export const action = changePart

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: PartView }) {
  return headOf(args, args.loaderData?.title ?? settingsTexts.title)
}

/** The form of one part of the settings. */
export default function SettingsPartScreen() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(settingsTexts)
  const state: PartFormState = useActionData<PartFormState>() ?? EMPTY_FORM
  return (
    <>
      <PageHead back={{ href: view.back, label: texts.back }}>
        <h1>
          {view.title} <HeadNote>{view.merchant}</HeadNote>
        </h1>
      </PageHead>
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : <FormErrors state={state} />}
      {view.hint ? <p>{view.hint}</p> : null}
      <Form method="post" noValidate className={css.form}>
        <input type="hidden" name="fingerprint" value={state.fingerprint ?? view.fingerprint} />
        <PartInputs fields={view.fields} state={state} />
        {view.needsStepUp ? <StepUpField state={state} isSteppedUp={view.isSteppedUp} /> : null}
        <div className={css.actions}>
          <Button type="submit">{texts.save}</Button>
          {view.example === undefined && view.shop === undefined ? null : (
            <Button type="submit" kind="secondary" name="intent" value="preview">
              {view.shop ? texts.showPreview : texts.showExample}
            </Button>
          )}
        </div>
      </Form>
      {view.example === undefined ? null : <Example text={'example' in state ? state.example : view.example} />}
      {view.uploadAt === null ? null : (
        <p>
          <a href={view.uploadAt}>{texts.upload}</a>
        </p>
      )}
      {view.shop === undefined ? null : (
        <section className={css.ending} aria-labelledby="preview">
          <h2 id="preview">{texts.preview}</h2>
          <div className={css.sketch}>
            <ShopPreview shop={state.shop ?? view.shop} />
          </div>
          {state.shop ? <output>{texts.previewNote}</output> : null}
          {state.wholePage ? (
            <p>
              <ButtonLink href={state.wholePage} kind="secondary" small target="_blank" rel="noreferrer">
                {texts.wholePage}
              </ButtonLink>
            </p>
          ) : null}
        </section>
      )}
      {view.widgetsAt === null ? null : (
        <p>
          <a href={view.widgetsAt}>{texts.widgets}</a>
        </p>
      )}
      {view.pictures.map((picture) => (
        <ShopPictureForm key={picture.slot} picture={picture} error={state.errors[picture.slot]} />
      ))}
      {view.hasKey ? <FeedKey made={state.key} state={state} isSteppedUp={view.isSteppedUp} /> : null}
    </>
  )
}

/** The fields of the form; those with a legend stand in a group of their own. */
function PartInputs({ fields, state }: { fields: PartView['fields']; state: PartFormState }) {
  const groups = Map.groupBy(fields, ({ legend }) => legend)
  return [...groups].map(([legend, group]) => {
    const inputs = group.map((field) => <PartInput key={field.name} field={field} state={state} />)
    if (legend === undefined) return inputs
    const isWeek = group.every(({ kind }) => kind === 'WORK_HOURS')
    return (
      <fieldset key={legend} className={css.group}>
        <legend>{legend}</legend>
        {isWeek ? <div className={css.week}>{inputs}</div> : inputs}
      </fieldset>
    )
  })
}

function PartInput({ field, state }: { field: PartView['fields'][number]; state: PartFormState }) {
  const { name, label, kind, value, isOptional, hint, options } = field
  const error = state.errors[name]
  const texts = useTexts(formTexts)
  if (kind === 'CHECK')
    return (
      <Checkbox
        id={fieldId(name)}
        name={name}
        value="yes"
        label={label}
        defaultChecked={(name in state.values ? state.values[name] : value) === 'yes'}
      />
    )
  if (kind === 'CHOICE')
    return <FormSelect {...{ state, name, label, options, ...(hint ? { hint } : {}) }} chosen={value} />
  if (kind === 'TEXT')
    return (
      <TextArea
        id={fieldId(name)}
        name={name}
        label={isOptional ? texts.optional(label) : label}
        defaultValue={state.values[name] ?? value}
        {...(error ? { error } : {})}
      />
    )
  if (kind === 'COLOR') return <ColorField {...{ state, name, label, hint, value }} />
  const isFigure = kind === 'NUMBER' || kind === 'WORK_HOURS'
  return (
    <FormField
      {...{ state, name, label, hint, ...(isFigure ? { inputMode: 'decimal' } : {}) }}
      defaultValue={value}
      // Days without work are usual, and the sentence above the form says what an empty field means.
      {...(kind === 'WORK_HOURS' ? { required: false } : { optional: isOptional })}
    />
  )
}

/** The representative example, as customers read it beside every rate. */
function Example({ text }: { text: string | null | undefined }) {
  const texts = useTexts(settingsTexts)
  return (
    <section className={css.ending} aria-labelledby="example">
      <h2 id="example">{texts.example}</h2>
      <p className="small">{text ?? texts.noExample}</p>
    </section>
  )
}

interface FeedKeyProps {
  made: string | undefined
  state: PartFormState
  isSteppedUp: boolean
}

function FeedKey({ made, state, isSteppedUp }: FeedKeyProps) {
  const texts = useTexts(settingsTexts)
  return (
    <section className={css.ending} aria-labelledby="key">
      <h2 id="key">{texts.key}</h2>
      {made === undefined ? null : (
        <Notice>
          <p>{texts.keyOnce}</p>
          <p className={css.key}>{made}</p>
        </Notice>
      )}
      <p className="small">{texts.keyText}</p>
      <Form method="post" noValidate className={css.form}>
        <StepUpField state={state} isSteppedUp={isSteppedUp} form="key" />
        <Button type="submit" kind="secondary" name="intent" value="key">
          {texts.newKey}
        </Button>
      </Form>
    </section>
  )
}
