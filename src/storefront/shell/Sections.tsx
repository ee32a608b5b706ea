import { imageUrl } from '#domain/images.ts'
import { Icon } from '#design/Icon.tsx'
import { RecurringPart } from '../delivery/recurring-part.tsx'
import type { SerializedView } from '../delivery/serialized-view.ts'
import type { FrameLinks, NavigationSection, TeaserView } from './frame-view.ts'
import { LinkList } from './LinkList.tsx'
import css from './Sections.module.css'

interface SectionsProps {
  links: SerializedView<FrameLinks>
  /** Name of the whole navigation. */
  label: string
}

/** The main navigation: each section opens a panel with its links and teasers; a section with one link only is that link. */
export function Sections({ links, label }: SectionsProps) {
  return <RecurringPart as="nav" aria-label={label} className={css.sections} part={AllSections} view={links} />
}

function AllSections({ sections }: FrameLinks) {
  return sections.map((section, index) => <Section key={section.href} section={section} id={`bereich-${index}`} />)
}

function Section({
  section: { href, label, current, links, teasers = [] },
  id,
}: {
  section: NavigationSection
  id: string
}) {
  if (links.length < 2 && teasers.length === 0) {
    return (
      <a className={css.name} href={href} aria-current={current}>
        {label}
      </a>
    )
  }
  return (
    <>
      <button type="button" className={css.name} popoverTarget={id} aria-current={current}>
        {label}
        <Icon name="down" />
      </button>
      <div id={id} popover="auto" className={css.panel}>
        <div className={`wrap ${css.inside}`}>
          <LinkList links={links} className={css.links} />
          {teasers.map((teaser) => (
            <Teaser key={teaser.href} teaser={teaser} />
          ))}
        </div>
      </div>
    </>
  )
}

/** A teaser of a panel; its picture is fetched when the panel opens. */
function Teaser({ teaser: { href, title, line, picture } }: { teaser: TeaserView }) {
  return (
    <a className={css.teaser} href={href}>
      {picture ? <img src={imageUrl(picture, 512, '16x10')} alt="" width={512} height={320} loading="lazy" /> : null}
      <b>{title}</b>
      {line}
    </a>
  )
}
