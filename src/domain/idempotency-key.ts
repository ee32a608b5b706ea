import { z } from 'zod'

/** A form's key: submitted twice with the same one, the form takes effect once. */
export const IdempotentForm = z.object({ key: z.string().regex(/^[\w-]{16,100}$/, { error: 'INVALID' }) })
