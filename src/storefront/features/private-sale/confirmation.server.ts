import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { placeLine } from '#domain/dealer-address.ts'
import { formatMonth } from '#domain/format/dates.ts'
import { formatEuros } from '#domain/format/money.ts'
import { formatKilometres } from '#domain/format/numbers.ts'
import { displayPhone } from '#domain/phone.ts'
import { pathFor } from '#domain/routes/paths.ts'
import type { StepOf } from '#domain/routes/flows.ts'
import { uploadTexts } from '#messages/uploads.ts'
import { privateSaleTexts } from '#messages/private-sale.ts'
import { inLanguage } from '#messages/texts.ts'
import { PublishPrivateSaleDocument } from '#storefront/generated/graphql.ts'
import type { FormState } from '../../blocks/form-state.ts'
import { formState, formValues, refusedAs } from '../../blocks/form.server.ts'
import { mutate } from '../../gateway.server.ts'
import { hasErrorsContext, siteContext } from '../../request.server.ts'
import { frameOf, openStep, type OpenStep, type PageArgs, resetIfWanted } from './frame.server.ts'
import { redirectToListings } from './listings-redirect.server.ts'
import type { SaleCheckView } from './sale-view.ts'

export async function loadCheck(args: PageArgs): Promise<SaleCheckView> {
  const open = await openStep(args)
  const { sale, locale } = open
  const { information, car, pictures } = sale
  const cover = pictures[0]?.path
  return {
    ...frameOf(open),
    rows: rowsOf(open),
    shown: sale.shown,
    key: randomUUID(),
    ...(cover ? { cover } : {}),
    preview: {
      title: information?.vehicleName ?? '',
      price: formatEuros(information?.price ?? 0, locale),
      facts: [
        car?.firstRegistration ? formatMonth(car.firstRegistration) : '',
        formatKilometres(information?.mileage ?? 0, locale),
      ]
        .filter(Boolean)
        .join(', '),
      place: information ? placeOf(information) : '',
    },
  }
}

/** As the search shows it. */
function placeOf({ postalCode: zip, city }: { readonly postalCode: string; readonly city: string | null }): string {
  return city ? placeLine({ zip, city }) : zip
}

function rowsOf({ sale: { information, car, pictures }, locale }: OpenStep): SaleCheckView['rows'] {
  if (!information) return []
  const texts = inLanguage(privateSaleTexts, locale)
  const change = (step: StepOf<'private-sale'>) => `${pathFor(step, locale)}?check=1`
  const row = (label: string, value: string, note = '', step: StepOf<'private-sale'> = 'private-sale-information') => ({
    ...{ label, value, change: change(step) },
    ...(note ? { note } : {}),
  })
  const { price, isFixedPrice, accident, showsPhone, phone } = information
  const covered = pictures.filter(({ boxes }) => boxes.length > 0).length
  return [
    row(texts.name, information.vehicleName),
    ...(car?.firstRegistration ? [row(texts.registered, formatMonth(car.firstRegistration))] : []),
    row(texts.mileage, formatKilometres(information.mileage, locale)),
    row(texts.vin, information.vin ?? texts.accidentUnknown, information.vin ? texts.notShown : ''),
    row(texts.accident, accident ? { NO: texts.accidentNo, YES: texts.accidentYes }[accident] : texts.accidentUnknown),
    row(texts.price, formatEuros(price, locale), isFixedPrice ? texts.fixedPrice : texts.negotiable),
    row(texts.descriptionTitle, information.description),
    row(
      texts.pictures,
      pictures.length > 0 ? texts.picturesOf(pictures.length) : texts.noPictures,
      covered > 0 ? uploadTexts.coveredParts[locale](covered) : '',
      'private-sale-images',
    ),
    row(texts.location, placeOf(information)),
    row(texts.phone, showsPhone && phone ? displayPhone(phone) : texts.phoneHidden),
    row(texts.messages, texts.messagesValue),
  ]
}

/** Publishes what was shown and leads to the seller's offers, which say whether it is online. */
export async function publishSale(args: PageArgs & { readonly request: Request }) {
  const values = await formValues(args.request)
  await resetIfWanted(values, args)
  const { locale } = args.context.get(siteContext)
  const { key = '', shown = '' } = values
  const answer = await mutate(args.context, PublishPrivateSaleDocument, { key, shown })
  if ('result' in answer) {
    const { isOnline } = answer.result.publishPrivateSale
    return redirectToListings({ sent: isOnline ? 'online' : 'review' }, locale)
  }
  const texts = inLanguage(privateSaleTexts, locale)
  const codes = answer.refusals.map(({ code }) => code)
  args.context.set(hasErrorsContext, true)
  return data<FormState>(
    {
      ...formState(values, answer.refusals, locale),
      ...(codes.includes('CHANGED') ? { notice: texts.changedNotice } : {}),
      ...(codes.includes('LIMIT_REACHED') ? { notice: texts.limitNotice } : {}),
    },
    refusedAs(answer.refusals),
  )
}
