import { frameTexts } from '#messages/frame.ts'
import { brandMarkUrl, useSite, useTexts } from '../site.ts'
import css from './Mark.module.css'

/** Logo and name of the shop; leads to its start page in the page's language. */
export function Mark() {
  const texts = useTexts(frameTexts)
  const site = useSite()
  const { slug, name, logoUrl } = site?.brand ?? { slug: null, name: 'Fahrwerk', logoUrl: null }
  return (
    <a className={css.mark} href={site?.frame.home ?? '/'} aria-label={texts.home(name)}>
      {logoUrl || slug ? (
        <>
          <img src={logoUrl ?? brandMarkUrl(site)} alt="" height={36} />
          {logoUrl ? null : name}
        </>
      ) : (
        <>
          <svg viewBox="0 0 30 12" aria-hidden="true">
            <path d="M1.2 6a4.8 4.8 0 1 0 9.6 0 4.8 4.8 0 1 0-9.6 0M19.2 6a4.8 4.8 0 1 0 9.6 0 4.8 4.8 0 1 0-9.6 0M6 6h18" />
          </svg>
          fahrwerk
        </>
      )}
    </a>
  )
}
