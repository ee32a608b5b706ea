import { Button, ButtonLink } from '#design/Button.tsx'
import { recoveryCodeTexts } from '#messages/recovery-codes.ts'
import { useTexts } from '#storefront/site.ts'
import css from './RecoveryCodeList.module.css'
import { recoveryCodesHref } from './recovery-codes-file.ts'

/** Recovery codes, which are shown once: on screen, on paper alone with what they are for, and as a file. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const texts = useTexts(recoveryCodeTexts)
  return (
    <div className={css.sheet}>
      <div className={css.paperOnly}>
        <p className={css.title}>{texts.title}</p>
        <p>{texts.purpose}</p>
      </div>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button kind="secondary" className="with-script" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <ButtonLink kind="secondary" href={recoveryCodesHref(codes, texts)} download={texts.fileName}>
          {texts.save}
        </ButtonLink>
      </div>
    </div>
  )
}
