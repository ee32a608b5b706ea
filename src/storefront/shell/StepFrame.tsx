import { frameTexts } from '#messages/frame.ts'
import { type SiteView, useTexts } from '../site.ts'
import css from './StepFrame.module.css'
import footer from './Footer.module.css'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LegalLinks } from './LegalLinks.tsx'
import { Mark } from './Mark.tsx'

/** The header of a step of checkout or of another flow: the shop's mark, and nothing that leads away. */
export function StepHeader() {
  const texts = useTexts(frameTexts)
  return (
    <header className={css.header}>
      <div className={`wrap ${css.bar}`}>
        <Mark />
        <p className="small">
          <svg viewBox="0 0 16 16" aria-hidden="true" className={css.lock}>
            <path d="M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5" />
          </svg>
          {texts.secureConnection}
        </p>
      </div>
    </header>
  )
}

/** The footer of a step: the legal pages. */
export function StepFooter({ site }: { site: SiteView }) {
  return (
    <footer className={`${footer.footer} ${css.footer}`}>
      <div className={`wrap ${footer.legal} ${css.legal}`}>
        <LegalLinks site={site} />
        <LanguageSwitch />
      </div>
    </footer>
  )
}
