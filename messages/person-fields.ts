/** What the fields about a person and an address are called: the same in every form, and where an answer is shown again. */
export const personFieldTexts = {
  salutation: { de: 'Anrede', en: 'Title' },
  noSalutation: { de: 'Keine Angabe', en: 'Prefer not to say' },
  firstName: { de: 'Vorname', en: 'First name' },
  lastName: { de: 'Nachname', en: 'Last name' },
  email: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  phone: { de: 'Telefon', en: 'Telephone' },
  street: { de: 'Straße', en: 'Street' },
  houseNumber: { de: 'Hausnummer', en: 'House number' },
  postalCode: { de: 'Postleitzahl', en: 'Postal code' },
  city: { de: 'Ort', en: 'Town' },
} as const
