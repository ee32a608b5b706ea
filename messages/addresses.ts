import { personFieldTexts } from './person-fields.ts'
/** The address book, and the fields of an address wherever one is entered. */
export const addressTexts = {
  title: { de: 'Mein Adressbuch', en: 'My address book' },
  add: { de: 'Adresse hinzufügen', en: 'Add address' },
  edit: { de: 'Bearbeiten', en: 'Edit' },
  editOf: { de: (name: string) => `Adresse bearbeiten: ${name}`, en: (name: string) => `Edit address: ${name}` },
  remove: { de: 'Löschen', en: 'Delete' },
  removeOf: { de: (name: string) => `Adresse löschen: ${name}`, en: (name: string) => `Delete address: ${name}` },
  editTitle: { de: 'Adresse bearbeiten', en: 'Edit address' },
  save: { de: 'Adresse speichern', en: 'Save address' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  emptyTitle: { de: 'Noch keine Adresse', en: 'No address yet' },
  emptyText: {
    de: 'Eine gespeicherte Adresse müssen Sie bei Bestellungen nicht noch einmal eingeben.',
    en: 'Save an address once and you won’t have to type it again when you order.',
  },
  full: {
    de: (max: number) => `Ihr Adressbuch ist voll: Es fasst ${max} Adressen.`,
    en: (max: number) => `Your address book is full: it holds ${max} addresses.`,
  },
  shipping: { de: 'Standard für Lieferungen', en: 'Default for deliveries' },
  billing: { de: 'Standard für Rechnungen', en: 'Default for invoices' },
  asShipping: { de: 'Standardadresse für Lieferungen', en: 'Default address for deliveries' },
  asBilling: { de: 'Standardadresse für Rechnungen', en: 'Default address for invoices' },
  defaults: { de: 'Verwendung', en: 'Use' },
  removeQuestion: { de: 'Adresse wirklich löschen?', en: 'Really delete this address?' },
  removeYes: { de: 'Ja, Adresse löschen', en: 'Yes, delete address' },
  keep: { de: 'Nein, behalten', en: 'No, keep it' },

  street: personFieldTexts.street,
  houseNumber: personFieldTexts.houseNumber,
  additional: { de: 'Adresszusatz', en: 'Address line 2' },
  postalCode: personFieldTexts.postalCode,
  city: personFieldTexts.city,
  cityHint: {
    de: 'Bleibt das Feld leer, setzen wir den Ort der Postleitzahl ein.',
    en: 'Leave this empty and we fill in the town for the postal code.',
  },
  otherTown: {
    de: (postalCode: string, town: string) => `Zu ${postalCode} kennen wir ${town}. Bitte prüfen Sie den Ort.`,
    en: (postalCode: string, town: string) => `The town for ${postalCode} is ${town} in our records. Please check it.`,
  },
}
