import type { ReactNode } from 'react'
import { Form, useNavigation, useRouteLoaderData } from 'react-router'
import { classes } from '#design/classes.ts'
import { dealerAreaTexts } from '#messages/dealer-area.ts'
import { searchTexts } from '#messages/dealer-search.ts'
import { frameTexts } from '#messages/frame.ts'
import { useTexts } from '#storefront/site.ts'
import { Mark } from '../blocks/Mark.tsx'
import { Keys } from './Keys.tsx'
import bottomCss from './Bottom.module.css'
import css from './Shell.module.css'
import sideCss from './Side.module.css'
import topCss from './Top.module.css'
import type { FrameView, ShellView } from './shell-view.ts'

/** Everything around a screen after the login: the areas, the business, the person. */
export function Shell({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<ShellView>('root')
  const texts = useTexts(frameTexts)
  const isBusy = useNavigation().state !== 'idle'
  if (!shell?.frame) return <main id="inhalt">{children}</main>
  const { frame, other } = shell
  return (
    <>
      <a className={css.skip} href="#inhalt">
        {texts.skipToContent}
      </a>
      {isBusy ? <progress className={css.progress} aria-label={texts.loading} /> : null}
      <div className={css.frame}>
        <Side frame={frame} other={other} />
        <div>
          <Top frame={frame} />
          <main id="inhalt" tabIndex={-1} className={css.main}>
            {children}
            <Keys links={frame.links} hasSearch={frame.search !== null} />
          </main>
        </div>
      </div>
      <Bottom frame={frame} />
    </>
  )
}

function Side({
  frame: { home, links, person, security, shop },
  other,
}: {
  frame: FrameView
  other: ShellView['other']
}) {
  const texts = useTexts(dealerAreaTexts)
  return (
    <nav className={sideCss.side} aria-label={texts.name}>
      <a className={css.mark} href={home}>
        <Mark />
        fahrwerk
      </a>
      <ul className={sideCss.links} id="bereiche">
        {links.map(({ href, label, count, isLate, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
              {count ? <span className={classes(sideCss.count, isLate === true && sideCss.late)}>{count}</span> : null}
            </a>
          </li>
        ))}
      </ul>
      <div className={sideCss.person}>
        <b>{person.name}</b>
        <span>{person.roles}</span>
        <a href={security}>{texts.security}</a>
        <a className={sideCss.shop} href={shop}>
          {texts.toShop}
        </a>
        <a href={other.href}>{other.label}</a>
        <LogOut />
      </div>
    </nav>
  )
}

function LogOut() {
  const { locale } = useRouteLoaderData<ShellView>('root') ?? {}
  const texts = useTexts(dealerAreaTexts)
  const action = locale === 'en' ? '/dealer-area/login' : '/haendlerbereich/anmelden'
  return (
    <Form method="post" action={action}>
      <button type="submit" name="intent" value="log-out">
        {texts.logOut}
      </button>
    </Form>
  )
}

function Top({ frame: { home, merchants, shop, here, search } }: { frame: FrameView }) {
  const texts = useTexts(dealerAreaTexts)
  return (
    <header className={topCss.top}>
      <a className={css.mark} href={home} aria-label={texts.name}>
        <Mark />
      </a>
      {search ? <SearchField search={search} /> : null}
      <div className={topCss.who}>
        {merchants.length > 1 ? (
          <Form method="get" action={here}>
            <select
              name="merchant"
              aria-label={texts.business}
              defaultValue={merchants.find((each) => each.isChosen)?.slug}
            >
              {merchants.map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </select>
            <button type="submit">{texts.choose}</button>
          </Form>
        ) : (
          <b>{merchants[0]?.name}</b>
        )}
        <a href={shop}>{texts.toShop}</a>
      </div>
    </header>
  )
}

function SearchField({ search: { action, merchant, text } }: { search: NonNullable<FrameView['search']> }) {
  const texts = useTexts(searchTexts)
  return (
    <search className={topCss.search}>
      <Form method="get" action={action}>
        <input type="hidden" name="merchant" value={merchant} />
        <input
          id="suche"
          type="search"
          name="q"
          aria-label={texts.field}
          placeholder={texts.field}
          defaultValue={text}
          key={text}
        />
        <button type="submit" className="visually-hidden">
          {texts.submit}
        </button>
      </Form>
    </search>
  )
}

/** Areas in the bottom bar, beside the link to all others. */
const BOTTOM_AREAS = 4

/** On phones: the first areas within reach of the thumb, and a way to all of them, which stand below the content. */
function Bottom({ frame: { links } }: { frame: FrameView }) {
  const texts = useTexts(dealerAreaTexts)
  return (
    <nav className={bottomCss.bottom} aria-label={texts.areas}>
      {links.slice(0, BOTTOM_AREAS).map(({ href, label, count, isLate, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {label}
          {count ? <span className={classes(bottomCss.bubble, isLate === true && bottomCss.late)}>{count}</span> : null}
        </a>
      ))}
      {links.length > BOTTOM_AREAS ? <a href="#bereiche">{texts.more}</a> : null}
    </nav>
  )
}
