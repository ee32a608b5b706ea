/** The review of private listings. */
export const reviewTexts = {
  parts: { de: 'Teile der Liste', en: 'Parts of the list' },
  WAITING: { de: 'Zu prüfen', en: 'To review' },
  SHOWN: { de: 'Online', en: 'Online' },
  REJECTED: { de: 'Abgelehnt', en: 'Rejected' },
  empty: { de: 'Kein Inserat', en: 'No listings' },
  emptyText: {
    de: 'Inserate von Privatpersonen, auf die eine Regel der Prüfung zutrifft, stehen unter „Zu prüfen“, bis sie entschieden sind.',
    en: 'Private listings that a rule of the review applies to are under “To review” until somebody decides.',
  },
  listing: { de: 'Inserat', en: 'Listing' },
  price: { de: 'Preis', en: 'Price' },
  findings: { de: 'Befunde der Regeln', en: 'Findings of the rules' },
  noFindings: { de: 'Keine Regel trifft zu.', en: 'No rule applies.' },
  since: { de: 'Seit', en: 'Since' },
  due: { de: 'Fällig', en: 'Due' },
  late: { de: (time: string) => `überfällig seit ${time}`, en: (time: string) => `overdue since ${time}` },
  pictures: { de: 'Bilder', en: 'Pictures' },
  pictureOf: {
    de: (number: number, title: string) => `Bild ${number}: ${title}`,
    en: (number: number, title: string) => `Picture ${number}: ${title}`,
  },
  noPictures: { de: 'Das Inserat hat keine Bilder.', en: 'The listing has no pictures.' },
  description: { de: 'Beschreibung', en: 'Description' },
  facts: { de: 'Angaben', en: 'Details' },
  fixedPrice: { de: (price: string) => `${price}, Festpreis`, en: (price: string) => `${price}, fixed price` },
  negotiable: {
    de: (price: string) => `${price}, Verhandlungsbasis`,
    en: (price: string) => `${price}, negotiable`,
  },
  mileage: { de: 'Kilometerstand', en: 'Mileage' },
  model: { de: 'Modell', en: 'Model' },
  firstRegistration: { de: 'Erstzulassung', en: 'First registration' },
  vin: { de: 'FIN', en: 'VIN' },
  accident: { de: 'Unfallschaden', en: 'Accident damage' },
  yes: { de: 'ja', en: 'yes' },
  no: { de: 'nein', en: 'no' },
  place: { de: 'Ort', en: 'Place' },
  unknown: { de: 'nicht angegeben', en: 'not stated' },
  seller: { de: 'Verkäufer', en: 'Seller' },
  name: { de: 'Name', en: 'Name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  phone: { de: 'Telefon', en: 'Phone' },
  received: { de: 'Eingegangen', en: 'Received' },
  course: { de: 'Verlauf', en: 'History' },
  decide: { de: 'Entscheiden', en: 'Decide' },
  decided: { de: 'Hier ist nichts zu entscheiden.', en: 'There is nothing to decide here.' },
  approve: { de: 'Inserat freigeben', en: 'Release the listing' },
  approveText: {
    de: 'Das Inserat geht für 60 Tage online, und der Verkäufer bekommt eine E-Mail.',
    en: 'The listing goes online for 60 days, and the seller receives an e-mail.',
  },
  reject: { de: 'Inserat ablehnen', en: 'Reject the listing' },
  rejectText: {
    de: 'Das Inserat wird nicht gezeigt. Der Verkäufer bekommt diese Begründung per E-Mail; er kann das Inserat ändern und noch einmal senden.',
    en: 'The listing is not shown. The seller receives this reason by e-mail and can change the listing and send it again.',
  },
  reason: { de: 'Begründung', en: 'Reason' },
  chooseReason: { de: 'Bitte wählen', en: 'Please choose' },
  missingReason: { de: 'Bitte wählen Sie eine Begründung.', en: 'Please choose a reason.' },
  changed: {
    de: 'Das Inserat wurde inzwischen geändert oder entschieden. Unten steht der neue Stand.',
    en: 'The listing has been changed or decided meanwhile. Its present state is below.',
  },
  approved: { de: 'Das Inserat ist online.', en: 'The listing is online.' },
  rejected: { de: 'Das Inserat ist abgelehnt.', en: 'The listing has been rejected.' },
  PRICE_FAR_BELOW: { de: 'Preis weit unter vergleichbaren Autos', en: 'Price far below comparable cars' },
  KNOWN_VIN: { de: 'FIN steht in einem anderen Inserat', en: 'VIN is in another listing' },
  KNOWN_PICTURE: { de: 'Bild gehört zu einem anderen Inserat', en: 'Picture belongs to another listing' },
  NEW_ACCOUNT: { de: 'Konto jünger als 24 Stunden', en: 'Account younger than 24 hours' },
  CONTACT_IN_TEXT: { de: 'Kontaktdaten im Text', en: 'Contact details in the text' },
  UNKNOWN_MODEL: { de: 'Modell ist nicht bekannt', en: 'Model is not known' },
} as const

/** Reports of offers (articles 16 and 17 of the Digital Services Act). */
export const noticeTexts = {
  parts: { de: 'Teile der Liste', en: 'Parts of the list' },
  OPEN: { de: 'Offen', en: 'Open' },
  DECIDED: { de: 'Entschieden', en: 'Decided' },
  empty: { de: 'Keine Meldung', en: 'No reports' },
  emptyText: {
    de: 'Wer auf einer Fahrzeugseite „Angebot melden“ wählt, dessen Meldung steht hier.',
    en: 'When somebody chooses “Report this offer” on a vehicle page, the report appears here.',
  },
  offer: { de: 'Angebot', en: 'Offer' },
  reason: { de: 'Grund', en: 'Reason' },
  received: { de: 'Eingegangen', en: 'Received' },
  decision: { de: 'Entscheidung', en: 'Decision' },
  open: { de: 'Offen', en: 'Open' },
  text: { de: 'Was gemeldet wurde', en: 'What was reported' },
  reporter: { de: 'Melder', en: 'Reporter' },
  noName: { de: 'ohne Namen', en: 'no name' },
  email: { de: 'E-Mail', en: 'E-mail' },
  noEmail: {
    de: 'Keine Adresse: Der Melder erfährt die Entscheidung nicht.',
    en: 'No address: the reporter will not learn the decision.',
  },
  seller: { de: 'Anbieter', en: 'Seller' },
  sellerGone: { de: 'nicht mehr im Shop', en: 'no longer in the shop' },
  number: { de: 'Nummer', en: 'Number' },
  toOffer: { de: 'Angebot im Shop ansehen', en: 'See the offer in the shop' },
  toListing: { de: 'Inserat prüfen', en: 'Review the listing' },
  decide: { de: 'Entscheiden', en: 'Decide' },
  decideText: {
    de: 'Die Entscheidung gilt einmal und geht mit ihrer Begründung an den Melder; wurde etwas unternommen, auch an den Anbieter. Das Angebot selbst ändert sie nicht: Nehmen Sie ein privates Inserat zuerst auf seiner Seite zurück.',
    en: 'The decision is final and goes to the reporter with its reasons, and to the seller where action was taken. It does not change the offer itself: reject a private listing on its own page first.',
  },
  chooseDecision: { de: 'Bitte wählen', en: 'Please choose' },
  ACTION_TAKEN: { de: 'Etwas wurde unternommen', en: 'Action was taken' },
  NO_ACTION: { de: 'Nichts ist zu unternehmen', en: 'No action is needed' },
  statement: { de: 'Begründung', en: 'Statement of reasons' },
  statementHint: {
    de: 'Geht Wort für Wort in die E-Mails: was geprüft wurde, was daraus folgt und worauf es sich stützt. Höchstens 2000 Zeichen.',
    en: 'Goes into the e-mails word for word: what was checked, what follows and what it is based on. At most 2000 characters.',
  },
  missingDecision: { de: 'Bitte wählen Sie eine Entscheidung.', en: 'Please choose a decision.' },
  missingStatement: { de: 'Bitte begründen Sie die Entscheidung.', en: 'Please give the reasons for the decision.' },
  send: { de: 'Entscheidung senden', en: 'Send the decision' },
  decidedAlready: {
    de: 'Die Meldung wurde inzwischen entschieden. Unten steht die Entscheidung.',
    en: 'The report has been decided meanwhile. The decision is below.',
  },
  sent: { de: 'Die Entscheidung ist gesendet.', en: 'The decision has been sent.' },
  decidedOn: { de: (day: string) => `Entschieden am ${day}`, en: (day: string) => `Decided on ${day}` },
} as const

/** How the shop as a whole runs. */
export const operationsTexts = {
  jobs: { de: 'Aufgaben, die scheiterten oder warten', en: 'Jobs that failed or wait' },
  noJobs: { de: 'Keine Aufgabe scheiterte oder wartet.', en: 'No job failed or waits.' },
  job: { de: 'Aufgabe', en: 'Job' },
  attempts: { de: 'Versuche', en: 'Attempts' },
  attemptsOf: {
    de: (done: number, max: number) => `${done} von ${max}`,
    en: (done: number, max: number) => `${done} of ${max}`,
  },
  next: { de: 'Nächster Versuch', en: 'Next attempt' },
  error: { de: 'Fehler', en: 'Error' },
  mails: { de: 'E-Mails, die warten', en: 'E-mails that wait' },
  noMails: { de: 'Keine E-Mail wartet länger als fünf Minuten.', en: 'No e-mail waits for longer than five minutes.' },
  mail: { de: 'E-Mail', en: 'E-mail' },
  since: { de: 'Seit', en: 'Since' },
  returnedMails: { de: 'E-Mails, die zurückkamen (7 Tage)', en: 'E-mails that came back (7 days)' },
  noReturnedMails: { de: 'Keine E-Mail kam zurück.', en: 'No e-mail came back.' },
  sent: { de: 'Gesendet', en: 'Sent' },
  withdrawals: { de: 'Widerrufe ohne Auftrag', en: 'Withdrawals without an order' },
  noWithdrawals: {
    de: 'Zu jedem Widerruf der letzten 60 Tage ist der Auftrag bekannt.',
    en: 'The order of every withdrawal of the last 60 days is known.',
  },
  contract: { de: 'Angabe zum Vertrag', en: 'Contract as stated' },
  name: { de: 'Name', en: 'Name' },
  address: { de: 'E-Mail-Adresse', en: 'E-mail address' },
  received: { de: 'Eingegangen', en: 'Received' },
  imports: { de: 'Abgelehnte Importe', en: 'Refused imports' },
  noImports: { de: 'Kein Import wurde abgelehnt.', en: 'No import was refused.' },
  merchant: { de: 'Betrieb', en: 'Business' },
  file: { de: 'Datei', en: 'File' },
  at: { de: 'Wann', en: 'When' },
  reason: { de: 'Grund', en: 'Reason' },
  vitalSigns: { de: 'Zustand dieses Servers', en: 'State of this server' },
  vitalLead: {
    de: 'Gemessen seit seinem letzten Start. Ein Warten oder ein Fehler allein ist noch keine Störung.',
    en: 'Measured since its latest start. A single wait or error is not yet an incident.',
  },
  figure: { de: 'Größe', en: 'Figure' },
  value: { de: 'Wert', en: 'Value' },
  limit: { de: 'Grenze', en: 'Limit' },
  advice: { de: 'Was zu tun ist', en: 'What to do' },
  noVitalSigns: { de: 'Noch nichts gemessen.', en: 'Nothing measured yet.' },
  notMeasured: { de: 'nicht gemessen', en: 'not measured' },
  fine: { de: 'in Ordnung', en: 'fine' },
  state: { de: 'Zahlungen und Suche', en: 'Payments and search' },
  paymentProblems: {
    de: 'Zahlungsmeldungen, die nicht zuzuordnen waren (7 Tage)',
    en: 'Payment messages that could not be applied (7 days)',
  },
  stuckRefunds: { de: 'Erstattungen, seit einem Tag unbestätigt', en: 'Refunds unconfirmed for a day' },
  vehicles: { de: 'Veröffentlichte Fahrzeuge', en: 'Published vehicles' },
  changed: { de: 'Letzte Änderung am Bestand', en: 'Latest change of the stock' },
  rebuild: { de: 'Suchindex zuletzt neu verlangt', en: 'Rebuild of the search index last requested' },
  none: { de: 'keine in den letzten Tagen', en: 'none in the last days' },
  uploads: { de: 'Hochgeladene Dateien', en: 'Uploaded files' },
  noUploads: { de: 'Keine Datei ist gespeichert.', en: 'No file is stored.' },
  kind: { de: 'Art', en: 'Kind' },
  files: { de: 'Anzahl', en: 'Number' },
  size: { de: 'Größe', en: 'Size' },
  megabytes: { de: (size: string) => `${size} MB`, en: (size: string) => `${size} MB` },
  runs: { de: 'Regelmäßige Läufe', en: 'Regular runs' },
  noRuns: { de: 'Noch kein Lauf ist aufgezeichnet.', en: 'No run has been recorded yet.' },
  last: { de: 'Zuletzt', en: 'Last' },
  errorsNote: {
    de: 'Fehler einzelner Seitenaufrufe stehen im Protokoll des Servers.',
    en: 'Errors of single page views are in the server’s log.',
  },
} as const

/** Each figure, and what to do where it is beyond its limit. */
export const vitalSignTexts = {
  PAGE_P95: {
    name: { de: 'Seiten: 95 von 100 schneller als', en: 'Pages: 95 of 100 faster than' },
    advice: {
      de: 'Prozessor und Datenbank ansehen; hilft das nicht, einen weiteren Web-Prozess starten.',
      en: 'Look at processor and database; if that does not help, start another web process.',
    },
  },
  REQUEST_P95: {
    name: { de: 'API-Anfragen: 95 von 100 schneller als', en: 'API requests: 95 of 100 faster than' },
    advice: {
      de: 'Im Protokoll des Proxys suchen, wer so viel oder so Großes anfragt.',
      en: 'Look in the proxy’s log for who requests so much, or so much at once.',
    },
  },
  STATEMENT_P95: {
    name: { de: 'SQL: 95 von 100 schneller als', en: 'SQL: 95 of 100 faster than' },
    advice: {
      de: 'Auslastung und freien Platz der Datenbank prüfen; läuft gerade ein großer Import, abwarten.',
      en: 'Check load and free space of the database; wait where a large import is under way.',
    },
  },
  PAGES_FROM_MEMORY: {
    name: { de: 'Seiten aus dem Speicher', en: 'Pages from memory' },
    advice: { de: '', en: '' },
  },
  CARS_FROM_SHELF: {
    name: { de: 'Fahrzeuge ohne Datenbank gezeigt', en: 'Vehicles shown without the database' },
    advice: { de: '', en: '' },
  },
  JOBS_WAITING: {
    name: { de: 'Verspätete oder aufgegebene Aufgaben', en: 'Late or given-up jobs' },
    advice: {
      de: 'Läuft der Worker? Die Aufgaben stehen unten mit ihrem Fehler.',
      en: 'Is the worker running? The jobs are below with their error.',
    },
  },
  MAILS_WAITING: {
    name: { de: 'E-Mails, die seit fünf Minuten warten', en: 'E-mails waiting for five minutes' },
    advice: {
      de: 'Antwort des Mailservers unten lesen, SMTP_URL prüfen. Nichts geht verloren: Es wird weiter versucht.',
      en: 'Read the mail server’s answer below, check SMTP_URL. Nothing is lost: attempts go on.',
    },
  },
  STANDBY_LAG: {
    name: { de: 'Rückstand der Standby-Datenbank', en: 'Lag of the standby database' },
    advice: {
      de: 'Die Hauptdatenbank antwortet solange. Netz und Auslastung der Standby-Datenbank prüfen.',
      en: 'The primary answers meanwhile. Check network and load of the standby.',
    },
  },
  STORE_ERRORS: {
    name: { de: 'Fehler des Objektspeichers in 15 Minuten', en: 'Errors of the object store in 15 minutes' },
    advice: {
      de: 'Erreichbarkeit, Schlüssel und freien Platz prüfen (OBJECT_STORE_URL).',
      en: 'Check whether it can be reached, its keys and free space (OBJECT_STORE_URL).',
    },
  },
  BACKUP_AGE: {
    name: { de: 'Alter der letzten Sicherung', en: 'Age of the latest backup' },
    advice: {
      de: 'Protokoll des Workers lesen, dann „npm run backup“ von Hand ausführen.',
      en: 'Read the worker’s log, then run “npm run backup” by hand.',
    },
  },
  RESTORE_TEST_AGE: {
    name: { de: 'Letzte gelungene Probe der Wiederherstellung', en: 'Latest successful test of a restore' },
    advice: {
      de: 'Eine Sicherung, die sich nicht zurückholen lässt, ist keine: noch heute mit „npm run restore“ prüfen.',
      en: 'A backup that cannot be restored is none: try “npm run restore” today.',
    },
  },
} as const

/** The work of administrators. */
export const platformWorkTexts = {
  LISTING: { de: 'Inserat', en: 'Listing' },
  NOTICE: { de: 'Meldung', en: 'Report' },
  WITHDRAWAL: { de: 'Widerruf', en: 'Withdrawal' },
  PAYMENTS: { de: 'Zahlungen', en: 'Payments' },
  reviewListing: { de: 'Privates Inserat prüfen', en: 'Review the private listing' },
  decideNotice: { de: 'Meldung eines Angebots entscheiden', en: 'Decide the report of an offer' },
  findOrder: { de: 'Auftrag zum Widerruf finden', en: 'Find the order of the withdrawal' },
  payments: {
    de: (count: number) => (count === 1 ? 'Ein Problem mit Zahlungen' : `${count} Probleme mit Zahlungen`),
    en: (count: number) => (count === 1 ? 'One problem with payments' : `${count} problems with payments`),
  },
  review: { de: 'Prüfen', en: 'Review' },
  decide: { de: 'Entscheiden', en: 'Decide' },
  emptyText: {
    de: 'Inserate zur Prüfung, Meldungen und Probleme des Betriebs stehen hier, sobald es welche gibt. Händler legen Sie unter „Betriebe“ an.',
    en: 'Listings to review, reports and operating problems appear here as they come up. Dealers are added under “Businesses”.',
  },
} as const

/** What the operator reports once a year about the dealers that sell in the shop. */
export const sellerReportTexts = {
  title: { de: 'Meldung nach PStTG', en: 'Report under the PStTG (DAC7)' },
  lead: {
    de: 'Händler schließen in diesem Shop Verträge. Der Betreiber meldet ihre Vergütungen eines Jahres bis 31. Januar dem Bundeszentralamt für Steuern und teilt jedem Händler seine Angaben mit. Die Dateien enthalten je Händler die bezahlten Verträge nach Quartalen; Gebühren nimmt der Shop keine.',
    en: 'Dealers conclude contracts in this shop. By 31 January the operator reports what they were paid in a year to the Federal Central Tax Office, and tells each dealer its figures. The files have the paid contracts of each dealer by quarter; the shop takes no fees.',
  },
  privateNote: {
    de: 'Private Inserate gehören nicht dazu: Der Shop zeigt sie nur, Vertrag und Zahlung finden außerhalb statt (§ 3 Abs. 1 Satz 3 PStTG).',
    en: 'Private listings are no part of it: the shop only shows them; contract and payment take place elsewhere (§ 3 (1) sentence 3 PStTG).',
  },
  file: { de: (year: number) => `Anbieter ${year} (CSV)`, en: (year: number) => `Sellers of ${year} (CSV)` },
  fileName: { de: (year: number) => `psttg-${year}.csv`, en: (year: number) => `psttg-${year}.csv` },
  name: { de: 'Name', en: 'Name' },
  street: { de: 'Straße', en: 'Street' },
  zip: { de: 'PLZ', en: 'Postcode' },
  city: { de: 'Ort', en: 'Town' },
  vatId: { de: 'USt-IdNr.', en: 'VAT ID' },
  register: { de: 'Registereintrag', en: 'Register entry' },
  iban: { de: 'IBAN', en: 'IBAN' },
  sales: { de: (quarter: number) => `Verträge Q${quarter}`, en: (quarter: number) => `Contracts Q${quarter}` },
  paid: {
    de: (quarter: number) => `Vergütung Q${quarter} (Euro)`,
    en: (quarter: number) => `Paid Q${quarter} (euros)`,
  },
} as const
