import { fieldByKey } from '#catalogue/fields.ts'
import { optionLabel } from '#catalogue/format.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { isOneDealers } from '#domain/brand.ts'
import type { Locale } from '#domain/locale.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { BodyColor } from '#domain/vehicle/body-color.ts'
import { symbolPictureOfBody } from '#domain/vehicle/symbol-pictures.ts'
import type { BodyType } from '#domain/vehicle/vocabulary.ts'
import { dealerHomeWords, homeWords } from '#messages/home-words.ts'
import { homeNewestTexts } from '#messages/home-newest.ts'
import { homeStepTexts } from '#messages/home-steps.ts'
import { inLanguage } from '#messages/texts.ts'
import { HomeDocument, type HomeQuery } from '#storefront/generated/graphql.ts'
import type { RouterContextProvider } from 'react-router'
import { cardOf } from '../../blocks/card.server.ts'
import { filterHref } from '../../blocks/list-address.server.ts'
import { loadMakes, type Makes } from '../../blocks/makes.server.ts'
import { sellBoxView } from '../../blocks/sell-box.server.ts'
import { query } from '../../gateway.server.ts'
import { siteContext } from '../../request.server.ts'
import { dealerHomeOf } from './dealer-home.server.ts'
import { finderOf } from './finder.server.ts'
import { homePartsOf } from './home-order.server.ts'
import type { CountedLink, DealerHomeView, HomeView, KindView, PromiseView } from './home-view.ts'

const NEWEST_SHOWN = 8
const MAKES_SHOWN = 20
const ARTICLES_SHOWN = 4

/** The body types shown with a drawing, each in a colour of its own. */
const KINDS: readonly (readonly [BodyType, BodyColor])[] = [
  ['ESTATE', 'BLACK'],
  ['SALOON', 'SILVER'],
  ['SUV', 'GREEN'],
  ['SMALL_CAR', 'BEIGE'],
  ['HATCHBACK', 'WHITE'],
  ['VAN', 'BLUE'],
  ['CABRIO', 'RED'],
  ['COUPE', 'GREEN'],
  ['PICKUP', 'ORANGE'],
]

interface Loading {
  /** The address of the page, for document and data requests alike. */
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** The start page. Its search form begins with the values of the address, so that it works without a script as well. */
export async function loadHome({ url, context }: Loading): Promise<HomeView> {
  const { locale, brand } = context.get(siteContext)
  const isStorefront = brand.slug !== null
  const [home, makes] = await Promise.all([query(context, HomeDocument, { isStorefront }), loadMakes(context)])
  const { searchVehicles: stock, merchants = [] } = home
  const counts = new Map(stock.facets.vehicleType.vehicleType.map(({ name, count }) => [name, count]))
  const dealer = isStorefront ? dealerHomeOf(brand, merchants, { total: stock.totalCount, makes }, locale) : undefined
  return {
    path: pathFor('home', locale),
    parts: homePartsOf(dealer?.hero ?? 'main', stock.totalCount),
    ...(dealer ? { dealer } : {}),
    total: stock.totalCount,
    description: descriptionOf(stock.totalCount, dealer, locale),
    finder: await finderOf(url.searchParams, makes, context, { locale, hasPlace: !isOneDealers(brand) }),
    kinds: KINDS.flatMap(([body, color], index) => kindOf(body, color, index, counts.get(body) ?? 0, locale)),
    newest: stock.vehicles.slice(0, NEWEST_SHOWN).map((vehicle) => cardOf(vehicle, locale)),
    ...newestHeadOf(dealer !== undefined, locale),
    makes: biggestMakes(makes, locale),
    promise: promiseOf(home.shopPromise, locale),
    budgets: budgetsOf(home, locale),
    steps: stepsOf(locale),
    sell: sellBoxView(locale),
    guide: {
      href: pathFor('guide', locale),
      articles: home.contentArticles.slice(0, ARTICLES_SHOWN).map(({ slug, title, description, picture }) => ({
        ...{ href: pathFor('guide-article', locale, { slug }), title, line: description, picture: picture ?? null },
      })),
    },
  }
}

function descriptionOf(total: number, dealer: DealerHomeView | undefined, locale: Locale): string {
  const count = formatNumber(total, locale)
  if (!dealer) return homeWords.description[locale](count)
  const texts = inLanguage(dealerHomeWords, locale)
  return total === 0 ? dealer.lead : `${texts.heading(dealer.name, count, total === 1)}. ${texts.lead}`
}

function newestHeadOf(isDealers: boolean, locale: Locale): Pick<HomeView, 'newestTitle' | 'allNewest'> {
  const texts = inLanguage(homeNewestTexts, locale)
  return {
    newestTitle: isDealers ? texts.dealersTitle : texts.title,
    allNewest: { href: pathFor('cars', locale), label: isDealers ? texts.dealersAll : texts.all },
  }
}

function kindOf(body: BodyType, color: BodyColor, variant: number, count: number, locale: Locale): KindView[] {
  const picture = symbolPictureOfBody(body, color, variant)
  // A narrow tile breaks "SUV/Geländewagen" after the stroke.
  const label = optionLabel(fieldByKey('bodyType'), body, locale).replaceAll('/', '/\u200B')
  return count === 0 ? [] : [{ href: filterHref({ choices: { body: [body] } }, locale), label, count, picture }]
}

function promiseOf({ dealerCount, deliveryFrom }: HomeQuery['shopPromise'], locale: Locale): PromiseView {
  return { dealerCount, ...(deliveryFrom == null ? {} : { deliveryFrom: formatEuros(deliveryFrom, locale, 'if-any') }) }
}

function budgetsOf({ rate150, rate250, rate350, rate500 }: HomeQuery, locale: Locale): CountedLink[] {
  const counted = [[150, rate150] as const, [250, rate250] as const, [350, rate350] as const, [500, rate500] as const]
  return counted.flatMap(([max, { totalCount: count }]) => {
    const href = filterHref({ price: { kind: 'LOAN_RATE_RANGE', max } }, locale)
    return count === 0 ? [] : [{ href, label: homeWords.upTo[locale](formatEuros(max, locale)), count }]
  })
}

/** The makes with the most offers, in alphabetical order. */
function biggestMakes({ all }: Makes, locale: Locale): CountedLink[] {
  return all
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAKES_SHOWN)
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => a.displayName.localeCompare(b.displayName, locale))
    .map(({ name, displayName, count }) => ({
      href: filterHref({ makeModel: [{ make: name }] }, locale),
      label: displayName,
      count,
    }))
}

function stepsOf(locale: Locale): HomeView['steps'] {
  const texts = inLanguage(homeStepTexts, locale)
  return [
    [texts.step1, texts.step1Text],
    [texts.step2, texts.step2Text],
    [texts.step3, texts.step3Text],
    [texts.step4, texts.step4Text],
    [texts.step5, texts.step5Text],
  ]
}
