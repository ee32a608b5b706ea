import { PRICE_RATINGS } from '#domain/vehicle/price-rating.ts'
import { priceRatingTexts, ratingWords } from '#messages/price-rating.ts'
import { SELLER_KINDS, VAT_MODES } from '#domain/vehicle/vocabulary.ts'
import type { Label } from '../field.ts'
import {
  anyOf,
  choice,
  date,
  decimal,
  fed,
  integer,
  isTrue,
  label,
  money,
  numbers,
  option,
  text,
  texts,
  within,
  yesNo,
} from '../build-field.ts'

const LISTED_DAYS = [1, 3, 7, 14, 30]

const worded = ({ de, en }: Label) => option(de, en)

/** The offer: title, description, price and what is included. Explicit code filters prices as one group. */
export const OFFER_FIELDS = [
  text('modelDescription', label('Modellbezeichnung', 'Model description'), {
    feed: fed('rule', 'modell'),
    limits: [1, 200],
  }),
  texts('highlights', label('Highlights', 'Highlights'), {
    feed: fed('texts', 'highlight_1', 'highlight_2', 'highlight_3'),
    limits: [1, 80],
  }),
  text('description', label('Fahrzeugbeschreibung', 'Description'), {
    feed: fed('markup', 'bemerkung'),
    limits: [1, 20_000],
  }),
  money('price', label('Preis', 'Price'), {
    feed: fed('money', 'preis'),
    limits: [100_00, 20_000_000_00],
    search: numbers(0, 20_000_000_00),
  }),
  choice(
    'vatMode',
    label('Mehrwertsteuer', 'VAT'),
    VAT_MODES,
    {
      REGULAR: option('MwSt. ausweisbar', 'VAT reclaimable'),
      MARGIN: option('MwSt. nicht ausweisbar', 'Margin scheme, VAT not shown'),
    },
    { filters: [anyOf('vat')], feed: fed('rule', 'mwst', 'mwstsatz') },
  ),
  decimal('vatRate', label('Mehrwertsteuersatz', 'VAT rate'), {
    unit: '%',
    feed: fed('decimal', 'mwstsatz'),
    limits: [0, 30],
  }),
  money('listPrice', label('Neupreis (UVP)', 'List price when new'), { limits: [100_00, 20_000_000_00] }),
  money('transferCost', label('Überführungskosten', 'Transfer costs'), {
    feed: fed('money', 'ueberfuehrungskosten'),
    limits: [0, 20_000_00],
  }),
  // The rates of the default loan and lease, computed when a vehicle is stored.
  money('loanRate', label('Finanzierungsrate', 'Loan instalment'), { search: numbers(0, 1_000_000_00) }),
  money('leasingRate', label('Leasingrate', 'Leasing instalment'), { search: numbers(0, 1_000_000_00) }),
  integer('availability', label('Lieferfrist', 'Delivery time'), {
    unit: 'days',
    feed: fed('integer', 'lieferfrist'),
    limits: [0, 730],
  }),
  date('availableFrom', label('Lieferbar ab', 'Available from'), { feed: fed('date', 'lieferdatum') }),
  yesNo('warranty', label('Garantie', 'Warranty'), { feed: fed('boolean', 'garantie') }),
  // The next four are filled by the database, from the time the offer was added, its pictures and its seller.
  date('listedOn', label('Eingestellt am', 'Listed on'), {
    filters: [
      {
        ...within('listed-days', 'select', LISTED_DAYS),
        label: label('Inserat nicht älter als', 'Listing no older than'),
      },
    ],
    search: numbers(0, 100_000),
  }),
  yesNo('photographed', label('Mit Fotos', 'With photographs'), { filters: [isTrue('photographs')] }),
  yesNo('homeDelivery', label('Lieferung nach Hause', 'Home delivery'), { filters: [isTrue('home-delivery')] }),
  choice(
    'offeredBy',
    label('Anbieter', 'Seller'),
    SELLER_KINDS,
    { COMPANY: option('Händler', 'Dealer'), PRIVATE: option('Privat', 'Private') },
    { filters: [anyOf('seller')] },
  ),
  // Computed from the comparable offers of the whole market, after a vehicle is stored.
  choice(
    'priceRating',
    priceRatingTexts.rating,
    PRICE_RATINGS,
    {
      VERY_GOOD: worded(ratingWords.VERY_GOOD),
      GOOD: worded(ratingWords.GOOD),
      FAIR: worded(ratingWords.FAIR),
      INCREASED: worded(ratingWords.INCREASED),
      HIGH: worded(ratingWords.HIGH),
    },
    { filters: [anyOf('price-rating')] },
  ),
  // The price in thousandths of what comparable offers cost.
  integer('priceShare', label('Preis zu vergleichbaren Angeboten', 'Price beside comparable offers'), {
    search: numbers(0, 100_000),
  }),
  // 0 to 1000, computed from completeness, age of the offer, price rating and pictures.
  integer('relevance', label('Relevanz', 'Relevance'), { limits: [0, 1000], search: numbers(0, 1000) }),
] as const
