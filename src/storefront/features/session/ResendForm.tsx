import { Form } from 'react-router'
import type { Locale } from '#domain/locale.ts'
import { sessionTexts } from '#messages/session.ts'
import { Button } from '#design/Button.tsx'

/** Has the confirming mail sent once more. */
export function ResendForm({ email, action, locale }: { email: string; action: string; locale: Locale }) {
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" kind="secondary">
        {sessionTexts.resend[locale]}
      </Button>
    </Form>
  )
}
