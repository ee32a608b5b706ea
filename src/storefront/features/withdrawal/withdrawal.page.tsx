import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useActionData } from 'react-router'
import { formTexts } from '#messages/forms.ts'
import { withdrawalTexts } from '#messages/withdrawal.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { Checkbox } from '#design/Checkbox.tsx'
import { TextArea } from '#design/Field.tsx'
import { Notice } from '#design/Notice.tsx'
import { SpecRow } from '#design/Specs.tsx'
import formCss from '../../blocks/FormFields.module.css'
import { fieldId, FormErrors, FormField } from '../../blocks/FormFields.tsx'
import { NarrowPage } from '../../blocks/NarrowPage.tsx'
import { actionHeaders } from '../../blocks/action-headers.ts'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/withdrawal.page.ts'
import { ANOTHER_CONTRACT, type WithdrawalAnswer, type WithdrawalView } from './withdrawal-view.ts'
import { loadWithdrawal, withdraw } from './withdrawal.server.ts'
import css from './withdrawal.module.css'

export const loader = loadWithdrawal
export const action = withdraw
export const headers = actionHeaders

/** The page has no canonical path and so is not cached: every form has its own key. */
export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: withdrawalTexts.title })
}

interface PageProps {
  view: WithdrawalView
}

/** Withdrawing in two steps (§ 356a BGB): the form, the declaration with its button, and then its receipt. */
export default function Withdrawal({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(withdrawalTexts)
  const answer = useActionData<WithdrawalAnswer>()
  if (answer?.step === 'done')
    return (
      <Step key="done" title={texts.doneTitle} lead={answer.lead} isNew>
        <Facts facts={answer.facts} />
        <p>
          <ButtonLink href={view.home}>{texts.home}</ButtonLink>
        </p>
      </Step>
    )
  if (answer?.step === 'confirm')
    return (
      <Step key="confirm" title={texts.title} lead={texts.stepTwo} isNew>
        <FormErrors state={answer.state} />
        {answer.isLimited ? (
          <Notice tone="info">
            <p>
              {texts.limited} <a href={view.contact}>{texts.contact}</a>
            </p>
          </Notice>
        ) : null}
        <p>
          <b>{texts.declaration}</b>
        </p>
        <Facts facts={answer.facts} />
        <Confirm state={answer.state} />
      </Step>
    )
  return (
    <Step title={texts.title} lead={texts.lead}>
      <Declare view={view} state={answer?.state ?? EMPTY_FORM} />
      <p>
        <a href={view.instruction}>{texts.instruction}</a>
      </p>
    </Step>
  )
}

/** A step that follows another one in place takes the focus, so that it is read out. */
function Step({ title, lead, isNew, children }: { title: string; lead: string; isNew?: true; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNew) heading.current?.focus()
  }, [isNew])
  return (
    <NarrowPage wider>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      <p>{lead}</p>
      {children}
    </NarrowPage>
  )
}

function Declare({ view, state }: PageProps & { state: FormState }) {
  const texts = useTexts(withdrawalTexts)
  const field = (name: string) => ({ state, name, defaultValue: view.begin[name] })
  return (
    <Form method="post" noValidate className={formCss.fields}>
      <h2 className={css.step}>{texts.stepOne}</h2>
      <FormErrors state={state} />
      <input type="hidden" name="key" value={state.values.key ?? view.key} />
      <FormField {...field('name')} label={texts.name} autoComplete="name" />
      {view.orders.length > 0 ? <OrderChoices view={view} state={state} /> : null}
      <FormField
        {...field('contract')}
        label={view.orders.length > 0 ? texts.otherContract : texts.contract}
        hint={texts.contractHint}
        optional={view.orders.length > 0}
        maxLength={200}
      />
      <TextArea
        id={fieldId('items')}
        name="items"
        label={useTexts(formTexts).optional(texts.items)}
        hint={texts.itemsHint}
        rows={2}
        maxLength={1000}
        defaultValue={state.values.items}
        {...(state.errors.items ? { error: state.errors.items } : {})}
      />
      <FormField {...field('email')} label={texts.email} hint={texts.emailHint} type="email" autoComplete="email" />
      <div>
        <Button type="submit" name="intent" value="check">
          {texts.next}
        </Button>
      </div>
    </Form>
  )
}

function OrderChoices({ view, state }: PageProps & { state: FormState }) {
  const texts = useTexts(withdrawalTexts)
  const chosen = state.values.choice ?? view.begin.choice
  return (
    <fieldset className={css.orders}>
      <legend>{texts.yourOrders}</legend>
      {[...view.orders, { value: ANOTHER_CONTRACT, label: texts.otherContract }].map(({ value, label }) => (
        <Checkbox
          key={value}
          type="radio"
          name="choice"
          value={value}
          label={label}
          defaultChecked={value === chosen}
        />
      ))}
    </fieldset>
  )
}

const SENT = ['key', 'name', 'choice', 'contract', 'items', 'email'] as const

function Confirm({ state }: { state: FormState }) {
  const texts = useTexts(withdrawalTexts)
  return (
    <Form method="post" className={css.actions}>
      {SENT.map((name) => (
        <input key={name} type="hidden" name={name} value={state.values[name] ?? ''} />
      ))}
      <Button type="submit" name="intent" value="confirm">
        {texts.confirm}
      </Button>
      <Button type="submit" name="intent" value="edit" kind="quiet">
        {texts.edit}
      </Button>
    </Form>
  )
}

function Facts({ facts }: { facts: readonly { readonly label: string; readonly value: string }[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value }) => (
        <SpecRow key={label} label={label}>
          {value}
        </SpecRow>
      ))}
    </dl>
  )
}
