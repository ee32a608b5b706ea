import type { Brand } from '#domain/brand.ts'
import { ownCar, USUAL_LOOK } from '#domain/brand-look/look.ts'
import { displayPhone } from '#domain/phone.ts'
import type { Locale } from '#domain/locale.ts'
import { homeTexts } from '#messages/home.ts'
import type { HomeQuery } from '#storefront/generated/graphql.ts'
import { dealerOf, routeOf } from '../../blocks/dealer.server.ts'
import { phoneLink } from '../../blocks/phone-link.ts'
import { focusMakes } from '../../blocks/focus-makes.server.ts'
import type { Makes } from '../../blocks/makes.server.ts'
import type { DealerHomeView, YardView } from './home-view.ts'

type Merchants = NonNullable<HomeQuery['merchants']>

const FOCUS_MAKES = 3

/** What the home page of a dealer's storefront says of the dealer. */
export function dealerHomeOf(brand: Brand, merchants: Merchants, makes: Makes, locale: Locale): DealerHomeView {
  const { name, claim, people = [], look = {}, heroPicture } = brand
  const [only, ...others] = merchants
  const focus = focusOf(brand, makes, locale)
  return {
    name,
    yards: yardsOf(merchants, locale),
    hero: look.hero ?? USUAL_LOOK.hero,
    ...(only && others.length === 0 ? { place: placeOf(only, locale) } : {}),
    ...(claim ? { claim: claim[locale] } : {}),
    ...(focus ? { focus } : {}),
    ...(heroPicture ? { photograph: heroPicture } : {}),
    car: ownCar(look),
    people: people.map(({ name: person, role, phone, picture }) => ({
      ...{ name: person, role: role[locale] },
      ...(phone ? { phone: phoneLink(phone, displayPhone(phone)) } : {}),
      ...(picture ? { picture } : {}),
    })),
  }
}

/** The dealers of a storefront, without links to their pages and cars, because this is their shop. */
function yardsOf(merchants: Merchants, locale: Locale): YardView[] {
  return merchants.map((merchant) => {
    const { href: _, stock: __, ...dealer } = dealerOf(merchant, null, locale)
    const { hoursToday } = merchant
    return {
      ...dealer,
      ...(hoursToday ? { today: hoursToday } : {}),
      ...routeOf(merchant),
    }
  })
}

function placeOf({ city, sinceYear }: Merchants[number], locale: Locale): string {
  return sinceYear ? homeTexts.placeSince[locale](city, sinceYear) : city
}

function focusOf(brand: Brand, { all }: Makes, locale: Locale): string | undefined {
  const names = focusMakes(brand, all, FOCUS_MAKES).map(({ displayName }) => displayName)
  if (names.length === 0) return undefined
  return homeTexts.focus[locale](new Intl.ListFormat(locale, { type: 'conjunction' }).format(names))
}
