import { useLoaderData } from 'react-router'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { headOf } from '../../head.ts'
import { NewsletterEditor } from './NewsletterEditor.tsx'
import { actOnNewsletter, loadNewsletter, type NewsletterView } from './newsletter.server.ts'

export const loader = loadNewsletter
export const action = actOnNewsletter

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: NewsletterView }) {
  return headOf(args, args.loaderData?.title ?? dealerAreaTexts.newsletters)
}

export default function Newsletter() {
  return <NewsletterEditor view={useLoaderData<typeof loader>()} />
}
