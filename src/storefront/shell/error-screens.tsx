import type { MouseEvent } from 'react'
import type { Locale } from '#domain/locale.ts'
import { useLocation, useNavigate } from 'react-router'
import { errorTexts } from '#messages/errors.ts'
import { Button, ButtonLink } from '#design/Button.tsx'
import { useSite, useTexts } from '../site.ts'
import css from './error-screens.module.css'
import { Mark } from './Mark.tsx'

/** Something broke on our side. */
export function ErrorScreen() {
  const texts = useTexts(errorTexts)
  return <Broken title={texts.faultTitle} text={texts.faultText} />
}

/** The button opens the same address again; with a script it does so in place, which resets the error boundary. */
function Broken({ title, text }: { title: string; text: string }) {
  const texts = useTexts(errorTexts)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const tryAgain = (event: MouseEvent) => {
    event.preventDefault()
    void navigate(pathname + search, { replace: true })
  }
  return (
    <div className={`wrap ${css.screen}`}>
      <title>{title}</title>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      <ButtonLink href={pathname + search} onClick={tryAgain}>
        {texts.tryAgain}
      </ButtonLink>
    </div>
  )
}

/** A supplier of accessories does not answer. */
export function AccessoriesUnavailableScreen() {
  const texts = useTexts(errorTexts)
  return <Broken title={texts.accessoriesTitle} text={texts.accessoriesText} />
}

export function NotFoundScreen() {
  const texts = useTexts(errorTexts)
  const frame = useSite()?.frame
  return (
    <div className={`wrap empty-bay ${css.screen}`}>
      <title>{texts.notFoundTitle}</title>
      <h1>{texts.notFoundTitle}</h1>
      <p className="lead">{texts.notFoundText}</p>
      <div className="row">
        <ButtonLink href={frame?.cars ?? '/'}>{texts.seeCars}</ButtonLink>
        <ButtonLink kind="quiet" href={frame?.home ?? '/'}>
          {texts.toHome}
        </ButtonLink>
      </div>
    </div>
  )
}

export interface Maintenance {
  readonly locale: Locale
  /** Where the main site is. */
  readonly mainSite: string
}

/** A host without a shop, or a shop in maintenance. It is in both languages, as none could be chosen. */
export function MaintenanceScreen({ locale, mainSite }: Maintenance) {
  const texts = useTexts(errorTexts)
  const other = locale === 'de' ? 'en' : 'de'
  return (
    <main className={`wrap ${css.screen}`}>
      <title>{texts.maintenanceTitle}</title>
      <Mark />
      <h1>{texts.maintenanceTitle}</h1>
      <p className="lead">{texts.maintenanceText}</p>
      <p lang={other}>{errorTexts.maintenanceText[other]}</p>
      <ButtonLink kind="secondary" href={mainSite}>
        {texts.toMainSite}
      </ButtonLink>
    </main>
  )
}

export interface BusyWidget {
  readonly locale: Locale
  /** Origin of the shop. */
  readonly shop: string
  /** What the refused form had: names and values. */
  readonly entered: readonly (readonly [string, string])[]
}

/** A frame whose website has requested too many pages; the link opens the shop in the whole window. */
export function BusyWidgetScreen({ shop, entered }: BusyWidget) {
  const texts = useTexts(errorTexts)
  const { pathname, search } = useLocation()
  return (
    <main className={`wrap ${css.frame}`}>
      <title>{texts.busyWidgetTitle}</title>
      <h1 className="visually-hidden">{texts.busyWidgetTitle}</h1>
      <p>{texts.busyWidgetText}</p>
      {entered.length > 0 ? (
        <form method="post" action={pathname + search}>
          {entered.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit">{texts.tryAgain}</Button>
        </form>
      ) : null}
      <p>
        <a href={shop} target="_top">
          {texts.toShop}
        </a>
      </p>
    </main>
  )
}
