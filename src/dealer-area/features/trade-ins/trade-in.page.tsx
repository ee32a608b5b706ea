import { Form, useActionData, useLoaderData } from 'react-router'
import { Button } from '#design/Button.tsx'
import { Select } from '#design/Select.tsx'
import { SpecRow, Specs } from '#design/Specs.tsx'
import { dealerTradeInTexts } from '#messages/dealer-trade-ins.ts'
import { FormErrors, FormField } from '#storefront/blocks/FormFields.tsx'
import { EMPTY_FORM } from '#storefront/blocks/form-state.ts'
import { useTexts } from '#storefront/site.ts'
import type { ChangedState } from '../../blocks/changed-state.ts'
import { CasePage } from '../../blocks/CasePage.tsx'
import { ChangedMeanwhile } from '../../blocks/ChangedMeanwhile.tsx'
import { Course } from '../../blocks/Course.tsx'
import { headOf } from '../../head.ts'
import { Inspection } from './Inspection.tsx'
import { Proofs } from './Proofs.tsx'
import type { Fact, TradeInPageView } from './trade-in-view.ts'
import { changeTradeIn, loadTradeIn } from './trade-in.server.ts'
import css from './trade-ins.module.css'

export const loader = loadTradeIn
export const action = changeTradeIn

export function meta(args: Parameters<typeof headOf>[0] & { loaderData?: TradeInPageView }) {
  return headOf(args, args.loaderData?.title ?? dealerTradeInTexts.back)
}

/** A trade-in: the customer's own lines with what was found, the offer that follows, and the customer. */
export default function TradeInScreen() {
  const view = useLoaderData<typeof loader>()
  const texts = useTexts(dealerTradeInTexts)
  const state: ChangedState = useActionData<ChangedState>() ?? EMPTY_FORM
  const isFiles = state.values.step === 'proofs'
  return (
    <CasePage
      title={view.title}
      note={view.note}
      back={{ href: view.back, label: texts.back }}
      aside={
        <>
          <h2>{texts.binding}</h2>
          <Offer view={view} state={state} />
          <h2>{texts.customer}</h2>
          <Facts facts={view.facts} />
          <h2>{texts.history}</h2>
          <Course course={view.course} />
        </>
      }
    >
      {state.changed ? <ChangedMeanwhile view={state.changed} /> : null}
      {state.changed || isFiles ? null : <FormErrors state={state} />}
      {view.mayBook ? <Book fingerprint={view.fingerprint} /> : null}
      <Inspection view={view} state={isFiles ? EMPTY_FORM : state} />
      <Proofs proofs={view.proofs} mayChange={view.mayInspect} state={isFiles ? state : EMPTY_FORM} />
      {view.pictures.length > 0 ? <Pictures pictures={view.pictures} /> : null}
      {view.price.length > 0 ? <PriceLines lines={view.price} /> : null}
      {view.reasons.length > 0 ? <Decline view={view} /> : null}
    </CasePage>
  )
}

function Book({ fingerprint }: { fingerprint: string }) {
  const texts = useTexts(dealerTradeInTexts)
  return (
    <Form method="post" className={css.step}>
      <input type="hidden" name="fingerprint" value={fingerprint} />
      <Button type="submit" name="step" value="book">
        {texts.book}
      </Button>
      <p className="small">{texts.bookNote}</p>
    </Form>
  )
}

function Offer({ view: { offer, fingerprint, mayInspect }, state }: { view: TradeInPageView; state: ChangedState }) {
  const texts = useTexts(dealerTradeInTexts)
  return (
    <>
      <Facts facts={offer.facts} />
      {mayInspect && !offer.isOpen ? <p className="small">{texts.inspectFirst}</p> : null}
      {offer.isOpen && offer.price !== null ? (
        <Form method="post" noValidate className={css.step}>
          <input type="hidden" name="step" value="offer" />
          <input type="hidden" name="fingerprint" value={fingerprint} />
          <FormField
            state={state}
            type="date"
            name="validUntil"
            label={texts.validUntil}
            defaultValue={offer.validUntil}
            max={offer.latest}
          />
          <Button type="submit">{texts.makeOffer(offer.price)}</Button>
          <p className="small">{texts.offerNote}</p>
          <p className="small">
            {texts.roundedNote} {offer.range}
          </p>
        </Form>
      ) : null}
    </>
  )
}

function Decline({ view: { reasons, fingerprint } }: { view: TradeInPageView }) {
  const texts = useTexts(dealerTradeInTexts)
  return (
    <>
      <h2>{texts.declineTitle}</h2>
      <Form method="post" className={css.decline}>
        <input type="hidden" name="step" value="decline" />
        <input type="hidden" name="fingerprint" value={fingerprint} />
        <Select name="reason" label={texts.reason} options={reasons} chosen={reasons[0]?.value ?? ''} />
        <Button type="submit" kind="secondary">
          {texts.decline}
        </Button>
      </Form>
      <p className="small">{texts.declineNote}</p>
    </>
  )
}

/** The whole calculation, behind what comes out of it. */
function PriceLines({ lines }: { lines: TradeInPageView['price'] }) {
  const { business } = useTexts(dealerTradeInTexts)
  return (
    <details className={css.business}>
      <summary>
        <span>{business}</span> <b>{lines.at(-1)?.amount}</b>
      </summary>
      <table className={css.price} aria-label={business}>
        <tbody>
          {lines.map(({ key, label, amount, isSum }) => (
            <tr key={key} className={isSum ? css.sum : undefined}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function Pictures({ pictures }: Pick<TradeInPageView, 'pictures'>) {
  const texts = useTexts(dealerTradeInTexts)
  return (
    <>
      <h2>{texts.pictures}</h2>
      <ul className={css.pictures}>
        {pictures.map((src, index) => (
          <li key={src}>
            <a href={src}>
              <img src={src} alt={texts.picture(index + 1)} loading="lazy" width={320} height={240} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Specs>
      {facts.map(({ label, value, href }) => (
        <SpecRow key={label} label={label}>
          {href ? <a href={href}>{value}</a> : value}
        </SpecRow>
      ))}
    </Specs>
  )
}
