import { newsletterConsentTexts } from '#messages/newsletter-consent.ts'
import { Checkbox } from '#design/Checkbox.tsx'
import { useSite, useTexts } from '../site.ts'
import type { FormState } from './form-state.ts'

/** Orders the newsletter along with another form. Never ticked but by the visitor, and nothing depends on it. */
export function NewsletterBox({ state }: { state: FormState }) {
  const texts = useTexts(newsletterConsentTexts)
  const site = useSite()
  if (!site) return null
  const isTicked = state.values.newsletter !== undefined
  return <Checkbox name="newsletter" label={texts.consent(site.brand.name)} defaultChecked={isTicked} />
}
