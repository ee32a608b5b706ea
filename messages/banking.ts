/** The financing application, step by step. The names of fields are those of the answers. */
export const bankingTexts = {
  steps: { de: 'Schritte des Finanzierungsantrags', en: 'Steps of the financing application' },
  personal: { de: 'Person', en: 'You' },
  household: { de: 'Haushalt und Beruf', en: 'Household and job' },
  income: { de: 'Einkommen', en: 'Income' },
  documents: { de: 'Nachweise', en: 'Proofs' },
  check: { de: 'Prüfen', en: 'Check' },
  save: { de: 'Speichern und weiter', en: 'Save and continue' },
  toCheck: { de: 'Weiter zum Prüfen', en: 'Continue to check' },
  back: { de: 'Zurück', en: 'Back' },
  notStated: { de: 'Nicht angegeben', en: 'Not stated' },
  choose: { de: 'Bitte wählen', en: 'Please choose' },
  ibanAgain: {
    de: 'Die IBAN geben Sie bitte noch einmal ein.',
    en: 'Please enter the IBAN again.',
  },
  sealed: {
    de: 'Verschlüsselt gespeichert. Entwürfe löschen wir nach 14 Tagen ohne Änderung. Jede Einsicht durch den Händler wird Ihnen angezeigt.',
    en: 'Stored encrypted. We delete drafts after 14 days without a change. You can see every time the dealer opens your details.',
  },

  who: { de: 'Wer beteiligt ist', en: 'Who is involved' },
  lends: { de: 'Kreditgeber', en: 'Lender' },
  brokers: { de: 'Vermittler', en: 'Broker' },
  permit34k: {
    de: (number: string) => `Erlaubnis nach § 34k GewO, ${number}`,
    en: (number: string) => `permit under § 34k GewO, ${number}`,
  },
  permitExempt: {
    de: 'von der Erlaubnis nach § 34k GewO ausgenommen',
    en: 'exempt from the permit under § 34k GewO',
  },
  permitNone: {
    de: (dealer: string) =>
      `${dealer} vermittelt keine Kredite. Wir leiten Ihre Anfrage in Ihrem Auftrag an die Bank weiter.`,
    en: (dealer: string) => `${dealer} does not broker loans. We forward your enquiry to the bank on your behalf.`,
  },
  tied: { de: 'an diese Bank gebunden', en: 'tied to this bank' },
  untied: { de: 'an keine Bank gebunden', en: 'not tied to any bank' },
  commission: { de: 'Provision', en: 'Commission' },
  hasCommission: { de: 'Die Bank zahlt dem Händler eine Provision.', en: 'The bank pays the dealer a commission.' },
  noCommission: { de: 'Der Händler erhält keine Provision.', en: 'The dealer receives no commission.' },
  weDo: { de: 'Was wir tun', en: 'What we do' },
  weDoText: {
    de: 'Wir nehmen Ihre Angaben auf und geben sie weiter. Wir bewerten sie nicht; das tut allein die Bank.',
    en: 'We take your details and pass them on. We do not assess them; only the bank does.',
  },
  retention: { de: 'Aufbewahrung', en: 'Retention' },
  retentionText: {
    de: 'Entwurf: 14 Tage nach der letzten Änderung. Abgelehnt oder zurückgezogen: 90 Tage. Zugesagt: bis zur Übergabe; danach zählt die Akte der Bank.',
    en: 'Draft: 14 days after the last change. Declined or withdrawn: 90 days. Approved: until the handover; then the bank’s file counts.',
  },

  personalTitle: { de: 'Ihre persönlichen Daten', en: 'Your personal details' },
  personalLead: {
    de: 'So, wie sie in Ihrem Ausweis stehen.',
    en: 'As they appear on your identity document.',
  },
  person: { de: 'Person', en: 'Person' },
  contact: { de: 'Kontakt', en: 'Contact' },
  address: { de: 'Anschrift', en: 'Address' },
  previous: { de: 'Frühere Anschrift', en: 'Previous address' },
  previousHint: {
    de: 'Nur wenn Sie seit weniger als zwei Jahren hier wohnen.',
    en: 'Only if you have lived here for less than two years.',
  },
  identity: { de: 'Ausweis', en: 'Identity document' },
  identityHint: {
    de: 'Wir sammeln keine Ausweiskopien. Die Bank prüft Ihre Identität selbst, per Video oder in der Postfiliale.',
    en: 'We collect no copies of identity documents. The bank verifies your identity itself, by video or at a post office.',
  },

  householdTitle: { de: 'Haushalt und Beruf', en: 'Household and job' },
  householdPart: { de: 'Haushalt', en: 'Household' },
  career: { de: 'Beruf', en: 'Job' },
  careerHint: {
    de: 'Sind Sie angestellt, verbeamtet oder in Ausbildung, brauchen wir alle Angaben zu Beruf, Arbeitgeber und Beschäftigung; sind Sie selbstständig, nur Beruf und Beginn. Sonst lassen Sie diese Felder leer.',
    en: 'If you are an employee, civil servant or trainee, we need your occupation, employer and employment in full; if you are self-employed, only occupation and start date. Otherwise leave these fields empty.',
  },

  incomeTitle: { de: 'Einkommen und Ausgaben im Monat', en: 'Monthly income and expenses' },
  incomeLead: {
    de: 'Beträge netto, wie sie auf dem Konto ankommen oder abgehen. Was nicht zutrifft, bleibt leer.',
    en: 'Net amounts as they reach or leave your account. Leave blank what does not apply.',
  },
  incomes: { de: 'Einnahmen', en: 'Income' },
  expenses: { de: 'Ausgaben', en: 'Expenses' },
  account: { de: 'Konto für die Rate', en: 'Account for the instalment' },
  free: { de: 'Frei verfügbar', en: 'Available' },
  afterRate: {
    de: (rate: string) => `nach der Rate von ${rate}`,
    en: (rate: string) => `after the instalment of ${rate}`,
  },
  rateOfCar: { de: 'Rate für dieses Fahrzeug', en: 'Instalment for this car' },
  freeNote: {
    de: (bank: string) =>
      `Die Summe dient Ihnen zur Kontrolle, ob nichts fehlt. Wir bewerten sie nicht; das tut allein ${bank}.`,
    en: (bank: string) => `The sum lets you check that nothing is missing. We do not assess it; only ${bank} does.`,
  },

  documentsTitle: { de: 'Diese Nachweise braucht die Bank', en: 'The bank needs these proofs' },
  documentsLead: {
    de: 'Die Liste folgt aus Ihren Antworten.',
    en: 'The list follows from your answers.',
  },
  areThere: {
    de: (there: number, all: number) => `Die Liste folgt aus Ihren Antworten. ${there} von ${all} liegen vor.`,
    en: (there: number, all: number) => `The list follows from your answers. ${there} of ${all} are here.`,
  },
  isThere: { de: 'liegt vor', en: 'here' },
  addFile: { de: (title: string) => `Datei hinzufügen: ${title}`, en: (title: string) => `Add a file: ${title}` },
  view: { de: 'Ansehen', en: 'View' },
  remove: { de: 'Entfernen', en: 'Remove' },
  sendLater: {
    de: 'Was noch fehlt, reichen Sie nach dem Absenden über die Seite Ihres Antrags nach. Die Bank entscheidet erst, wenn alle vorliegen.',
    en: 'You can send what is missing through the page of your application after submitting it. The bank decides once it has all of them.',
  },
  notNeeded: { de: 'nicht nötig', en: 'not needed' },
  needed: { de: 'wird gebraucht', en: 'needed' },
  identityCard: { de: 'Personalausweis', en: 'Identity card' },

  confirmationTitle: { de: 'Bitte prüfen Sie Ihren Antrag', en: 'Please check your application' },
  confirmationLead: {
    de: '„Ändern“ führt zur Frage und wieder hierher zurück.',
    en: '“Change” leads to the question and back here.',
  },
  declarations: { de: 'Ihre Erklärungen', en: 'Your declarations' },
  declarationsHint: { de: 'Keine ist vorausgewählt.', en: 'None is preselected.' },
  version: { de: (number: number) => `Text, Fassung ${number}`, en: (number: number) => `Text, version ${number}` },
  information: {
    de: 'Vorvertragliche Informationen öffnen (PDF)',
    en: 'Open the pre-contract information (PDF)',
  },
  informedAt: {
    de: (at: string) => `Ihnen übergeben am ${at}.`,
    en: (at: string) => `Handed over to you on ${at}.`,
  },
  notInformed: {
    de: 'Öffnen Sie zuerst die PDF-Datei; danach können Sie diese Erklärung abgeben.',
    en: 'Open the PDF file first; then you can make this declaration.',
  },
  decides: {
    de: 'Wir geben den Antrag weiter und bewerten ihn nicht. Die Bank entscheidet, meist in zwei Werktagen. Gegen eine automatische Entscheidung können Sie eine Prüfung durch einen Menschen verlangen.',
    en: 'We pass the application on and do not assess it. The bank decides, usually within two working days. You may ask for an automated decision to be reviewed by a person.',
  },
  binding: {
    de: 'Der Antrag verpflichtet Sie zu nichts. Den Kreditvertrag schließen Sie erst mit der Bank.',
    en: 'The application does not commit you to anything. You conclude the credit agreement with the bank later.',
  },
  send: { de: 'Antrag an die Bank senden', en: 'Send application to the bank' },
  changed: {
    de: 'Inzwischen hat sich etwas geändert. Bitte prüfen Sie die Angaben noch einmal.',
    en: 'Something has changed meanwhile. Please check the details again.',
  },
  name: { de: 'Name', en: 'Name' },
  born: { de: 'Geboren', en: 'Born' },
  bornIn: {
    de: (day: string, place: string) => `${day} in ${place}`,
    en: (day: string, place: string) => `${day} in ${place}`,
  },
  bornAs: { de: (name: string) => `, geborene(r) ${name}`, en: (name: string) => `, née/né ${name}` },
  since: { de: (month: string) => `seit ${month}`, en: (month: string) => `since ${month}` },
  endsIn: { de: (end: string) => `endet auf ${end}`, en: (end: string) => `ends in ${end}` },
  validUntil: { de: (day: string) => `gültig bis ${day}`, en: (day: string) => `valid until ${day}` },
  people: {
    de: (people: number, children: number) => `${people} Personen im Haushalt, davon ${children} Kinder`,
    en: (people: number, children: number) => `${people} people in the household, ${children} of them children`,
  },
  perMonth: { de: (amount: string) => `${amount} im Monat`, en: (amount: string) => `${amount} a month` },
  owns: { de: 'Wohneigentum vorhanden', en: 'owns property' },
  financing: { de: 'Ihre Finanzierung', en: 'Your financing' },
  down: { de: 'Anzahlung', en: 'Deposit' },
  special: { de: 'Sonderzahlung', en: 'Special payment' },
  net: { de: 'Nettodarlehen', en: 'Net loan amount' },
  rates: { de: (count: number) => `${count} Raten`, en: (count: number) => `${count} instalments` },
  final: { de: 'Schlussrate', en: 'Final instalment' },
  effective: { de: 'Effektiver Jahreszins', en: 'APR' },
  total: { de: 'Gesamtbetrag', en: 'Total amount' },
}

/** Labels of the fields, by the last part of their name. */
export const bankingFieldTexts = {
  salutation: { de: 'Anrede', en: 'Title of address' },
  title: { de: 'Titel', en: 'Academic title' },
  firstName: { de: 'Vornamen', en: 'First names' },
  lastName: { de: 'Nachname', en: 'Last name' },
  birthName: { de: 'Geburtsname', en: 'Name at birth' },
  birthPlace: { de: 'Geburtsort', en: 'Place of birth' },
  birthDate: { de: 'Geburtsdatum', en: 'Date of birth' },
  phoneNumber: { de: 'Telefon', en: 'Phone' },
  emailAddress: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  street: { de: 'Straße', en: 'Street' },
  streetNumber: { de: 'Hausnummer', en: 'House number' },
  zipCode: { de: 'Postleitzahl', en: 'Postal code' },
  city: { de: 'Ort', en: 'Town' },
  country: { de: 'Land', en: 'Country' },
  residenceDate: { de: 'Hier wohnhaft seit', en: 'Living here since' },
  idType: { de: 'Art des Ausweises', en: 'Kind of document' },
  idNumberPass: { de: 'Ausweisnummer', en: 'Document number' },
  issuingAuthority: { de: 'Ausstellende Behörde', en: 'Issuing authority' },
  issuingDate: { de: 'Ausgestellt am', en: 'Issued on' },
  expiryDate: { de: 'Gültig bis', en: 'Valid until' },
  maritalStatus: { de: 'Familienstand', en: 'Marital status' },
  peopleInHousehold: { de: 'Personen im Haushalt', en: 'People in the household' },
  numberOfChildren: { de: 'Davon Kinder', en: 'Of them children' },
  livingSituation: { de: 'Wohnsituation', en: 'Living situation' },
  homeOwnership: { de: 'Besitzen Sie Wohneigentum?', en: 'Do you own a home?' },
  nationality: { de: 'Staatsangehörigkeit', en: 'Nationality' },
  residencePermit: { de: 'Aufenthaltstitel', en: 'Residence permit' },
  residencePermitUntilDate: { de: 'Aufenthaltstitel gültig bis', en: 'Residence permit valid until' },
  professionalGroup: { de: 'Berufsgruppe', en: 'Professional group' },
  jobTitle: { de: 'Berufsbezeichnung', en: 'Occupation' },
  employerName: { de: 'Arbeitgeber', en: 'Employer' },
  jobPlace: { de: 'Arbeitsort', en: 'Place of work' },
  employmentType: { de: 'Art der Beschäftigung', en: 'Kind of employment' },
  employedDate: { de: 'Beschäftigt seit', en: 'Employed since' },
  employedUntilDate: { de: 'Befristet bis', en: 'Fixed term until' },
  hasPreviousEmployer: {
    de: 'Ich hatte in den letzten zwei Jahren einen anderen Arbeitgeber',
    en: 'I had another employer in the last two years',
  },
  previousEmployerName: { de: 'Früherer Arbeitgeber', en: 'Previous employer' },
  previousJobPlace: { de: 'Früherer Arbeitsort', en: 'Previous place of work' },
  netIncome: { de: 'Nettoeinkommen', en: 'Net income' },
  otherIncome: { de: 'Kindergeld und andere Einkünfte', en: 'Child benefit and other income' },
  pension: { de: 'Rente oder Pension', en: 'Pension' },
  rentalIncome: { de: 'Mieteinnahmen', en: 'Rental income' },
  maintenanceIncome: { de: 'Unterhalt, den Sie erhalten', en: 'Maintenance you receive' },
  housingCosts: { de: 'Miete oder Wohnkosten', en: 'Rent or housing costs' },
  otherLoans: { de: 'Raten für andere Kredite', en: 'Instalments of other loans' },
  mortgages: { de: 'Baufinanzierung', en: 'Mortgage' },
  maintenanceObligations: { de: 'Unterhalt, den Sie zahlen', en: 'Maintenance you pay' },
  privateHealthInsurance: { de: 'Private Krankenversicherung', en: 'Private health insurance' },
  deduction: { de: 'Andere feste Ausgaben', en: 'Other fixed expenses' },
  iban: { de: 'IBAN', en: 'IBAN' },
  bankName: { de: 'Bank', en: 'Bank' },
  otherInformation: { de: 'Was die Bank noch wissen sollte', en: 'Anything else the bank should know' },
}

export const bankingHintTexts = {
  birthName: { de: 'Wenn er anders lautet.', en: 'If different.' },
  month: { de: 'Monat und Jahr, zum Beispiel 04/2017', en: 'Month and year, for example 04/2017' },
  day: { de: 'Zum Beispiel 27 3 1984', en: 'For example 27 3 1984' },
  residencePermit: {
    de: 'Nur mit einer Staatsangehörigkeit außerhalb von EU, EWR und Schweiz.',
    en: 'Only for nationalities outside the EU, the EEA and Switzerland.',
  },
  residencePermitUntilDate: {
    de: 'Nur bei einem befristeten Aufenthaltstitel.',
    en: 'Only for a limited residence permit.',
  },
  employedUntilDate: {
    de: 'Nur bei befristeter Beschäftigung, zum Beispiel 12/2027',
    en: 'Only for a fixed-term job, for example 12/2027',
  },
  previousEmployerName: { de: 'Nur wenn Sie einen hatten.', en: 'Only if you had one.' },
  netIncome: { de: 'Lohn oder Gehalt, ohne Sonderzahlungen', en: 'Wages or salary, without bonuses' },
  otherIncome: { de: 'zum Beispiel Elterngeld', en: 'for example parental allowance' },
  housingCosts: { de: 'warm, mit Nebenkosten', en: 'including utilities' },
  deduction: {
    de: 'Strom, Telefon, Versicherungen, Lebenshaltung',
    en: 'Electricity, phone, insurance, living expenses',
  },
  iban: {
    de: 'Wir prüfen nur die Prüfziffer und zeigen später die letzten vier Stellen.',
    en: 'We only verify the check digits, and later show the last four characters.',
  },
  otherInformation: {
    de: 'zum Beispiel: Elternzeit bis März, danach wieder Vollzeit. Höchstens 500 Zeichen.',
    en: 'for example: parental leave until March, then full time again. At most 500 characters.',
  },
}

/** The values of the choices. */
export const bankingChoiceTexts = {
  MRS: { de: 'Frau', en: 'Ms' },
  MR: { de: 'Herr', en: 'Mr' },
  DIVERSE: { de: 'Divers', en: 'Other' },
  IDENTITY_CARD: { de: 'Personalausweis', en: 'Identity card' },
  PASSPORT: { de: 'Reisepass', en: 'Passport' },
  SINGLE: { de: 'ledig', en: 'single' },
  MARRIED: { de: 'verheiratet', en: 'married' },
  CIVIL_PARTNERSHIP: { de: 'in eingetragener Lebenspartnerschaft', en: 'in a civil partnership' },
  DIVORCED: { de: 'geschieden', en: 'divorced' },
  WIDOWED: { de: 'verwitwet', en: 'widowed' },
  SEPARATED: { de: 'getrennt lebend', en: 'separated' },
  RENT: { de: 'zur Miete', en: 'renting' },
  OWN_PROPERTY: { de: 'im Eigentum', en: 'in own property' },
  WITH_PARENTS: { de: 'bei den Eltern', en: 'with parents' },
  EMPLOYEE: { de: 'angestellt', en: 'employee' },
  WORKER: { de: 'Arbeiterin oder Arbeiter', en: 'manual worker' },
  CIVIL_SERVANT: { de: 'verbeamtet', en: 'civil servant' },
  TRAINEE: { de: 'in Ausbildung', en: 'trainee' },
  SELF_EMPLOYED: { de: 'selbstständig', en: 'self-employed' },
  FREELANCER: { de: 'freiberuflich', en: 'freelance' },
  PENSIONER: { de: 'im Ruhestand', en: 'retired' },
  STUDENT: { de: 'im Studium', en: 'student' },
  HOMEMAKER: { de: 'Hausfrau oder Hausmann', en: 'homemaker' },
  PERMANENT: { de: 'unbefristet', en: 'permanent' },
  FIXED_TERM: { de: 'befristet', en: 'fixed term' },
  UNLIMITED: { de: 'unbefristet', en: 'unlimited' },
  LIMITED: { de: 'befristet', en: 'limited' },
  yes: { de: 'Ja', en: 'Yes' },
  no: { de: 'Nein', en: 'No' },
}

/** What is wrong with a field, with its label. */
export const bankingProblemTexts = {
  REQUIRED: { de: (label: string) => `${label}: bitte angeben`, en: (label: string) => `${label}: please enter` },
  month: {
    de: (label: string) => `${label}: Monat und Jahr, zum Beispiel 04/2017`,
    en: (label: string) => `${label}: month and year, for example 04/2017`,
  },
  day: {
    de: (label: string) => `${label}: Tag, Monat und Jahr eines möglichen Datums`,
    en: (label: string) => `${label}: day, month and year of a possible date`,
  },
  amount: {
    de: (label: string) => `${label}: ein Betrag in Euro, zum Beispiel 2.840 oder 149,50`,
    en: (label: string) => `${label}: an amount in euros, for example 2,840 or 149.50`,
  },
  birthDate: {
    de: () => 'Geburtsdatum: Anträge sind ab 18 Jahren möglich',
    en: () => 'Date of birth: applicants must be 18 or older',
  },
  expiryDate: {
    de: () => 'Gültig bis: Der Ausweis muss noch gültig sein',
    en: () => 'Valid until: the document must still be valid',
  },
  numberOfChildren: {
    de: () => 'Davon Kinder: weniger als Personen im Haushalt',
    en: () => 'Of them children: fewer than people in the household',
  },
  actingFlag: {
    de: () => 'Bestätigen Sie, dass Sie auf eigene Rechnung handeln',
    en: () => 'Confirm that you are acting on your own account',
  },
  contractFlag: {
    de: () => 'Öffnen Sie die vorvertraglichen Informationen und bestätigen Sie, dass Sie sie erhalten haben',
    en: () => 'Open the pre-contract information and confirm that you have received it',
  },
  privacyFlag: {
    de: () => 'Stimmen Sie der Weitergabe an die Bank zu',
    en: () => 'Agree to the application being passed on to the bank',
  },
}

/** The proofs of the list. */
export const bankingDocumentTexts = {
  PAYSLIPS: {
    de: 'Gehaltsabrechnungen der letzten drei Monate',
    en: 'Payslips of the last three months',
  },
  EMPLOYMENT_CONTRACT: { de: 'Befristeter Arbeitsvertrag', en: 'Fixed-term employment contract' },
  TAX_ASSESSMENT: { de: 'Letzter Einkommensteuerbescheid', en: 'Latest income tax assessment' },
  BUSINESS_FIGURES: {
    de: 'Betriebswirtschaftliche Auswertung des laufenden Jahres',
    en: 'Business figures of the current year',
  },
  PENSION_NOTICE: { de: 'Renten- oder Pensionsbescheid', en: 'Pension notice' },
  ENROLMENT: { de: 'Studienbescheinigung', en: 'Certificate of enrolment' },
  OTHER_INCOME_PROOF: {
    de: 'Bescheid über Kindergeld oder andere Einkünfte',
    en: 'Notice of child benefit or other income',
  },
  RENTAL_CONTRACT: { de: 'Mietvertrag über Ihre Mieteinnahmen', en: 'Tenancy agreement for your rental income' },
  MAINTENANCE_PROOF: { de: 'Nachweis über erhaltenen Unterhalt', en: 'Proof of maintenance received' },
  BANK_STATEMENT: { de: 'Kontoauszug mit Geldeingang', en: 'Bank statement showing your income' },
  LOAN_CONTRACT: { de: 'Vertrag der laufenden Kredite', en: 'Agreements of current loans' },
  MORTGAGE_STATEMENT: { de: 'Darlehensauszug der Baufinanzierung', en: 'Mortgage statement' },
  HEALTH_INSURANCE: { de: 'Beitragsnachweis der Krankenversicherung', en: 'Proof of health insurance contributions' },
}

export const bankingDocumentHints = {
  PAYSLIPS: {
    de: 'Vollständige Seiten, mit Arbeitgeber und Auszahlungsbetrag.',
    en: 'Complete pages with employer and amount paid.',
  },
  EMPLOYMENT_CONTRACT: { de: 'Seite mit Befristung und Unterschriften.', en: 'Page with the term and the signatures.' },
  TAX_ASSESSMENT: { de: 'Alle Seiten des letzten Bescheids.', en: 'All pages of the latest assessment.' },
  BUSINESS_FIGURES: { de: 'Mit Summen- und Saldenliste.', en: 'With the trial balance.' },
  PENSION_NOTICE: { de: 'Letzte Anpassung genügt.', en: 'The latest adjustment is enough.' },
  ENROLMENT: { de: 'Für das laufende Semester.', en: 'For the current semester.' },
  OTHER_INCOME_PROOF: { de: 'Letzter Bescheid.', en: 'Latest notice.' },
  RENTAL_CONTRACT: { de: 'Seite mit Miete und Unterschriften.', en: 'Page with the rent and the signatures.' },
  MAINTENANCE_PROOF: { de: 'Titel, Vereinbarung oder Kontoauszug.', en: 'Order, agreement or bank statement.' },
  BANK_STATEMENT: {
    de: 'Letzte 30 Tage. Andere Buchungen dürfen Sie schwärzen.',
    en: 'Last 30 days. You may black out other entries.',
  },
  LOAN_CONTRACT: { de: 'Seite mit Rate, Restschuld und Laufzeit.', en: 'Page with instalment, balance and term.' },
  MORTGAGE_STATEMENT: { de: 'Mit Rate und Restschuld.', en: 'With instalment and balance.' },
  HEALTH_INSURANCE: { de: 'Beitragsmitteilung des laufenden Jahres.', en: 'Contribution notice of the current year.' },
}
