import { dealerAddressLine, placeLine } from '#domain/dealer-address.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { dealerTexts } from '#messages/dealer.ts'
import { inLanguage } from '#messages/texts.ts'
import type { DealerBoxFragment, DealerPeopleFragment } from '#storefront/generated/graphql.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import type { DealerView } from './dealer-view.ts'
import { distanceText } from './distance.server.ts'
import { phoneLink } from './phone-link.ts'
import { filterHref } from './list-address.server.ts'

/** What is shown of a seller. Of a private person only the town is shown, and nothing that leads to the house. */
export function dealerOf(
  merchant: DealerBoxFragment & Partial<DealerPeopleFragment>,
  distance: number | null | undefined,
  locale: Locale,
): DealerView {
  const texts = inLanguage(dealerTexts, locale)
  const { name, kind, openingHours } = merchant
  const near = distance == null ? {} : { distance: distanceText(distance, locale) }
  if (kind === 'PRIVATE')
    return {
      ...{ name: texts.privateSeller, kind: texts.privateNote, address: placeLine(merchant), ...near, hours: [] },
      ...contactOf({ ...merchant, email: null }),
    }
  return {
    name,
    kind: texts.commercial,
    address: dealerAddressLine(merchant),
    ...near,
    ...contactOf(merchant),
    ...(merchant.sinceYear ? { since: texts.since(merchant.sinceYear) } : {}),
    hours: openingHours,
    ...registerOf(merchant),
    ...peopleOf(merchant, locale),
    href: pathFor('dealer', locale, { dealer: merchant.slug }),
    stock: {
      href: filterHref({ merchants: [merchant.id] }, locale),
      text: texts.allOffers(formatNumber(merchant.vehicleCount, locale)),
    },
  }
}

/** A link to directions on another provider's map; nothing is loaded from there before the link is followed. */
export function routeOf({
  latitude,
  longitude,
}: {
  readonly latitude?: number | null
  readonly longitude?: number | null
}): { readonly route?: string } {
  if (latitude == null || longitude == null) return {}
  return { route: `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}` }
}

function contactOf({ phone, phoneDisplay, email }: DealerBoxFragment): Pick<DealerView, 'phone' | 'email'> {
  return {
    ...(phone ? { phone: phoneLink(phone, phoneDisplay ?? phone) } : {}),
    ...(email ? { email } : {}),
  }
}

function registerOf({ registerEntry, vatId, imprintUrl }: DealerBoxFragment): Pick<DealerView, 'register' | 'imprint'> {
  const register = [registerEntry, vatId].filter(Boolean).join(' · ')
  return { ...(register ? { register } : {}), ...(imprintUrl ? { imprint: imprintUrl } : {}) }
}

function peopleOf({ people = [] }: Partial<DealerPeopleFragment>, locale: Locale): Pick<DealerView, 'people'> {
  if (people.length === 0) return {}
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    people: people.map(({ name, role, phone, phoneDisplay, picture, languages }) => ({
      ...{ name, role, initials: initialsOf(name) },
      ...(languages.length > 0 ? { languages: dealerTexts.speaks[locale](list.format(languages)) } : {}),
      ...(phone ? { phone: phoneLink(phone, phoneDisplay ?? phone) } : {}),
      ...(picture ? { picture } : {}),
    })),
  }
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.split(/[\s-]+/).filter((part) => /^\p{L}/u.test(part))
  return [names[0], names.length > 1 ? names.at(-1) : undefined].map((part) => part?.[0] ?? '').join('')
}
