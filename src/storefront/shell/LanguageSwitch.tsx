import { frameTexts } from '#messages/frame.ts'
import { classes } from '#design/classes.ts'
import { useSite } from '../site.ts'
import css from './LanguageSwitch.module.css'

/** The same page in the other language, with its parameters and query. */
export function LanguageSwitch({ className }: { className?: string }) {
  const site = useSite()
  if (!site) return null
  const other = site.locale === 'de' ? 'en' : 'de'
  return (
    <a className={classes(css.switch, className)} href={site.frame.otherLanguage} hrefLang={other} lang={other}>
      {frameTexts.languageName[other]}
    </a>
  )
}
