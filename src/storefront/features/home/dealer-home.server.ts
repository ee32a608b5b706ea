import type { Brand } from '#domain/brand.ts'
import { ownCar, USUAL_LOOK } from '#domain/brand-look/look.ts'
import { displayPhone } from '#domain/phone.ts'
import type { Locale } from '#domain/locale.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { dealerHomeWords } from '#messages/home-words.ts'
import { inLanguage } from '#messages/texts.ts'
import type { HomeQuery } from '#storefront/generated/graphql.ts'
import { dealerOf, routeOf } from '../../blocks/dealer.server.ts'
import { phoneLink } from '../../blocks/phone-link.ts'
import { focusMakes } from '../../blocks/focus-makes.server.ts'
import type { Makes } from '../../blocks/makes.server.ts'
import type { DealerHomeView, YardView } from './home-view.ts'

type Merchants = NonNullable<HomeQuery['merchants']>

const FOCUS_MAKES = 3

interface Stock {
  /** Cars of this shop. */
  readonly total: number
  readonly makes: Makes
}

/** What the home page of a dealer's storefront says of the dealer. */
export function dealerHomeOf(brand: Brand, merchants: Merchants, stock: Stock, locale: Locale): DealerHomeView {
  const { name, people = [], look = {}, heroPicture } = brand
  const [only, ...others] = merchants
  return {
    name,
    yards: yardsOf(merchants, locale),
    hero: look.hero ?? USUAL_LOOK.hero,
    ...(only && others.length === 0 ? { place: placeOf(only, locale) } : {}),
    title: dealerHomeWords.title[locale](name),
    ...headingOf(brand, stock, merchants.length > 0, locale),
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
  return sinceYear ? dealerHomeWords.placeSince[locale](city, sinceYear) : city
}

/**
 * The dealer's claim, or else how many cars there are, and what follows from the stock.
 * Without cars it asks visitors to get in touch, but not where no dealer is shown: a suspended one is not.
 */
function headingOf(
  brand: Brand,
  { total, makes }: Stock,
  isReachable: boolean,
  locale: Locale,
): Pick<DealerHomeView, 'heading' | 'lead'> {
  const texts = inLanguage(dealerHomeWords, locale)
  const { name, claim } = brand
  if (total === 0) {
    const lead = isReachable ? `${texts.noStock} ${texts.getInTouch}` : texts.noStock
    return { heading: claim?.[locale] ?? name, lead }
  }
  const count = formatNumber(total, locale)
  const isOne = total === 1
  return {
    heading: claim?.[locale] ?? texts.heading(name, count, isOne),
    lead: [claim ? texts.stock(count, isOne) : texts.lead, focusOf(brand, makes, locale)].filter(Boolean).join(' '),
  }
}

function focusOf(brand: Brand, { all }: Makes, locale: Locale): string | undefined {
  const names = focusMakes(brand, all, FOCUS_MAKES).map(({ displayName }) => displayName)
  if (names.length === 0) return undefined
  return dealerHomeWords.focus[locale](new Intl.ListFormat(locale, { type: 'conjunction' }).format(names))
}
