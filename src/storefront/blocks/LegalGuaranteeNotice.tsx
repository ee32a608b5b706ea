import { legalGuaranteeTexts } from '#messages/legal-guarantee.ts'
import css from './LegalGuaranteeNotice.module.css'
import { useTexts } from '../site.ts'

/**
 * The harmonised notice on the legal guarantee of conformity (Implementing Regulation (EU) 2025/1960), which stands before every contract
 * with a consumer: black on white with the blue band of the Union, in no brand's colours.
 */
export function LegalGuaranteeNotice() {
  const texts = useTexts(legalGuaranteeTexts)
  return (
    <section className={css.notice} aria-label={texts.title}>
      <p className={css.title}>{texts.title}</p>
      <p className={css.years}>{texts.years}</p>
      <p>{texts.rights}</p>
      <p>
        {texts.more}{' '}
        <a href={texts.moreHref} rel="noreferrer">
          {texts.moreName}
        </a>
      </p>
    </section>
  )
}
