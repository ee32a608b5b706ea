import { EVENT_TOPICS } from '#domain/merchant-event/merchant-event.ts'
import { webhookTexts } from '#messages/dealer-webhooks.ts'
import { FormField } from '#storefront/blocks/FormFields.tsx'
import type { FormState } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import { ChoiceFields } from '../../blocks/ChoiceFields.tsx'

interface WebhookFieldsProps {
  state: FormState
  url?: string
  topics?: readonly string[]
}

/** Where events go, and which. */
export function WebhookFields({ state, url = '', topics = [] }: WebhookFieldsProps) {
  const texts = useTexts(webhookTexts)
  return (
    <>
      <FormField
        state={state}
        name="url"
        type="url"
        label={texts.url}
        hint={texts.urlHint}
        defaultValue={url}
        autoComplete="off"
        maxLength={500}
      />
      <ChoiceFields
        name="topics"
        legend={texts.topics}
        options={EVENT_TOPICS.map((value) => ({ value, label: `${texts[value]}: ${texts[`${value}_WHEN`]}` }))}
        state={state}
        chosen={topics}
      />
    </>
  )
}
