import { isLocale, type Locale } from '#domain/locale.ts'
import { SHOP_COLOR } from '#domain/brand-look/shop-color.ts'
import { isSymbolic } from '#domain/images.ts'
import { isVehicleId } from '#domain/vehicle/vehicle-slug.ts'
import { formatEuros } from '#domain/format/money.ts'
import { cardTexts } from '#messages/card.ts'
import { homeTexts } from '#messages/home.ts'
import type { SharePicture, SharePictures } from '#services/images/port.ts'
import type { Brand } from '#domain/brand.ts'
import type { Context, Hono } from 'hono'
import type { WebEnv } from '../web-env.ts'

/** The fields of `SHARED_VEHICLE`. */
interface SharedVehicle {
  readonly title: string
  readonly modelDescription: string | null
  /** In euros. */
  readonly price: number
  readonly state: string
  readonly images: readonly { readonly key: string }[]
}

/** The gateway as this request sees it. */
type GatewayFor = (
  c: Context<WebEnv>,
) => (document: string, variables: Readonly<Record<string, unknown>>) => Promise<{ data?: unknown }>

const SHARED_VEHICLE = `query SharedVehicle($id: ID!) {
  vehicleById(vehicleId: $id) { title modelDescription price state images { key } }
}`

const SHOP_CAR = 'drawn/coupe.green.double.side'
/** Prices change, and social networks cache what they have fetched anyway. */
const A_DAY = 'public, max-age=86400'
const ON_SALE: ReadonlySet<string> = new Set(['PUBLISHED', 'RESERVED'])

/** `/og/<locale>/shop.jpg` and `/og/<locale>/vehicle/<id>.jpg`: what is shown where a page is shared. Only for what exists. */
export function sharePicturesEndpoint(images: SharePictures, gatewayFor: GatewayFor) {
  return (app: Hono<WebEnv>): void => {
    app.get('/og/:locale/shop.jpg', (c) => answer(c, (locale) => shopPicture(c.get('site').brand, locale)))
    app.get('/og/:locale/vehicle/:file{[0-9]+\\.jpg}', (c) =>
      answer(c, async (locale) => {
        const id = c.req.param('file').slice(0, -'.jpg'.length)
        const vehicle = isVehicleId(id) ? await vehicleOf(c, id) : null
        return vehicle && ON_SALE.has(vehicle.state) ? vehiclePicture(vehicle, c.get('site').brand, locale) : undefined
      }),
    )
  }

  async function vehicleOf(c: Context<WebEnv>, id: string): Promise<SharedVehicle | null> {
    const { data } = await gatewayFor(c)(SHARED_VEHICLE, { id })
    return (data as { vehicleById: SharedVehicle | null } | null | undefined)?.vehicleById ?? null
  }

  async function answer(
    c: Context<WebEnv>,
    shareOf: (locale: Locale) => SharePicture | undefined | Promise<SharePicture | undefined>,
  ): Promise<Response> {
    const locale = c.req.param('locale')
    const share = isLocale(locale) && c.get('site').known ? await shareOf(locale) : undefined
    const picture = share && (await images.share(share))
    if (picture === 'BUSY')
      return c.text('Too many pictures at once.', 503, { 'Retry-After': '1', 'Cache-Control': 'no-store' })
    if (!picture) return c.text('No such picture.', 404, { 'Cache-Control': 'public, max-age=60' })
    return c.body(new Uint8Array(picture), 200, { 'Content-Type': 'image/jpeg', 'Cache-Control': A_DAY })
  }
}

function vehiclePicture(vehicle: SharedVehicle, brand: Brand, locale: Locale): SharePicture {
  const picture = vehicle.images[0]?.key ?? SHOP_CAR
  return {
    ...shopOf(brand),
    picture,
    title: vehicle.title,
    line: vehicle.modelDescription,
    price: formatEuros(vehicle.price, locale),
    note: isSymbolic(picture) ? cardTexts.symbolic[locale] : null,
  }
}

function shopPicture(brand: Brand, locale: Locale): SharePicture {
  return { ...shopOf(brand), picture: SHOP_CAR, title: homeTexts.title[locale], line: null, price: null, note: null }
}

function shopOf({ name, tokens }: Brand) {
  const color = tokens.brand ?? ''
  return { brand: name, color: /^#[0-9a-f]{6}$/i.test(color) ? color : SHOP_COLOR }
}
