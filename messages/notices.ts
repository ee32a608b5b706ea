type Tone = 'done' | 'info' | 'warning' | 'error'
interface Entry {
  readonly tone: Tone
  readonly title: { readonly de: string; readonly en: string }
  readonly text: { readonly de: string; readonly en: string }
}

const again = { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' }

/** What may be said once, at the edge of a page, after something was done or refused. The key is the code that travels. */
export const NOTICES = {
  LOGGED_OUT: {
    tone: 'done',
    title: { de: 'Sie sind abgemeldet', en: 'You are logged out' },
    text: { de: 'Bis zum nächsten Mal.', en: 'See you next time.' },
  },
  SAVED: {
    tone: 'done',
    title: { de: 'Gespeichert', en: 'Saved' },
    text: { de: 'Ihre Änderungen sind übernommen.', en: 'Your changes have been made.' },
  },
  ADDED_TO_CART: {
    tone: 'done',
    title: { de: 'Zum Warenkorb hinzugefügt', en: 'Added to your cart' },
    text: { de: '', en: '' }, // a link to the cart stands there
  },
  REMOVED_FROM_CART: {
    tone: 'done',
    title: { de: 'Entfernt', en: 'Removed' },
    text: { de: 'Der Artikel liegt nicht mehr in Ihrem Warenkorb.', en: 'The item is no longer in your cart.' },
  },
  ACCOUNT_DELETED: {
    tone: 'done',
    title: { de: 'Ihr Konto ist gelöscht', en: 'Your account is deleted' },
    text: { de: 'Sie sind abgemeldet.', en: 'You are logged out.' },
  },
  SESSION_EXPIRED: {
    tone: 'warning',
    title: { de: 'Ihre Sitzung ist abgelaufen', en: 'Your session has expired' },
    text: { de: 'Bitte melden Sie sich erneut an.', en: 'Please log in again.' },
  },
  VEHICLE_UNAVAILABLE: {
    tone: 'warning',
    title: { de: 'Fahrzeug nicht verfügbar', en: 'Vehicle unavailable' },
    text: { de: 'Es ist verkauft oder reserviert.', en: 'It is sold or reserved.' },
  },
  ACCESSORY_UNAVAILABLE: {
    tone: 'warning',
    title: { de: 'Zubehör nicht verfügbar', en: 'Accessory unavailable' },
    text: { de: 'Der Artikel ist zurzeit nicht lieferbar.', en: 'The item cannot be delivered at present.' },
  },
  PROVIDER_AWAY: {
    tone: 'warning',
    title: { de: 'Der Lieferant antwortet gerade nicht', en: 'The supplier is not answering just now' },
    text: {
      de: 'Es ist nichts in den Warenkorb gekommen. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
      en: 'Nothing was added to your cart. Please try again in a few seconds.',
    },
  },
  TOO_MANY: {
    tone: 'warning',
    title: { de: 'Höchstens 20 Stück', en: 'At most 20' },
    text: {
      de: 'Von einem Artikel liefern wir bis zu 20 Stück.',
      en: 'Of one item we deliver up to 20 pieces.',
    },
  },
  ORDER_CHANGED: {
    tone: 'warning',
    title: { de: 'Bitte prüfen Sie noch einmal', en: 'Please check once more' },
    text: {
      de: 'Etwas hat sich geändert, während Sie geprüft haben. Bestellt ist noch nichts.',
      en: 'Something changed while you were checking. Nothing has been ordered.',
    },
  },
  TOO_MANY_CARS: {
    tone: 'warning',
    title: { de: 'Zu viele Fahrzeuge', en: 'Too many cars' },
    text: {
      de: 'Sie können höchstens fünf Fahrzeuge auf einmal kaufen. Bitte entfernen Sie einige.',
      en: 'You can buy five cars at once at most. Please remove some.',
    },
  },
  SERVICE_UNAVAILABLE: {
    tone: 'warning',
    title: { de: 'Leistung nicht verfügbar', en: 'Service unavailable' },
    text: { de: 'Sie wird zurzeit nicht angeboten.', en: 'It is not offered at present.' },
  },
  TRADE_IN_UNAVAILABLE: {
    tone: 'error',
    title: { de: 'Inzahlungnahme nicht möglich', en: 'Trade-in not possible' },
    text: again,
  },
  GARAGE_DELETE_FAILED: {
    tone: 'error',
    title: { de: 'Fahrzeug nicht gelöscht', en: 'Vehicle not deleted' },
    text: again,
  },
  PAYMENT_METHOD_CHANGED: {
    tone: 'done',
    title: { de: 'Zahlungsart geändert', en: 'Payment method changed' },
    text: { de: 'Wie Sie nun bezahlen, steht bei der Bestellung.', en: 'The order shows how you pay now.' },
  },
  PAYMENT_METHOD_REFUSED: {
    tone: 'warning',
    title: { de: 'Zahlungsart nicht geändert', en: 'Payment method not changed' },
    text: {
      de: 'Sie lässt sich so nicht oder gerade nicht ändern.',
      en: 'It cannot be changed like that, or not just now.',
    },
  },
  GARAGE_CAR_GIVEN: {
    tone: 'warning',
    title: { de: 'Dieses Auto geben Sie in Zahlung', en: 'You trade this car in' },
    text: {
      de: 'Es gehört zu einer Bestellung. Nach der Übergabe können Sie es entfernen.',
      en: 'It is part of an order. You can remove it once it has been handed over.',
    },
  },
  GARAGE_UPDATE_FAILED: {
    tone: 'error',
    title: { de: 'Garage nicht geändert', en: 'Garage not changed' },
    text: again,
  },
  LISTING_DELETE_FAILED: {
    tone: 'error',
    title: { de: 'Inserat nicht gelöscht', en: 'Listing not deleted' },
    text: again,
  },
  BOOKING_FAILED: { tone: 'error', title: { de: 'Termin nicht gebucht', en: 'Appointment not booked' }, text: again },
  LOAN_FAILED: { tone: 'error', title: { de: 'Finanzierung nicht berechnet', en: 'Loan not calculated' }, text: again },
  LEASING_FAILED: {
    tone: 'error',
    title: { de: 'Leasingrate nicht berechnet', en: 'Leasing rate not calculated' },
    text: again,
  },
  VALUATION_FAILED: { tone: 'error', title: { de: 'Preis nicht ermittelt', en: 'No price found' }, text: again },
  FAILED: {
    tone: 'error',
    title: { de: 'Das hat nicht funktioniert', en: 'That did not work' },
    text: again,
  },
} as const satisfies Record<string, Entry>

export type NoticeCode = keyof typeof NOTICES
export type NoticeTone = Tone

export function isNoticeCode(code: unknown): code is NoticeCode {
  return typeof code === 'string' && Object.hasOwn(NOTICES, code)
}
