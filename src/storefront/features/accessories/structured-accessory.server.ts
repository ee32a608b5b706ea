import type { AccessoryPageQuery } from '#storefront/generated/graphql.ts'

type Product = NonNullable<AccessoryPageQuery['accessoryById']>

const UNIT_CODES: Readonly<Record<string, string>> = { l: 'LTR', kg: 'KGM', m: 'MTR' }

/** The offer in schema.org's words. Pictures are left out: they are symbolic drawings. */
export function structuredAccessory(product: Product, origin: string, category?: string): Record<string, unknown> {
  const { title, description, path, unitPrice, basePrice, articleNumber, productId, producer, seller } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    description,
    url: origin + path,
    sku: productId,
    mpn: articleNumber,
    ...(category ? { category } : {}),
    manufacturer: { '@type': 'Organization', name: producer.name },
    offers: {
      '@type': 'Offer',
      url: origin + path,
      price: unitPrice,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      ...(seller ? { seller: { '@type': 'AutoDealer', name: seller.name } } : {}),
      ...(basePrice
        ? {
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: basePrice.price,
              priceCurrency: 'EUR',
              referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: UNIT_CODES[basePrice.per] },
            },
          }
        : {}),
    },
  }
}
