import type { Crumb } from '#design/Breadcrumbs.tsx'
import { articleTexts } from '#messages/articles.ts'
import { Tiles } from '../../blocks/Tiles.tsx'
import { useTexts } from '../../site.ts'
import type { ArticleLink } from './articles.server.ts'
import type { ContentView } from './content-page.server.ts'
import { ContentPage } from './ContentPage.tsx'
import css from './articles.module.css'

interface ArticlePageProps {
  view: ContentView & { readonly list: Crumb; readonly others: readonly ArticleLink[] }
}

/** An article, and what to read next. */
export function ArticlePage({ view }: ArticlePageProps) {
  const texts = useTexts(articleTexts)
  return (
    <>
      <ContentPage page={view} above={[view.list]} />
      {view.others.length > 0 ? (
        <section className={`wrap ${css.more}`}>
          <h2>{texts.readOn}</h2>
          <Tiles tiles={view.others} />
        </section>
      ) : null}
    </>
  )
}
