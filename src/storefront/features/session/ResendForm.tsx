import { Form } from 'react-router'
import { sessionTexts } from '#messages/session.ts'
import { Button } from '#design/Button.tsx'
import { useTexts } from '../../site.ts'

/** Has the confirming mail sent once more. */
export function ResendForm({ email, action }: { email: string; action: string }) {
  const texts = useTexts(sessionTexts)
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="email" value={email} />
      <Button type="submit" kind="secondary">
        {texts.resend}
      </Button>
    </Form>
  )
}
