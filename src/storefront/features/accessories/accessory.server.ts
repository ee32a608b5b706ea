import { productIdOfSlug } from '#domain/accessory/accessory-slug.ts'
import type { Locale } from '#domain/locale.ts'
import { matchPath } from '#domain/routes/paths.ts'
import { slugOf } from '#domain/vehicle/vehicle-slug.ts'
import { productTexts, takeBackTexts } from '#messages/accessory.ts'
import { accessoryTexts } from '#messages/accessories.ts'
import { inLanguage } from '#messages/texts.ts'
import { AccessoryListDocument, AccessoryPageDocument, type AccessoryPageQuery } from '#storefront/generated/graphql.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { accessoryCardOf } from '../../blocks/accessory-card.server.ts'
import { formatEuros } from '#domain/format/money.ts'
import { helpHref } from '../../blocks/help.server.ts'
import { dealerOf } from '../../blocks/dealer.server.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { categoryPath, loadCategories, trailOf } from './categories.server.ts'
import { listForCar } from './accessories.server.ts'
import type { AccessoryView, ResponsibleView } from './accessory-view.ts'
import { structuredAccessory } from './structured-accessory.server.ts'

interface Loading {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

type Product = NonNullable<AccessoryPageQuery['accessoryById']>

/** The number of the product a page's path names; undefined where it names none. */
export function productIdOf(url: URL): string | undefined {
  return productIdOfSlug(matchPath(url.pathname)?.params.slug ?? '') ?? undefined
}

/** The page of a product under its canonical path; other spellings redirect there; 404 if no dealer of this shop sells it. */
export async function loadAccessory({ url, context }: Loading): Promise<AccessoryView> {
  const { locale, origin, mainOrigin } = context.get(siteContext)
  const id = productIdOf(url)
  const product = id && (await query(context, AccessoryPageDocument, { id })).accessoryById
  if (!product || !product.seller) throw data(null, { status: 404 })
  if (product.path !== url.pathname || url.searchParams.size > 0)
    throw redirect(product.path, url.searchParams.size > 0 ? 302 : 301)
  const categories = await loadCategories(context)
  const category = categories.find((one) => one.id === product.categoryId)
  const texts = inLanguage(accessoryTexts, locale)
  const card = accessoryCardOf(product, locale)
  const guarantee = product.durabilityGuarantee
  return {
    ...card,
    id: product.productId,
    path: product.path,
    other: product.otherPath,
    description: product.description,
    crumbs: [
      { label: texts.all, href: categoryPath(undefined, locale) },
      ...trailOf(categories, category).map((one) => ({ label: one.title, href: categoryPath(one, locale) })),
      { label: product.title },
    ],
    ...factsOf(product, locale),
    producer: responsibleOf(product.producer),
    ...(product.responsiblePerson ? { responsible: responsibleOf(product.responsiblePerson) } : {}),
    warnings: product.warnings,
    ...(product.typeApproval ? { approval: product.typeApproval } : {}),
    takeBack: product.takeBack.map((kind) => takeBackTexts[kind][locale]),
    ...(guarantee ? { guarantee: productTexts.guarantee[locale](guarantee.producer, guarantee.years) } : {}),
    seller: dealerOf(product.seller, null, locale),
    shipping: shippingOf(product, locale),
    similar: await similarTo(product, context, locale),
    ...(category ? { more: { label: category.title, href: categoryPath(category, locale) } } : {}),
    structured: structuredAccessory(product, mainOrigin ?? origin, category?.title),
    amount: product.unitPrice,
    providerId: product.providerId,
    fitSlugs: product.fits.map(({ makeName, modelNames }) => ({
      make: slugOf(makeName),
      models: modelNames.map(slugOf),
    })),
  }
}

/** The shipping costs beside the price (§ 6 PAngV): of a parcel with this product alone, and from which value parcels are free. */
function shippingOf({ unitPrice, seller }: Product, locale: Locale): AccessoryView['shipping'] {
  const texts = inLanguage(productTexts, locale)
  const terms = seller?.deliveryTerms
  const isFree = terms && (terms.parcel === 0 || unitPrice >= terms.parcelFreeFrom)
  const text = isFree
    ? texts.vatAndFree
    : terms
      ? texts.vatAndParcel(formatEuros(terms.parcel, locale, 2), formatEuros(terms.parcelFreeFrom, locale, 2))
      : texts.vat
  return { text, more: accessoryTexts.aboutShipping[locale], href: helpHref('delivery', locale) }
}

function factsOf(product: Product, locale: Locale) {
  const texts = inLanguage(productTexts, locale)
  const { fits, specification, tyreLabel } = product
  const fact = (label: string, value: string) => ({ key: label, label, value })
  return {
    specification: specification.map(({ label, value }) => fact(label, value)),
    fits: fits.map(({ makeName, modelNames }) => ({
      make: makeName,
      models: modelNames.join(', ') || accessoryTexts.allModels[locale],
    })),
    allForCars: fits.flatMap(({ makeName, modelNames }) =>
      modelNames.map((model) => ({
        label: accessoryTexts.allForThisCar[locale](`${makeName} ${model}`),
        href: listForCar(slugOf(makeName), slugOf(model), locale),
      })),
    ),
    numbers: [fact(texts.articleNumber, product.articleNumber), fact(texts.productNumber, product.productId)],
    ...(tyreLabel
      ? {
          tyreLabel: {
            drawn: tyreLabel,
            facts: [
              fact(texts.fuelEfficiency, tyreLabel.fuelEfficiency),
              fact(texts.wetGrip, tyreLabel.wetGrip),
              fact(texts.noise, texts.noiseValue(tyreLabel.noiseDecibels, tyreLabel.noiseClass)),
              fact(texts.snowGrip, tyreLabel.snow ? texts.yes : texts.no),
              fact(texts.iceGrip, tyreLabel.ice ? texts.yes : texts.no),
            ],
          },
        }
      : {}),
  }
}

function responsibleOf({ name, address, contact }: Product['producer']): ResponsibleView {
  return { name, address, contact, href: contact.includes('@') ? `mailto:${contact}` : contact }
}

const SIMILAR_SHOWN = 4

async function similarTo({ productId, categoryId, fits }: Product, context: Loading['context'], locale: Locale) {
  const [fit] = fits
  const { searchAccessories } = await query(context, AccessoryListDocument, {
    filters: { category: categoryId, ...(fit ? { fit: { make: slugOf(fit.makeName) } } : {}) },
    sort: 'RECOMMENDED',
    page: 1,
    itemsPerPage: 24,
  })
  return searchAccessories.products
    .filter((other) => other.productId !== productId)
    .slice(0, SIMILAR_SHOWN)
    .map((other) => accessoryCardOf(other, locale))
}
