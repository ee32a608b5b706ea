import { useLocation } from 'react-router'
import { inOtherLocale } from '#domain/routes/paths.ts'
import { frameTexts } from '#messages/frame.ts'
import { classes } from '../design/classes.ts'
import { useLocale } from '../site.ts'
import css from './LanguageSwitch.module.css'

/** The same page in the other language, with its parameters and query. */
export function LanguageSwitch({ short = false, className }: { short?: boolean; className?: string }) {
  const { pathname, search } = useLocation()
  const other = useLocale() === 'de' ? 'en' : 'de'
  const label = frameTexts.languageName[other]
  return (
    <a
      className={classes(css.switch, short && css.shortOnPhones, className)}
      href={inOtherLocale(pathname, search, other)}
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
