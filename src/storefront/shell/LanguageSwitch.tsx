import { frameTexts } from '#messages/frame.ts'
import { classes } from '../design/classes.ts'
import { useSite } from '../site.ts'
import css from './LanguageSwitch.module.css'

/** The same page in the other language, with its parameters and query. */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const site = useSite()
  if (!site) return null
  const other = site.locale === 'de' ? 'en' : 'de'
  const label = frameTexts.languageName[other]
  return (
    <a
      className={classes(css.switch, short && css.shortOnPhones)}
      href={site.frame.otherLanguage}
      hrefLang={other}
      lang={other}
      aria-label={label}
    >
      <span className={css.long}>{label}</span>
      <span className={css.short} aria-hidden="true">
        {other.toUpperCase()}
      </span>
    </a>
  )
}
