import type { DealerBySlugQuery } from '#storefront/generated/graphql.ts'

type Dealer = NonNullable<DealerBySlugQuery['merchantBySlug']>

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A dealer in schema.org's words (`AutoDealer`), for search engines; unknown values are left out. */
export function structuredDealer(dealer: Dealer, url: string): Record<string, unknown> {
  const { name, street, zip, city, latitude, longitude, phone, email, vatId, makes, weeklyHours, sinceYear } = dealer
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': url,
    name,
    url,
    address: {
      '@type': 'PostalAddress',
      ...(street ? { streetAddress: street } : {}),
      postalCode: zip,
      addressLocality: city,
      addressCountry: 'DE',
    },
    ...(latitude == null || longitude == null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...(vatId ? { vatID: vatId } : {}),
    ...(sinceYear ? { foundingDate: String(sinceYear) } : {}),
    ...(makes.length > 0 ? { brand: makes.map((make) => ({ '@type': 'Brand', name: make.displayName })) } : {}),
    ...(weeklyHours.length > 0 ? { openingHoursSpecification: weeklyHours.flatMap(openOn) } : {}),
  }
}

/** `1-5` and `09:00–18:30` in schema.org's words; closed days are left out. */
function openOn({ days, hours }: Dealer['weeklyHours'][number]) {
  const [from = 0, to = from] = days.split('-').map(Number)
  const [opens, closes] = (hours ?? '').split('–')
  if (!opens || !closes) return []
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS.slice(from - 1, to), opens, closes }]
}
