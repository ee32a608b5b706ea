import type { ReactNode } from 'react'
import { data } from 'react-router'
import { accessoryTexts } from '#messages/accessories.ts'
import { productTexts } from '#messages/accessory.ts'
import { cardTexts } from '#messages/card.ts'
import { Badge } from '#design/Badge.tsx'
import { Notice } from '#design/Notice.tsx'
import { Price } from '#design/Price.tsx'
import { AccessoryCards } from '../../blocks/AccessoryCards.tsx'
import { DealerBox } from '../../blocks/DealerBox.tsx'
import { FactList } from '../../blocks/FactList.tsx'
import { LegalGuaranteeNotice } from '../../blocks/LegalGuaranteeNotice.tsx'
import { Picture, PictureCaption } from '../../blocks/Picture.tsx'
import { Trail } from '../../blocks/Trail.tsx'
import { inLanguage } from '#messages/texts.ts'
import { headOf, siteOf } from '../../head.ts'
import { useTexts } from '../../site.ts'
import { AddAccessory } from '../cart/AddAccessory.tsx'
import { addAccessory, addAccessoryView } from '../cart/add-accessory.server.ts'
import type { Route } from './+types/accessory.page.ts'
import { ProductSafety } from './ProductSafety.tsx'
import { loadAccessory, productIdOf } from './accessory.server.ts'
import { TyreLabel } from './TyreLabel.tsx'
import tyre from './TyreLabel.module.css'
import css from './accessory.module.css'

/** The product with the way into the cart. */
export async function loader(args: Route.LoaderArgs) {
  const product = await loadAccessory(args)
  return { ...product, cart: await addAccessoryView(args.context, product) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const productId = productIdOf(url)
  if (!productId) throw data(null, 404)
  return addAccessory({ request, url, context, productId })
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!loaderData || !site) return []
  const { title, price, description, path, other, structured } = loaderData
  return headOf(site, {
    title: inLanguage(productTexts, site.locale).productTitle(title, price),
    description: `${description} ${price}.`,
    path,
    other,
    onMainSite: true,
    structured,
  })
}

export default function Accessory({ loaderData: product }: Route.ComponentProps) {
  const texts = useTexts(productTexts)
  const cardWords = useTexts(cardTexts)
  const accessoryWords = useTexts(accessoryTexts)
  return (
    <div className={`wrap ${css.page}`}>
      <div className={css.top}>
        <Trail crumbs={product.crumbs} />
        <h1>{product.title}</h1>
        <p className="soft">{product.fit}</p>
      </div>
      <div className={css.picture}>
        <Picture image={product.picture} alt={product.title} sizes="(min-width: 1200px) 800px, 92vw" first>
          <PictureCaption>{cardWords.symbolic}</PictureCaption>
        </Picture>
      </div>
      <aside className={css.box} aria-label={texts.offer}>
        <div className={css.inner}>
          {product.top ? (
            <p>
              <Badge tone="mist">{accessoryWords.top}</Badge>
            </p>
          ) : null}
          <div>
            <Price text={product.price} large />
            {product.basePrice ? <p className="small">{product.basePrice}</p> : null}
            <p className="small soft">
              {product.shipping.text} <a href={product.shipping.href}>{product.shipping.more}</a>
            </p>
          </div>
          <AddAccessory view={product.cart} />
          <p className="small">
            {texts.soldBy}:{' '}
            {product.seller.href ? <a href={product.seller.href}>{product.seller.name}</a> : product.seller.name}
          </p>
          {product.guarantee ? (
            <Notice>
              <p>
                <b>{product.guarantee}.</b> {texts.guaranteeText}
              </p>
            </Notice>
          ) : null}
        </div>
      </aside>
      <div className={css.main}>
        <div className="stack tight">
          <p className="lead">{product.description}</p>
          {product.top ? <p className="note">{accessoryWords.topRule}</p> : null}
        </div>
        <Section title={texts.specification}>
          <FactList facts={product.specification} columns={2} />
        </Section>
        {product.tyreLabel ? (
          <Section title={texts.tyreLabel}>
            <div className={tyre.columns}>
              <TyreLabel label={product.tyreLabel.drawn} />
              <FactList facts={product.tyreLabel.facts} />
            </div>
          </Section>
        ) : null}
        {product.fits.length > 0 ? (
          <Section title={texts.fits}>
            <ul>
              {product.fits.map(({ make, models }) => (
                <li key={make}>
                  <b>{make}</b>: {models}
                </li>
              ))}
            </ul>
            {product.allForCars.map(({ href, label }) => (
              <p key={href} className={css.link}>
                <a href={href}>{label}</a>
              </p>
            ))}
          </Section>
        ) : null}
        <Section title={texts.safety}>
          <ProductSafety product={product} />
        </Section>
        <Section title={texts.soldBy}>
          <DealerBox dealer={product.seller} />
        </Section>
        <LegalGuaranteeNotice small />
      </div>
      {product.similar.length > 0 ? (
        <section className={css.similar}>
          <h2>{texts.similar}</h2>
          {product.more ? (
            <p className={css.link}>
              <a href={product.more.href}>{product.more.label}</a>
            </p>
          ) : null}
          <AccessoryCards cards={product.similar} />
          <p className="note">{accessoryWords.vatNote}</p>
        </section>
      ) : null}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
