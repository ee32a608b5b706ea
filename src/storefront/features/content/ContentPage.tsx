import type { Locale } from '#domain/locale.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { frameTexts } from '#messages/frame.ts'
import { Fragment } from 'react'
import { Trail } from '../../blocks/Trail.tsx'
import { Fold } from '#design/Accordion.tsx'
import { Clamp } from '#design/Clamp.tsx'
import { Checklist } from '#design/Checklist.tsx'
import { Notice } from '#design/Notice.tsx'
import { Tiles } from '../../blocks/Tiles.tsx'
import type { ContentView } from './content-page.server.ts'
import css from './ContentPage.module.css'

type Block = ContentView['blocks'][number]
type Line = Block['lines'][number]

interface ContentPageProps {
  page: ContentView
  locale: Locale
}

/** A page of text. What it says arrives as typed parts, never as markup. */
export function ContentPage({ page, locale }: ContentPageProps) {
  return (
    <div className="wrap">
      <Trail crumbs={[{ label: page.title }]} />
      <article className={css.page}>
        <h1>{page.title}</h1>
        <p className="lead">{page.description}</p>
        {page.blocks.map((block, index) => (
          // Blocks never move and have no name of their own.
          <Part key={index} block={block} locale={locale} />
        ))}
      </article>
    </div>
  )
}

function Part({ block: { kind, lines, tiles }, locale }: { block: Block; locale: Locale }) {
  const [first, second] = lines
  const text = first ? <Spans line={first} /> : null
  const items = () =>
    lines.map((line, index) => (
      <li key={index}>
        <Spans line={line} />
      </li>
    ))
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
      return <ul>{items()}</ul>
    case 'STEPS':
      return <ol>{items()}</ol>
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
        <Fold title={text} className={css.fold}>
          <Clamp more={frameTexts.more[locale]} less={frameTexts.less[locale]}>
            <p>{second ? <Spans line={second} /> : null}</p>
          </Clamp>
        </Fold>
      )
    case 'TILES':
      return <Tiles tiles={tiles} />
  }
}

function Spans({ line }: { line: Line }) {
  return line.spans.map(({ text, strong, href }, index) => {
    const key = index
    if (href !== null && href !== undefined)
      return (
        <a key={key} href={href}>
          {text}
        </a>
      )
    return strong ? <strong key={key}>{text}</strong> : <Fragment key={key}>{text}</Fragment>
  })
}
