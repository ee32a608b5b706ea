import { MAX_COMPARED_CARS } from '#domain/session/compared-cars.ts'
import { useEffect } from 'react'
import { isVehicleId } from '#domain/vehicle/vehicle-slug.ts'
import { data, useNavigate } from 'react-router'
import { compareTexts } from '#messages/compare.ts'
import { ButtonLink } from '#design/Button.tsx'
import { Notice } from '#design/Notice.tsx'
import { SegmentLinks } from '#design/Segment.tsx'
import { Co2 } from '../../blocks/Co2.tsx'
import { addToCartViews, addVehicle } from '../cart/add-to-cart.server.ts'
import { AddToCart } from '../cart/AddToCart.tsx'
import { formValues } from '../../blocks/form.server.ts'
import { NothingChosen } from '../../blocks/NothingChosen.tsx'
import { RateExamples } from '../../blocks/Rate.tsx'
import { ShareButton } from '../../blocks/ShareButton.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { addressOf, compared } from '../../blocks/favourites-store.ts'
import { useStored } from '../../blocks/stored-list.ts'
import { headOf, siteOf } from '../../head.ts'
import { useSite, useTexts } from '../../site.ts'
import type { Route } from './+types/compare.page.ts'
import { CompareTable } from './CompareTable.tsx'
import type { CompareView } from './compare-view.ts'
import { changeComparison } from './change-comparison.server.ts'
import { loadComparison } from './compare.server.ts'
import css from './compare.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const comparison = await loadComparison({ url, context })
  const cars = comparison.columns.filter(({ gone }) => !gone)
  const offered = cars.map(({ card: { id, amount } }) => ({ id, price: amount }))
  return { ...comparison, carts: await addToCartViews(context, offered) }
}

/** Puts one of the cars into the cart, paid in full; without a script also into the comparison, or out of it. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const sent = await formValues(request.clone())
  if (sent.add !== undefined || sent.remove !== undefined) return changeComparison(sent, context)
  const vehicleId = sent.vehicle ?? ''
  if (!isVehicleId(vehicleId)) throw data(null, 400)
  return addVehicle({ request, url, context, vehicleId, payment: { paymentType: 'CASH_RANGE' } })
}

/** A personal selection is not indexed. */
export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return headOf(site, { title: compareTexts.title })
}

/** Up to three vehicles side by side. The address says which; opened without, the page goes to the visitor's own choice. */
export default function Compare({ loaderData: view }: Route.ComponentProps) {
  const texts = useTexts(compareTexts)
  const list = useSite()?.frame.cars ?? '/'
  useOwnChoice(view)
  return (
    <div className={`wrap ${css.page}`}>
      <div className={css.screenOnly}>
        <Trail crumbs={[{ label: texts.title }]} />
      </div>
      <h1>{texts.title}</h1>
      {view.tooMany ? <Notice tone="warning">{texts.tooMany}</Notice> : null}
      {view.unknown > 0 ? <Notice>{texts.unknown(view.unknown)}</Notice> : null}
      {view.columns.length > 0 ? (
        <>
          <div className={`row ${css.screenOnly}`}>
            <SegmentLinks
              label={texts.shown}
              links={[
                { href: view.allHref, label: texts.all, current: !view.differencesOnly },
                { href: view.differencesHref, label: texts.onlyDifferences, current: view.differencesOnly },
              ]}
            />
            <ShareButton title={texts.title} />
            {view.columns.length < MAX_COMPARED_CARS ? (
              <ButtonLink kind="secondary" href={list} className={css.narrowOnly}>
                {texts.addAnother}
              </ButtonLink>
            ) : null}
            {view.columns.length > 1 ? <p className="small soft">{texts.bold}</p> : null}
          </div>
          <CompareTable
            view={view}
            list={list}
            carts={
              new Map(view.carts.map((cart) => [cart.id ?? '', <AddToCart key={cart.id} view={cart} bare secondary />]))
            }
          />
          {view.costSource ? (
            <p className="note">
              <Co2 text={view.costSource} />
            </p>
          ) : null}
          <RateExamples rates={view.columns.flatMap(({ card, gone }) => (gone ? [] : (card.rate ?? [])))} />
        </>
      ) : (
        <NothingChosen title={texts.emptyTitle} text={texts.emptyText} />
      )}
    </div>
  )
}

function useOwnChoice({ path, isOpenedWithout }: CompareView): void {
  const chosen = useStored(compared)
  const navigate = useNavigate()
  const address = addressOf(
    path,
    chosen.map(({ id }) => id),
  )
  useEffect(() => {
    if (isOpenedWithout && address !== path) void navigate(address, { replace: true })
  }, [isOpenedWithout, address, path, navigate])
}
