import { useLocation } from 'react-router'
import { Tabs } from '#design/Tabs.tsx'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { webhookTexts } from '#messages/dealer-webhooks.ts'
import { useLocale, useTexts } from '#storefront/site.ts'

/** The two sides of the dealer API: keys with which programs come, and addresses to which events go. */
export function ApiTabs({ current }: { current: 'api-keys' | 'webhooks' }) {
  const locale = useLocale()
  const texts = useTexts(webhookTexts)
  const merchant = new URLSearchParams(useLocation().search).get('merchant')
  const search = merchant === null ? '' : `?${new URLSearchParams({ merchant }).toString()}`
  const tabs = (['api-keys', 'webhooks'] as const).map((screen) => ({
    href: dealerPaths.pathFor(screen, locale) + search,
    label: screen === 'api-keys' ? texts.keys : texts.title,
    isCurrent: screen === current,
  }))
  return <Tabs tabs={tabs} label={texts.parts} />
}
