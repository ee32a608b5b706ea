import { frameTexts } from '#messages/frame.ts'
import type { SiteView } from '../site.ts'
import { RecurringPart } from '../delivery/recurring-part.tsx'
import type { FooterDealer, FrameLinks } from './frame-view.ts'
import css from './Footer.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { LinkList } from './LinkList.tsx'
import { Mark } from './Mark.tsx'
import { useTexts } from '../site.ts'

/** Its groups of links are folded on a phone, and one of them is open at a time. */
export function Footer({ site }: { site: SiteView }) {
  const { frame, brand } = site
  const texts = useTexts(frameTexts)
  return (
    <footer className={css.footer}>
      <div className="wrap">
        <div className={css.columns}>
          <div className={css.about}>
            <Mark />
            {brand.slug ? null : <p className="soft">{texts.brandClaim}</p>}
            {brand.claim ? <p className="soft">{brand.claim}</p> : null}
            {frame.dealer ? <Dealer dealer={frame.dealer} /> : null}
          </div>
          <RecurringPart className={css.groups} part={Groups} view={frame.links} />
        </div>
        <div className={css.legal}>
          <LegalLinks site={site} />
          <LanguageSwitch />
        </div>
      </div>
    </footer>
  )
}

function Groups({ sections, general }: FrameLinks) {
  const { service } = useTexts(frameTexts)
  return [...sections, { label: service, links: general }]
    .filter(({ links }) => links.length > 0)
    .map(({ label, links }) => (
      <nav key={label} aria-label={label}>
        <h2>{label}</h2>
        <details name="footer">
          <summary>{label}</summary>
          <LinkList links={links} className={css.links} />
        </details>
      </nav>
    ))
}

/** Where the dealer of this shop is, and when it is open. */
function Dealer({ dealer: { name, address, phone, hours, hoursLabel } }: { dealer: FooterDealer }) {
  return (
    <address className={css.dealer}>
      <p>
        <b>{name}</b>
        <br />
        {address}
      </p>
      {phone ? (
        <p>
          <a href={phone.href}>{phone.text}</a>
        </p>
      ) : null}
      {hours.length > 0 ? (
        <dl aria-label={hoursLabel}>
          {hours.map(({ days, hours: open }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{open}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </address>
  )
}
