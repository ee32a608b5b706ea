import { legalGuaranteeTexts } from '#messages/legal-guarantee.ts'
import css from './LegalGuaranteeNotice.module.css'
import { useTexts } from '../site.ts'

/**
 * The harmonised notice on the legal guarantee of conformity, which stands before every contract with a consumer: in the colours of
 * Implementing Regulation (EU) 2025/1960 and no brand's. The Commission's artwork with emblem and QR code is to take its place
 * (decision 024).
 */
export function LegalGuaranteeNotice() {
  const texts = useTexts(legalGuaranteeTexts)
  return (
    <section className={css.notice} aria-label={texts.title}>
      <p className={css.title}>{texts.title}</p>
      <div className={css.body}>
        <p className={css.years}>{texts.years}</p>
        <p>{texts.rights}</p>
        <p>{texts.limits}</p>
        <p>{texts.claim}</p>
        <p>
          {texts.more}{' '}
          <a href={texts.moreHref} rel="noreferrer">
            {texts.moreName}
          </a>
        </p>
      </div>
    </section>
  )
}
