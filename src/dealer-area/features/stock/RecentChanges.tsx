import { bulkTexts } from '#messages/dealer-bulk-change.ts'
import { useTexts } from '#storefront/site.ts'
import type { RecentChange } from './begin-bulk.server.ts'
import css from './bulk.module.css'

/** What was changed of many cars lately: who, when, how many, and whether it can be reverted. */
export function RecentChanges({ changes }: { changes: readonly RecentChange[] }) {
  const texts = useTexts(bulkTexts)
  if (changes.length === 0) return null
  return (
    <section>
      <h2>{texts.recent}</h2>
      <ul className={css.recent}>
        {changes.map(({ id, href, title, note, undo }) => (
          <li key={id}>
            <a href={href}>{title}</a>
            <p>{[note, undo].filter(Boolean).join('. ')}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
