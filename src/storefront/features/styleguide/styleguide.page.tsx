import { data } from 'react-router'
import { Buttons, Fields, Figures, Lists, Messages, Ranges } from './parts.tsx'
import { siteContext } from '../../request.server.ts'
import type { Route } from './+types/styleguide.page.ts'
import css from './styleguide.module.css'

/** All primitives on one page, for those who build with them. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).development) throw data(null, { status: 404 })
  return null
}

export const meta: Route.MetaFunction = () => [{ title: 'Gestaltung' }, { name: 'robots', content: 'noindex' }]

const COLOURS = 'ink ink-2 ink-3 edge hairline mist brand brand-soft signal error positive warning'.split(' ')
const TYPE = '4xl 3xl 2xl xl l m s xs'.split(' ')

export default function StyleGuide() {
  return (
    <div className={`wrap ${css.guide}`}>
      <h1>Gestaltung</h1>
      <section>
        <h2>Farbe</h2>
        <div className={css.swatches}>
          {COLOURS.map((name) => (
            <div key={name}>
              <svg viewBox="0 0 10 5" className={css.swatch} aria-hidden="true">
                <rect width="10" height="5" fill={`var(--${name})`} />
              </svg>
              {name}
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>Schrift</h2>
        {TYPE.map((size) => (
          <p key={size} className={css.sample} data-size={size}>
            <small>{size}</small> Genau eines ist Ihres
          </p>
        ))}
      </section>
      <section>
        <h2>Bausteine</h2>
        <div className={css.columns}>
          <Buttons />
          <Fields />
          <Lists />
          <Ranges />
          <Figures />
          <Messages />
        </div>
      </section>
    </div>
  )
}
