type Tone = 'done' | 'info' | 'warning' | 'error'
interface Entry {
  readonly tone: Tone
  readonly title: { readonly de: string; readonly en: string }
  readonly text: { readonly de: string; readonly en: string }
}

const TRY_AGAIN = { de: 'Bitte versuchen Sie es noch einmal.', en: 'Please try again.' }

/** Notices shown once at the edge of a page after an action. The key is the code in the flash cookie. */
export const NOTICES = {
  LOGGED_OUT: {
    tone: 'done',
    title: { de: 'Sie sind abgemeldet', en: 'You are logged out' },
    text: { de: 'Bis zum nächsten Mal.', en: 'See you next time.' },
  },
  SAVED: {
    tone: 'done',
    title: { de: 'Gespeichert', en: 'Saved' },
    text: { de: 'Ihre Änderungen sind gespeichert.', en: 'Your changes have been saved.' },
  },
  ADDED_TO_CART: {
    tone: 'done',
    title: { de: 'Zum Warenkorb hinzugefügt', en: 'Added to your cart' },
    text: { de: '', en: '' }, // a link to the cart stands there
  },
  MOVED_TO_FAVOURITES: {
    tone: 'done',
    title: { de: 'Zu den Favoriten verschoben', en: 'Moved to your favourites' },
    text: { de: '', en: '' },
  },
  REMOVED_FROM_CART: {
    tone: 'done',
    title: { de: 'Entfernt', en: 'Removed' },
    text: { de: 'Der Artikel liegt nicht mehr in Ihrem Warenkorb.', en: 'The item is no longer in your cart.' },
  },
  COMPARISON_FULL: {
    tone: 'warning',
    title: { de: 'Höchstens drei Autos', en: 'Three cars at most' },
    text: { de: 'Bitte entfernen Sie zuerst eines.', en: 'Please remove one first.' },
  },
  ACCOUNT_DELETED: {
    tone: 'done',
    title: { de: 'Ihr Konto ist gelöscht', en: 'Your account has been deleted' },
    text: { de: 'Sie sind abgemeldet.', en: 'You are logged out.' },
  },
  SESSION_EXPIRED: {
    tone: 'warning',
    title: { de: 'Ihre Sitzung ist abgelaufen', en: 'Your session has expired' },
    text: { de: 'Bitte melden Sie sich erneut an.', en: 'Please log in again.' },
  },
  VEHICLE_UNAVAILABLE: {
    tone: 'warning',
    title: { de: 'Auto nicht verfügbar', en: 'Car unavailable' },
    text: { de: 'Es ist verkauft oder reserviert.', en: 'It has been sold or is reserved.' },
  },
  ACCESSORY_UNAVAILABLE: {
    tone: 'warning',
    title: { de: 'Zubehör nicht verfügbar', en: 'Accessory unavailable' },
    text: { de: 'Der Artikel ist zurzeit nicht verfügbar.', en: 'This item is currently unavailable.' },
  },
  PROVIDER_AWAY: {
    tone: 'warning',
    title: { de: 'Der Lieferant antwortet gerade nicht', en: 'The supplier is not responding' },
    text: {
      de: 'Es wurde nichts in den Warenkorb gelegt. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
      en: 'Nothing was added to your cart. Please try again in a few seconds.',
    },
  },
  TOO_MANY: {
    tone: 'warning',
    title: { de: 'Höchstens 20 Stück', en: 'No more than 20' },
    text: {
      de: 'Von einem Artikel liefern wir bis zu 20 Stück.',
      en: 'We deliver up to 20 of the same item.',
    },
  },
  DRAFT_ENDED: {
    tone: 'warning',
    title: {
      de: 'Diese Seite gehört zu einem früheren Vorgang',
      en: 'This page belongs to an earlier draft',
    },
    text: {
      de: 'Er ist beendet, zum Beispiel abgeschickt oder verworfen. Von dieser Seite wurde nichts gespeichert.',
      en: 'It has ended, for example because it was sent or discarded. Nothing from this page was saved.',
    },
  },
  NOT_DISCARDED: {
    tone: 'warning',
    title: { de: 'Nichts wurde verworfen', en: 'Nothing was discarded' },
    text: {
      de: 'Ihre Seite war von einem früheren Vorgang, der schon beendet ist. Hier sehen Sie, was jetzt eingetragen ist.',
      en: 'Your page was from an earlier draft, which has already ended. Here you see what is entered now.',
    },
  },
  ORDER_CHANGED: {
    tone: 'warning',
    title: { de: 'Bitte prüfen Sie noch einmal', en: 'Please check again' },
    text: {
      de: 'Inzwischen hat sich etwas geändert. Bestellt ist noch nichts.',
      en: 'Something changed in the meantime. Nothing has been ordered yet.',
    },
  },
  TOO_MANY_CARS: {
    tone: 'warning',
    title: { de: 'Zu viele Autos', en: 'Too many cars' },
    text: {
      de: 'Sie können höchstens fünf Autos auf einmal kaufen. Bitte entfernen Sie einige.',
      en: 'You can buy up to five cars at once. Please remove some.',
    },
  },
  SERVICE_UNAVAILABLE: {
    tone: 'warning',
    title: { de: 'Leistung nicht verfügbar', en: 'Service unavailable' },
    text: { de: 'Sie ist zurzeit nicht verfügbar.', en: 'It is currently unavailable.' },
  },
  TRADE_IN_UNAVAILABLE: {
    tone: 'error',
    title: { de: 'Inzahlungnahme nicht möglich', en: 'Trade-in not possible' },
    text: TRY_AGAIN,
  },
  GARAGE_DELETE_FAILED: {
    tone: 'error',
    title: { de: 'Auto nicht gelöscht', en: 'Car not deleted' },
    text: TRY_AGAIN,
  },
  PAYMENT_METHOD_CHANGED: {
    tone: 'done',
    title: { de: 'Zahlungsart geändert', en: 'Payment method changed' },
    text: { de: 'Wie Sie nun bezahlen, steht bei der Bestellung.', en: 'Your order shows how you will pay.' },
  },
  PAYMENT_METHOD_REFUSED: {
    tone: 'warning',
    title: { de: 'Zahlungsart nicht geändert', en: 'Payment method not changed' },
    text: {
      de: 'Diese Änderung ist nicht oder gerade nicht möglich.',
      en: 'This change is not possible, or not at the moment.',
    },
  },
  GARAGE_CAR_GIVEN: {
    tone: 'warning',
    title: { de: 'Dieses Auto geben Sie in Zahlung', en: 'You are trading in this car' },
    text: {
      de: 'Es gehört zu einer Bestellung. Nach der Übergabe können Sie es entfernen.',
      en: 'It is part of an order. You can remove it after handover.',
    },
  },
  GARAGE_UPDATE_FAILED: {
    tone: 'error',
    title: { de: 'Garage nicht geändert', en: 'Garage not changed' },
    text: TRY_AGAIN,
  },
  LISTING_DELETE_FAILED: {
    tone: 'error',
    title: { de: 'Inserat nicht gelöscht', en: 'Listing not deleted' },
    text: TRY_AGAIN,
  },
  BOOKING_FAILED: {
    tone: 'error',
    title: { de: 'Termin nicht gebucht', en: 'Appointment not booked' },
    text: TRY_AGAIN,
  },
  LOAN_FAILED: {
    tone: 'error',
    title: { de: 'Finanzierung nicht berechnet', en: 'Financing not calculated' },
    text: TRY_AGAIN,
  },
  LEASING_FAILED: {
    tone: 'error',
    title: { de: 'Leasingrate nicht berechnet', en: 'Leasing rate not calculated' },
    text: TRY_AGAIN,
  },
  VALUATION_FAILED: { tone: 'error', title: { de: 'Preis nicht ermittelt', en: 'No price found' }, text: TRY_AGAIN },
  FAILED: {
    tone: 'error',
    title: { de: 'Das hat nicht funktioniert', en: 'That did not work' },
    text: TRY_AGAIN,
  },
} as const satisfies Record<string, Entry>

export type NoticeCode = keyof typeof NOTICES
export type NoticeTone = Tone

export function isNoticeCode(code: unknown): code is NoticeCode {
  return typeof code === 'string' && Object.hasOwn(NOTICES, code)
}
