import { continueLaterTexts } from '#messages/continue-later.ts'
import { useTexts } from '../site.ts'
import css from './LaterLink.module.css'

/** At the end of a step's foot: the page for leaving here and going on later. */
export function LaterLink({ href }: { href: string }) {
  return (
    <a href={href} className={css.later}>
      {useTexts(continueLaterTexts).later}
    </a>
  )
}
