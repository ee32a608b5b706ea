/** Why a request was closed, for the person who sent it. */
export const closingReasonTexts = {
  BOUGHT: { de: 'Der Kauf ist zustande gekommen.', en: 'The purchase was concluded.' },
  ANSWERED: { de: 'Ihre Frage ist beantwortet.', en: 'Your question has been answered.' },
  VEHICLE_SOLD: { de: 'Das Fahrzeug ist inzwischen verkauft.', en: 'The vehicle has been sold in the meantime.' },
  NO_LONGER_OFFERED: { de: 'Das Fahrzeug wird nicht mehr angeboten.', en: 'The vehicle is no longer on offer.' },
  BOUGHT_ELSEWHERE: { de: 'Sie haben sich anders entschieden.', en: 'You decided on another vehicle.' },
  NOT_REACHED: { de: 'Der Verkäufer hat Sie nicht erreicht.', en: 'The seller could not reach you.' },
  NO_INTEREST: { de: 'Es besteht kein Interesse mehr.', en: 'There is no further interest.' },
  NOT_SERIOUS: { de: 'Der Verkäufer kann die Anfrage nicht bearbeiten.', en: 'The seller cannot process the enquiry.' },
  OTHER: { de: 'Der Verkäufer hat die Anfrage beendet.', en: 'The seller has closed the enquiry.' },
  NO_CAPACITY: { de: 'Es ist kein Termin frei.', en: 'No appointment is available.' },
  NOT_OFFERED: { de: 'Diese Leistung wird nicht angeboten.', en: 'This service is not offered.' },
  CAR_NOT_WANTED: { de: 'Der Händler kauft solche Autos nicht an.', en: 'The dealer does not buy cars like this one.' },
  CONDITION: {
    de: 'Der Zustand Ihres Autos lässt kein Angebot zu.',
    en: 'The condition of your car does not allow an offer.',
  },
  DETAILS_DIFFER: {
    de: 'Ihr Auto oder seine Unterlagen weichen von Ihren Angaben ab.',
    en: 'Your car or its documents differ from your details.',
  },
  WITHDRAWN: { de: 'Sie haben die Anfrage zurückgezogen.', en: 'You withdrew the enquiry.' },
  UNANSWERED: { de: 'Der Verkäufer hat nicht geantwortet.', en: 'The seller did not reply.' },
  NO_ACTIVITY: { de: 'Seit zwei Monaten wurde nichts geschrieben.', en: 'Nothing was written for two months.' },
  OFFER_EXPIRED: { de: 'Das Angebot ist abgelaufen.', en: 'The offer has expired.' },
  ORDER_ENDED: { de: 'Die Bestellung ist beendet.', en: 'The order has ended.' },
  PROPOSAL_EXPIRED: { de: 'Der Vorschlag ist abgelaufen.', en: 'The proposal has expired.' },
  PRICE_NOT_PLAUSIBLE: {
    de: 'Der Preis liegt weit unter vergleichbaren Angeboten. Bitte prüfen Sie ihn.',
    en: 'The price is far below comparable offers. Please check it.',
  },
  LISTED_ALREADY: {
    de: 'Dieses Auto oder diese Bilder stehen schon in einem anderen Inserat.',
    en: 'This car or these pictures are in another listing already.',
  },
  CONTACT_IN_LISTING: {
    de: 'Text oder Bilder enthalten Kontaktdaten. Käufer schreiben Ihnen über den Shop.',
    en: 'The text or pictures contain contact details. Buyers write to you through the shop.',
  },
  PICTURES_NOT_USABLE: {
    de: 'Die Bilder zeigen nicht das Auto, oder Personen sind zu erkennen.',
    en: 'The pictures do not show the car, or people can be recognised.',
  },
  BUSINESS_SELLER: {
    de: 'Das Angebot ist gewerblich. Gewerbliche Verkäufer brauchen ein Händlerkonto.',
    en: 'The offer is commercial. Commercial sellers need a dealer account.',
  },
  NOT_ALLOWED: {
    de: 'Das Inserat verstößt gegen unsere Bedingungen.',
    en: 'The listing breaks our terms.',
  },
} as const

/** The same for the seller, where it reads differently. */
export const sellerReasonTexts = {
  ANSWERED: { de: 'Die Frage ist beantwortet.', en: 'The question has been answered.' },
  BOUGHT_ELSEWHERE: { de: 'Der Kunde hat sich anders entschieden.', en: 'The customer decided on another vehicle.' },
  NOT_REACHED: { de: 'Der Kunde war nicht zu erreichen.', en: 'The customer could not be reached.' },
  NOT_SERIOUS: { de: 'Die Anfrage war nicht ernst gemeint.', en: 'The enquiry was not serious.' },
  OTHER: { de: 'Sie haben die Anfrage beendet.', en: 'You have closed the enquiry.' },
  CAR_NOT_WANTED: { de: 'Solche Autos kaufen Sie nicht an.', en: 'You do not buy cars like this one.' },
  CONDITION: { de: 'Der Zustand lässt kein Angebot zu.', en: 'The condition does not allow an offer.' },
  DETAILS_DIFFER: {
    de: 'Auto oder Unterlagen weichen von den Angaben ab.',
    en: 'The car or its documents differ from the details.',
  },
  WITHDRAWN: { de: 'Der Kunde hat die Anfrage zurückgezogen.', en: 'The customer withdrew the enquiry.' },
  UNANSWERED: { de: 'Die Anfrage wurde nicht beantwortet.', en: 'The enquiry was not answered.' },
} as const

/** The reasons a seller chooses from to close an enquiry or to cancel an appointment. */
export const closingChoiceTexts = {
  BOUGHT: { de: 'Der Kauf ist zustande gekommen', en: 'The purchase was concluded' },
  ANSWERED: { de: 'Die Frage ist beantwortet', en: 'The question has been answered' },
  VEHICLE_SOLD: { de: 'Das Fahrzeug ist anderweitig verkauft', en: 'The vehicle has been sold to somebody else' },
  BOUGHT_ELSEWHERE: { de: 'Der Kunde hat sich anders entschieden', en: 'The customer decided on another vehicle' },
  NOT_REACHED: { de: 'Der Kunde ist nicht zu erreichen', en: 'The customer cannot be reached' },
  NO_INTEREST: { de: 'Es besteht kein Interesse mehr', en: 'There is no further interest' },
  NOT_SERIOUS: { de: 'Die Anfrage ist nicht ernst gemeint', en: 'The enquiry is not serious' },
  NO_CAPACITY: { de: 'Es ist kein Termin frei', en: 'No appointment is available' },
  NOT_OFFERED: { de: 'Die Leistung wird nicht angeboten', en: 'The service is not offered' },
  CAR_NOT_WANTED: { de: 'Solche Autos kaufen wir nicht an', en: 'We do not buy cars like this one' },
  CONDITION: { de: 'Der Zustand lässt kein Angebot zu', en: 'The condition does not allow an offer' },
  DETAILS_DIFFER: {
    de: 'Auto oder Unterlagen weichen von den Angaben ab',
    en: 'The car or its documents differ from the details',
  },
  OTHER: { de: 'Anderer Grund', en: 'Another reason' },
} as const
