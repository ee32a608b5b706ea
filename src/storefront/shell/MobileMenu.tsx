import { frameTexts } from '#messages/frame.ts'
import { Disclosure } from '#design/Accordion.tsx'
import { Sheet } from '#design/Sheet.tsx'
import type { SiteView } from '../site.ts'
import { RecurringPart } from '../delivery/recurring-part.tsx'
import { viewOf } from '../delivery/serialized-view.ts'
import type { FrameLinks, NavigationLink } from './frame-view.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LogoutButton } from '../blocks/LogoutButton.tsx'
import { Mark } from './Mark.tsx'
import css from './MobileMenu.module.css'
import { useTexts } from '../site.ts'

/** The main navigation on a phone: an accordion of its sections, the account, general links (not in a dealer's shop). */
export function MobileMenu({ site: { frame, brand } }: { site: SiteView }) {
  const texts = useTexts(frameTexts)
  const { login, register, links, logout } = frame.account
  const account = [login, register, ...links].filter((link) => link !== undefined)
  return (
    <Sheet id="menue" from="side" title={<Mark />} closeLabel={texts.closeMenu}>
      <RecurringPart part={FoldedSections} view={frame.links} />
      {account.length > 0 ? (
        <Disclosure name="menue" title={texts.account}>
          <Links links={account} />
          {logout ? <LogoutButton logout={logout} /> : null}
        </Disclosure>
      ) : null}
      <div className={css.general}>
        {brand.slug ? null : <Links links={viewOf(frame.links).general} />}
        <LanguageSwitch />
      </div>
    </Sheet>
  )
}

function FoldedSections({ sections }: FrameLinks) {
  return sections.map((section, index) => (
    <Disclosure key={section.href} name="menue" title={section.label} open={index === 0}>
      <Links links={section.links} />
    </Disclosure>
  ))
}

function Links({ links }: { links: readonly NavigationLink[] }) {
  return (
    <ul className={css.links}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
