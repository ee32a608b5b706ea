import { Form, useActionData } from 'react-router'
import { savedSearchTexts } from '#messages/saved-searches.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { EmptyState } from '#design/EmptyState.tsx'
import { Select } from '#design/Select.tsx'
import { AccountFrame } from '../../blocks/AccountFrame.tsx'
import { FormErrors, FormField, FormSelect } from '../../blocks/FormFields.tsx'
import { EMPTY_FORM, type FormState } from '../../blocks/form-state.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import type { Route } from './+types/saved-searches.page.ts'
import { changeSavedSearches, loadSavedSearches } from './saved-searches.server.ts'
import css from './saved-searches.module.css'

export const loader = loadSavedSearches
export const action = changeSavedSearches

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: savedSearchTexts.title })
}

export default function SavedSearches({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(savedSearchTexts)
  const state = useActionData<FormState>() ?? EMPTY_FORM
  const rhythms = (['NONE', 'DAILY', 'AT_ONCE'] as const).map((value) => ({ value, label: texts[value] }))
  return (
    <AccountFrame title={texts.title}>
      <FormErrors state={state} />
      {view.fresh ? (
        <section className={css.fresh}>
          <h2>{texts.newTitle}</h2>
          <Form method="post" noValidate className={css.form}>
            <input type="hidden" name="query" value={view.fresh.query} />
            <FormField state={state} name="name" label={texts.name} maxLength={80} defaultValue={view.fresh.name} />
            <FormSelect state={state} name="alert" label={texts.rhythm} options={rhythms} chosen="DAILY" />
            <div>
              <Button type="submit">{texts.saveButton}</Button>
            </div>
          </Form>
        </section>
      ) : null}
      {view.searches.length > 0 ? (
        <ul className={css.searches}>
          {view.searches.map(({ id, name, href, alert, isWaiting }) => (
            <li key={id}>
              <div>
                <a href={href}>{name}</a>
                {isWaiting ? <p className="small soft">{texts.waiting}</p> : null}
              </div>
              <Form method="post" action={view.path} className={css.act}>
                <input type="hidden" name="id" value={id} />
                <Select
                  key={alert}
                  label={texts.rhythm}
                  labelHidden
                  name="alert"
                  options={rhythms}
                  chosen={alert}
                  className={css.rhythm}
                />
                <Button type="submit" name="intent" value="change" kind="secondary" aria-label={texts.changeOf(name)}>
                  {texts.change}
                </Button>
                <Button type="submit" name="intent" value="delete" kind="quiet" aria-label={texts.removeOf(name)}>
                  {texts.remove}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      ) : view.fresh ? null : (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink href={view.cars}>{texts.toSearch}</ButtonLink>
        </EmptyState>
      )}
    </AccountFrame>
  )
}
