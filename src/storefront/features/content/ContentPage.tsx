import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { frameTexts } from '#messages/frame.ts'
import { Picture } from '../../blocks/Picture.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { Disclosure } from '#design/Accordion.tsx'
import { LineClamp } from '#design/LineClamp.tsx'
import { Checklist } from '#design/Checklist.tsx'
import { Notice } from '#design/Notice.tsx'
import { Tiles } from '../../blocks/Tiles.tsx'
import type { ContentView } from './content-page.server.ts'
import { ContentTable } from './ContentTable.tsx'
import { NestedList } from './NestedList.tsx'
import { Spans } from './Spans.tsx'
import css from './ContentPage.module.css'
import { useTexts } from '../../site.ts'

type Block = ContentView['blocks'][number]

interface ContentPageProps {
  page: ContentView
}

/** A page of text. What it says arrives as typed parts, never as markup. */
export function ContentPage({ page }: ContentPageProps) {
  return (
    <div className="wrap">
      <Trail crumbs={[{ label: page.title }]} />
      <article className={css.page}>
        <h1>{page.title}</h1>
        <p className="lead">{page.description}</p>
        {page.blocks.map((block, index) => (
          // Blocks never move and have no name of their own.
          <Part key={index} block={block} />
        ))}
      </article>
    </div>
  )
}

function Part({ block }: { block: Block }) {
  const texts = useTexts(frameTexts)
  const { kind, lines, tiles, image } = block
  const [first, second] = lines
  const text = first ? <Spans line={first} /> : null
  switch (kind) {
    case 'HEADING':
      return <h2 id={first && slugOf(first.spans.map((span) => span.text).join(''))}>{text}</h2>
    case 'SUBHEADING':
      return <h3>{text}</h3>
    case 'PARAGRAPH':
      return <p>{text}</p>
    case 'NOTICE':
      return (
        <Notice tone="warning">
          <p>{text}</p>
        </Notice>
      )
    case 'LIST':
    case 'STEPS':
      return <NestedList lines={lines} start={block.start} />
    case 'TABLE':
      return <ContentTable header={lines} rows={block.rows} />
    case 'IMAGE':
      return image ? (
        <Picture image={image.key} alt={image.alt} sizes="(min-width: 769px) 720px, 92vw" className={css.picture} />
      ) : null
    case 'CHECKLIST':
      return (
        <Checklist>
          {lines.map((line, index) => (
            <Spans key={index} line={line} />
          ))}
        </Checklist>
      )
    case 'FOLD':
      return (
        <Disclosure title={text} className={css.disclosure}>
          <LineClamp more={texts.more} less={texts.less}>
            <p>{second ? <Spans line={second} /> : null}</p>
          </LineClamp>
        </Disclosure>
      )
    case 'TILES':
      return <Tiles tiles={tiles} />
  }
}
