import { loadNewsletterPreview } from './newsletter.server.ts'

export const loader = loadNewsletterPreview
