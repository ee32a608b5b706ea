import { personFieldTexts } from './person-fields.ts'
/** The sales contract between two people: on the page of their enquiry. */
export const salesContractTexts = {
  title: { de: 'Kaufvertrag', en: 'Sales contract' },
  lead: {
    de: 'Wenn Sie sich einig sind: Beide Seiten tragen Name und Anschrift ein und stimmen zu. Dann steht hier der Vertrag als PDF zum Ausdrucken und Unterschreiben. Vorher sieht niemand die Angaben der anderen Seite.',
    en: 'Once you agree on the sale: both sides enter name and address and give their consent. The contract then appears here as a PDF to print and sign. Until then neither side sees the other’s data.',
  },
  price: {
    de: 'Den Kaufpreis tragen Sie von Hand ein; wir speichern ihn nicht. Die Fahrzeugdaten kommen aus dem Inserat, auch die FIN, wenn sie dort eingetragen ist.',
    en: 'You fill in the price by hand; we do not store it. The vehicle data come from the listing, including the VIN if it was entered there.',
  },
  firstName: personFieldTexts.firstName,
  lastName: personFieldTexts.lastName,
  street: personFieldTexts.street,
  houseNumber: personFieldTexts.houseNumber,
  postalCode: personFieldTexts.postalCode,
  city: personFieldTexts.city,
  agrees: {
    de: 'Die andere Seite darf meinen Namen und meine Anschrift im Kaufvertrag sehen, sobald auch sie zugestimmt hat.',
    en: 'The other side may see my name and address in the sales contract as soon as it has agreed as well.',
  },
  agree: { de: 'Eintragen und zustimmen', en: 'Enter and agree' },
  change: { de: 'Angaben ändern', en: 'Change my data' },
  waiting: {
    de: 'Sie haben zugestimmt. Der Vertrag steht hier, sobald auch die andere Seite zustimmt.',
    en: 'You have agreed. The contract will be here as soon as the other side agrees as well.',
  },
  otherWaits: {
    de: 'Die andere Seite hat zugestimmt und wartet auf Ihre Angaben.',
    en: 'The other side has agreed and is waiting for your data.',
  },
  ready: { de: 'Beide Seiten haben zugestimmt.', en: 'Both sides have agreed.' },
  download: { de: 'Kaufvertrag herunterladen (PDF)', en: 'Download the sales contract (PDF)' },
  leave: { de: 'Zustimmung zurücknehmen', en: 'Withdraw my consent' },
  leaveNote: {
    de: 'Ihre Angaben werden dann gelöscht. Was schon heruntergeladen ist, bleibt bei der anderen Seite. Mit der Anfrage werden sie in jedem Fall gelöscht.',
    en: 'Your data are then deleted. What has been downloaded stays with the other side. They are deleted with the enquiry in any case.',
  },
  agreedMessage: {
    de: 'Ich habe dem Kaufvertrag zugestimmt und meine Angaben eingetragen.',
    en: 'I have agreed to the sales contract and entered my data.',
  },
  closedMeanwhile: {
    de: 'Diese Anfrage ist geschlossen; Angaben können nicht mehr geändert werden.',
    en: 'This enquiry is closed; data can no longer be changed.',
  },
} as const
