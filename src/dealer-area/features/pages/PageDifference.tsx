import { pagesTexts } from '#messages/dealer-pages.ts'
import { useTexts } from '#storefront/site.ts'
import type { PageEditorView } from './page.server.ts'
import css from './pages.module.css'

/** What a version changed, line by line. */
export function PageDifference({ difference }: { difference: NonNullable<PageEditorView['difference']> }) {
  const texts = useTexts(pagesTexts)
  return (
    <section className={css.part}>
      <h2>{texts.difference(difference.number)}</h2>
      <div className={css.difference}>
        {difference.lines.map(({ change, text }, index) => {
          if (change === 'SAME') return <p key={index}>{text}</p>
          const isAdded = change === 'ADDED'
          return (
            <p key={index} className={isAdded ? css.added : css.removed}>
              <span className="visually-hidden">{isAdded ? texts.added : texts.removed} </span>
              {isAdded ? <ins>{text}</ins> : <del>{text}</del>}
            </p>
          )
        })}
      </div>
    </section>
  )
}
