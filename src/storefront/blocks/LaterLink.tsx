import { Button } from '#design/Button.tsx'
import { continueLaterTexts } from '#messages/continue-later.ts'
import { useTexts } from '../site.ts'
import css from './LaterLink.module.css'

/** At the end of a step: the link to the page for leaving here and going on later. */
export function LaterLink({ href }: { href: string }) {
  return (
    <a href={href} className={css.later}>
      {useTexts(continueLaterTexts).later}
    </a>
  )
}

/** The same in a form whose entries are saved on the way there. */
export function LaterButton() {
  return (
    <Button type="submit" name="intent" value="later" kind="link" small className={css.later}>
      {useTexts(continueLaterTexts).later}
    </Button>
  )
}
