import { useLoaderData } from 'react-router'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { headOf } from '../../head.ts'
import { NewsletterList } from './NewsletterList.tsx'
import { loadNewsletters } from './newsletters.server.ts'

export const loader = loadNewsletters

export function meta(args: Parameters<typeof headOf>[0]) {
  return headOf(args, dealerAreaTexts.platformNewsletters)
}

export default function PlatformNewsletters() {
  return <NewsletterList view={useLoaderData<typeof loader>()} />
}
