import { fieldByKey } from '#catalogue/fields.ts'
import { optionLabel } from '#catalogue/format.ts'
import { formatInstant } from '#domain/format/dates.ts'
import { formatNumber, formatPercent } from '#domain/format/numbers.ts'
import type { Locale } from '#domain/locale.ts'
import { ratingErrorTexts } from '#messages/price-rating.ts'
import { inLanguage } from '#messages/texts.ts'
import type { ContentBlock, ContentPage } from '#services/content/port.ts'
import type { RatingError } from '#use-cases/valuation/rating-errors.ts'
import { heading, paragraph, span } from './merchant-blocks.ts'

/** The slug of the page that explains how prices are rated. */
export const RATING_SLUG = 'preisbewertung'

/** Adds to the page how far the estimates were off, as last computed. */
export function withRatingErrors(page: ContentPage, errors: readonly RatingError[], locale: Locale): ContentPage {
  return { ...page, blocks: [...page.blocks, ...blocksOf(errors, locale)] }
}

function blocksOf(errors: readonly RatingError[], locale: Locale): ContentBlock[] {
  const texts = inLanguage(ratingErrorTexts, locale)
  const [all] = errors
  if (!all || all.rated === 0) return [heading(texts.title), paragraph([span(texts.nothing)])]
  const count = (cars: number) => formatNumber(cars, locale)
  const share = (value: number | null) => (value === null ? '–' : formatPercent(Math.round(value * 1_000) / 10, locale))
  const header = [texts.type, texts.rated, texts.medianError, texts.withinTen].map((text) => [span(text)])
  return [
    heading(texts.title),
    paragraph([
      span(texts.lead(count(all.rated), count(all.cars), formatInstant(all.computedAt.toISOString(), locale))),
    ]),
    {
      kind: 'TABLE',
      lines: header,
      rows: errors.map(({ bodyType, rated, medianError, withinTen }) =>
        [
          bodyType ? optionLabel(fieldByKey('bodyType'), bodyType, locale) : texts.all,
          ...[count(rated), share(medianError), share(withinTen)],
        ].map((text) => [span(text)]),
      ),
    },
  ]
}
