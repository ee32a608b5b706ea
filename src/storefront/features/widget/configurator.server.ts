import type { RouterContextProvider } from 'react-router'
import { DEFAULT_LIST_STATE, formatListState, parseListState } from '#catalogue/codec.ts'
import { fieldByKey } from '#catalogue/fields.ts'
import { optionLabel } from '#catalogue/format.ts'
import { LOCALES, type Locale } from '#domain/locale.ts'
import { contrastOf, MIN_CONTRAST } from '#domain/merchant/contrast.ts'
import { formatNumber } from '#domain/format/numbers.ts'
import { dealerPaths } from '#domain/routes/dealer-screens.ts'
import { pathFor } from '#domain/routes/paths.ts'
import { BODY_TYPES, FUELS } from '#domain/vehicle/vocabulary.ts'
import { WIDGET_LAYOUTS, widgetLayout } from '#domain/widget/layouts.ts'
import { COLOR_PARAMETER } from '#domain/widget/widget-address.ts'
import { inLanguage } from '#messages/texts.ts'
import { widgetConfiguratorTexts } from '#messages/widget-configurator.ts'
import { widgetTexts } from '#messages/widget.ts'
import { makeOptions } from '../../blocks/make-options.server.ts'
import { loadMakes } from '../../blocks/makes.server.ts'
import { siteContext } from '../../request.server.ts'
import { embedCode } from './embed-code.server.ts'

interface Loading {
  readonly url: URL
  readonly context: Readonly<RouterContextProvider>
}

/** Widths of the preview in pixels. */
const WIDTHS = ['320', '390', '800', '1100']

/** A preview of the frame that the address describes, and the code for a dealer's website. */
export async function loadWidgetConfigurator({ url: { searchParams }, context }: Loading) {
  const { locale, origin, mainOrigin, brand } = context.get(siteContext)
  const texts = inLanguage(widgetConfiguratorTexts, locale)
  const isTradeIn = searchParams.get('kind') === 'trade-in'
  const layout = widgetLayout(searchParams.get('layout'))
  const language: Locale = LOCALES.find((each) => each === searchParams.get('language')) ?? locale
  const width = WIDTHS.find((each) => each === searchParams.get('width')) ?? '390'
  const { filters } = parseListState(searchParams)
  const color = colorOf(searchParams.get(COLOR_PARAMETER) ?? '', locale)
  const widget = new URL(pathFor(isTradeIn ? 'tradein-widget' : 'whitelabel-widget', language), origin)
  if (!isTradeIn) {
    widget.searchParams.set('kind', 'vehicles')
    widget.searchParams.set('layout', layout)
    for (const [name, value] of formatListState({ ...DEFAULT_LIST_STATE, filters }))
      widget.searchParams.append(name, value)
  }
  if (color.used) widget.searchParams.set(COLOR_PARAMETER, color.used)
  const words = inLanguage(widgetTexts, language)
  const title = isTradeIn ? words.tradeInTitle(brand.name) : words.title(brand.name)
  const link = new URL(pathFor(isTradeIn ? 'tradein' : 'cars', language), origin).href
  const { all: makes } = await loadMakes(context)
  const chosenOf = (name: string) => searchParams.get(name) ?? ''
  const optionsOf = (key: 'bodyType' | 'fuel', values: readonly string[]) => [
    { value: '', label: texts.any },
    ...values.map((value) => ({ value, label: optionLabel(fieldByKey(key), value, locale) })),
  ]
  return {
    path: pathFor('whitelabel-configurator', locale),
    kind: isTradeIn ? 'trade-in' : 'vehicles',
    layout: { chosen: layout, options: WIDGET_LAYOUTS.map((value) => ({ value, label: texts[value] })) },
    make: { chosen: chosenOf('make1'), options: makeOptions(makes, ({ count }) => count, [chosenOf('make1')], locale) },
    body: { chosen: chosenOf('body'), options: optionsOf('bodyType', BODY_TYPES) },
    fuel: { chosen: chosenOf('fuel'), options: optionsOf('fuel', FUELS) },
    maxPrice: chosenOf('price-max').slice(0, 10),
    language: { chosen: language, options: LOCALES.map((value) => ({ value, label: texts[value] })) },
    width: { chosen: width, options: WIDTHS.map((value) => ({ value, label: `${value} px` })) },
    color,
    preview: { src: widget.pathname + widget.search, title, height: isTradeIn ? 480 : 640 },
    code: embedCode({ origin, address: widget.href, title, link, height: isTradeIn ? 480 : 640 }),
    policy: `script-src ${origin}; frame-src ${origin}`,
    origins: brand.widgetOrigins ?? [],
    settings: `${mainOrigin ?? ''}${dealerPaths.pathFor('settings', locale)}`,
    isStorefront: brand.slug !== null,
  }
}

/** The entered colour, whether white text can be read on it, and which colour is used if not. */
function colorOf(entered: string, locale: Locale) {
  const texts = inLanguage(widgetConfiguratorTexts, locale)
  const digits = entered.trim().replace(/^#/, '').toLowerCase()
  if (digits === '') return { entered: '' }
  if (!/^[0-9a-f]{6}$/.test(digits)) return { entered: entered.slice(0, 20), error: texts.noColor }
  const contrast = contrastOf(`#${digits}`, '#ffffff')
  const ratio = formatNumber(Math.floor(contrast * 10) / 10, locale)
  if (contrast < MIN_CONTRAST) return { entered: `#${digits}`, error: texts.tooLight(ratio) }
  return { entered: `#${digits}`, used: digits, hint: texts.contrast(ratio) }
}
