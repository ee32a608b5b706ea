import { homeTexts } from '#messages/home.ts'
import { ButtonLink } from '#design/Button.tsx'
import { Icon } from '#design/Icon.tsx'
import { Picture } from '../../blocks/Picture.tsx'
import { brandMarkUrl, useSite, useTexts } from '../../site.ts'
import css from './DealerHero.module.css'
import type { DealerHomeView, YardView } from './home-view.ts'

/** The most dealers of a shared shop that its first screen names. */
const MAX_YARDS = 4

interface DealerHeroProps {
  dealer: DealerHomeView
}

/** The first screen of a dealer's storefront: who it is, what it stands for, where, when and how to reach it. */
export function DealerHero({ dealer }: DealerHeroProps) {
  const { name, place, heading, lead, hero, people } = dealer
  const yard = dealer.yards.length === 1 ? dealer.yards[0] : undefined
  return (
    <section className={css.hero} data-hero={hero}>
      <div className={`wrap ${css.stage}`}>
        {hero === 'rail' ? <Figure dealer={dealer} /> : null}
        <div className={css.say}>
          <p className={css.name}>{[name, place].filter(Boolean).join(' · ')}</p>
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          {yard ? <Reach yard={yard} /> : null}
        </div>
        {hero === 'rail' ? null : <Figure dealer={dealer} />}
        {yard ? <Facts yard={yard} people={people} /> : <Yards yards={dealer.yards} people={people} />}
      </div>
    </section>
  )
}

function Figure({ dealer: { hero, car, photograph } }: DealerHeroProps) {
  const site = useSite()
  return (
    <div className={css.figure}>
      {photograph ? (
        <Picture
          image={photograph}
          alt=""
          ratio="16x10"
          sizes={hero === 'poster' ? '(min-width: 1200px) 480px, 100vw' : '(min-width: 1200px) 700px, 100vw'}
          largest={2048}
          first
          className={css.photograph}
        />
      ) : hero === 'poster' ? (
        <img src={`${brandMarkUrl(site)}${site?.lookQuery ? '&' : '?'}on=brand`} alt="" width={320} height={320} />
      ) : (
        <>
          <img src={brandMarkUrl(site)} alt="" width={320} height={320} />
          <Picture
            image={car}
            alt=""
            ratio="16x10"
            sizes="(min-width: 1200px) 700px, 100vw"
            largest={2048}
            first
            onPage
            className={css.car}
          />
        </>
      )}
    </div>
  )
}

/** Address and today's hours in a line, telephone and route as buttons. */
function Reach({ yard: { address, today, phone, route } }: { yard: YardView }) {
  const texts = useTexts(homeTexts)
  return (
    <>
      <p className={css.where}>
        {address}
        {today ? <br /> : null}
        {today}
      </p>
      <p className="row">
        {phone ? (
          <ButtonLink href={phone.href}>
            <Icon name="phone" />
            {phone.text}
          </ButtonLink>
        ) : null}
        {route ? (
          <ButtonLink kind="secondary" href={route}>
            {texts.route}
          </ButtonLink>
        ) : null}
      </p>
    </>
  )
}

/** What the line above does not say already. */
function Facts({ yard, people }: { yard: YardView; people: DealerHomeView['people'] }) {
  const texts = useTexts(homeTexts)
  const { email, hours } = yard
  return (
    <address className={css.facts}>
      {email ? (
        <div>
          <h2>{texts.writeToUs}</h2>
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        </div>
      ) : null}
      {hours.length > 0 ? (
        <div>
          <h2>{texts.whenWeAre}</h2>
          <dl>
            {hours.map(({ days, hours: open }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{open}</dd>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
      <Helpers people={people} />
    </address>
  )
}

/** The dealers that share this shop; the boxes further down say more of each. */
function Yards({ yards, people }: { yards: readonly YardView[]; people: DealerHomeView['people'] }) {
  const texts = useTexts(homeTexts)
  if (yards.length === 0) return null
  return (
    <address className={css.facts}>
      <div>
        <h2>{texts.whereWeAre}</h2>
        <ul className={css.yards}>
          {yards.slice(0, MAX_YARDS).map(({ name, address, phone }) => (
            <li key={name}>
              <b>{name}</b>
              <br />
              {address}
              {phone ? (
                <>
                  <br />
                  <a href={phone.href}>{phone.text}</a>
                </>
              ) : null}
            </li>
          ))}
        </ul>
        {yards.length > MAX_YARDS ? (
          <p>
            <a href="#reach">{texts.allYards(yards.length)}</a>
          </p>
        ) : null}
      </div>
      <Helpers people={people} />
    </address>
  )
}

function Helpers({ people }: { people: DealerHomeView['people'] }) {
  const texts = useTexts(homeTexts)
  if (people.length === 0) return null
  return (
    <div>
      <h2>{texts.whoHelps}</h2>
      <dl>
        {people.map(({ name, role, phone, picture }) => (
          <div key={name}>
            <dt>
              {picture ? (
                <Picture
                  image={picture}
                  alt=""
                  ratio="1x1"
                  sizes="48px"
                  smallest={64}
                  largest={128}
                  className={css.face}
                />
              ) : null}
              {name}
            </dt>
            <dd>
              {role}
              {phone ? (
                <>
                  <br />
                  <a href={phone.href}>{phone.text}</a>
                </>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
