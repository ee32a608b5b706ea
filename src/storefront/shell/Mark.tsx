import { pathFor } from '#domain/routes/paths.ts'
import { frameTexts } from '#messages/frame.ts'
import { inLanguage } from '#messages/texts.ts'
import { useLocale, useSite } from '../site.ts'
import css from './Mark.module.css'

/** Logo and name of the shop; leads to its start page in the page's language. */
export function Mark() {
  const locale = useLocale()
  const brand = useSite()?.brand
  const name = brand?.name ?? 'Fahrwerk'
  return (
    <a className={css.mark} href={pathFor('home', locale)} aria-label={inLanguage(frameTexts, locale).home(name)}>
      {brand?.logoUrl ? (
        <img src={brand.logoUrl} alt="" height={32} />
      ) : (
        <>
          <svg viewBox="0 0 30 12" aria-hidden="true">
            <circle cx="6" cy="6" r="4.8" />
            <circle cx="24" cy="6" r="4.8" />
            <path d="M6 6h18" />
          </svg>
          {brand?.slug ? name : 'fahrwerk'}
        </>
      )}
    </a>
  )
}
