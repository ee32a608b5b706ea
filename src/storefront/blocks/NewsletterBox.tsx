import { newsletterConsentTexts } from '#messages/newsletter-consent.ts'
import { Checkbox } from '#design/Checkbox.tsx'
import { useSite, useTexts } from '../site.ts'

/** Orders the newsletter along with another form. Never ticked beforehand, and nothing depends on it. */
export function NewsletterBox() {
  const texts = useTexts(newsletterConsentTexts)
  const site = useSite()
  return site ? <Checkbox name="newsletter" label={texts.consent(site.brand.name)} /> : null
}
