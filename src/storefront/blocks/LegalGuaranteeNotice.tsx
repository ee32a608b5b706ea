import { legalGuaranteeTexts } from '#messages/legal-guarantee.ts'
import germanNotice from './legal-guarantee.de.svg'
import englishNotice from './legal-guarantee.en.svg'
import { classes } from '#design/classes.ts'
import css from './LegalGuaranteeNotice.module.css'
import { useLocale, useTexts } from '../site.ts'

const NOTICES = { de: germanNotice, en: englishNotice }

/**
 * The harmonised notice on the legal guarantee of conformity, which stands before every contract with a consumer: the Commission's
 * artwork (Implementing Regulation (EU) 2025/1960), unchanged, in colour and whole at once. Its words follow for those who cannot read
 * a picture (decision 024).
 * `small`: where nothing is ordered yet; a press shows it large.
 */
export function LegalGuaranteeNotice({ small = false }: { small?: boolean }) {
  const texts = useTexts(legalGuaranteeTexts)
  const picture = NOTICES[useLocale()]
  return (
    <section className={classes(css.notice, small && css.small)} aria-label={texts.title}>
      <a href={picture} target="_blank" rel="noopener" aria-label={texts.larger}>
        <img src={picture} alt="" width={595} height={842} />
      </a>
      <p>
        {texts.more}{' '}
        <a href={texts.moreHref} rel="noreferrer">
          {texts.moreName}
        </a>
      </p>
      <details>
        <summary>{texts.asText}</summary>
        <p>{texts.years}</p>
        <p>{texts.rights}</p>
        <p>{texts.liability}</p>
        <p>{texts.limits}</p>
        <p>{texts.claim}</p>
        <p>{texts.commercial}</p>
      </details>
    </section>
  )
}
