import { Form } from 'react-router'
import { Button } from '#design/Button.tsx'
import { stockTexts } from '#messages/dealer-stock.ts'
import { FormField } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import css from './stock.module.css'

interface SavedViewsProps {
  savedView: { readonly id: string; readonly name: string } | null
  state: FormState
}

/** Saves what is filtered as a view of one's own, or removes the one that is shown. */
export function SavedViews({ savedView, state }: SavedViewsProps) {
  const texts = useTexts(stockTexts)
  if (savedView)
    return (
      <Form method="post" className={css.save}>
        <input type="hidden" name="id" value={savedView.id} />
        <Button type="submit" name="intent" value="remove-view" kind="link">
          {texts.removeView(savedView.name)}
        </Button>
      </Form>
    )
  return (
    <details className={css.save} open={state.values.intent === 'save-view' || undefined}>
      <summary>{texts.saveView}</summary>
      <Form method="post">
        <FormField name="name" state={state} label={texts.viewName} maxLength={40} />
        <Button type="submit" name="intent" value="save-view" kind="secondary">
          {texts.save}
        </Button>
        {state.notice && state.values.intent ? <p role="alert">{state.notice}</p> : null}
      </Form>
    </details>
  )
}
