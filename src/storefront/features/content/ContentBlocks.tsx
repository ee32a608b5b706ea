import { articleTexts } from '#messages/articles.ts'
import { frameTexts } from '#messages/frame.ts'
import { Disclosure, More } from '#design/Accordion.tsx'
import { ButtonLink } from '#design/Button.tsx'
import { Checklist } from '#design/Checklist.tsx'
import { LineClamp } from '#design/LineClamp.tsx'
import { Notice } from '#design/Notice.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { Tiles } from '../../blocks/Tiles.tsx'
import { useLocale, useTexts } from '../../site.ts'
import type { ContentView } from './content-page.server.ts'
import { ContentTable } from './ContentTable.tsx'
import { headingId } from './headings.ts'
import { NestedList } from './NestedList.tsx'
import { Spans } from './Spans.tsx'
import css from './ContentPage.module.css'

type Block = ContentView['blocks'][number]

/** Sections of an accordion beyond this number are behind "show more". */
const SHOWN_SECTIONS = 5

/** The blocks of a text. Their contents arrive as typed parts, never as markup. */
export function ContentBlocks({ blocks }: { blocks: readonly Block[] }) {
  // The index is the key, because blocks never move and have no name of their own.
  return inGroups(blocks).map((group, index) =>
    group.length > 1 ? <Accordion key={index} sections={group} /> : <Part key={index} block={group[0]!} />,
  )
}

/** Neighbouring sections that open and close are one group; every other block is a group of its own. */
function inGroups(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind === 'DISCLOSURE' && last?.[0]?.kind === 'DISCLOSURE') last.push(block)
    else groups.push([block])
  }
  return groups
}

/** Sections below each other are one list; the first five show. */
function Accordion({ sections }: { sections: readonly Block[] }) {
  const texts = useTexts(articleTexts)
  // A button in the place of a single section would spare nothing.
  const shown = sections.length > SHOWN_SECTIONS + 1 ? SHOWN_SECTIONS : sections.length
  const rest = sections.slice(shown)
  return (
    <div className={css.accordion}>
      {sections.slice(0, shown).map((block, index) => (
        <Part key={index} block={block} />
      ))}
      {rest.length > 0 ? (
        <More more={texts.moreSections(rest.length)} less={texts.fewerSections}>
          {rest.map((block, index) => (
            <Part key={index} block={block} />
          ))}
        </More>
      ) : null}
    </div>
  )
}

function Part({ block }: { block: Block }) {
  const texts = useTexts(frameTexts)
  const { kind, lines, tiles, image, video, action } = block
  const [first, second] = lines
  const text = first ? <Spans line={first} /> : null
  switch (kind) {
    case 'HEADING':
      return <h2 id={first && headingId(first)}>{text}</h2>
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
    case 'DISCLOSURE':
      return (
        <Disclosure title={text} className={css.disclosure}>
          <LineClamp more={texts.more} less={texts.less}>
            <p>{second ? <Spans line={second} /> : null}</p>
          </LineClamp>
        </Disclosure>
      )
    case 'TILES':
      return <Tiles tiles={tiles} />
    case 'VIDEO':
      return video ? <Video video={video} /> : null
    case 'ACTION':
      return action ? <ButtonLink href={action.href}>{action.label}</ButtonLink> : null
  }
}

/** Our own file; before it is played only its first picture is loaded. */
function Video({ video: { title, src, captions } }: { video: NonNullable<Block['video']> }) {
  const [locale, texts] = [useLocale(), useTexts(articleTexts)]
  return (
    <video className={css.video} controls preload="metadata" playsInline aria-label={title}>
      <source src={src} type="video/mp4" />
      <track kind="captions" src={captions} srcLang={locale} label={texts.captions} default />
    </video>
  )
}
