import { z } from 'zod'
import { plainLines } from '../plain-text.ts'
import { RequestMessage } from './contact.ts'

/** A template as it is entered. */
export const ReplyTemplateForm = RequestMessage.extend({
  name: plainLines.pipe(z.string().min(1, { error: 'REQUIRED' }).max(80, { error: 'TOO_LONG' })),
})
