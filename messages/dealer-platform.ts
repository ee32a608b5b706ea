import { personFieldTexts } from './person-fields.ts'
import { plural } from './plural.ts'

/** How the shop as a whole runs. */
export const operationsTexts = {
  jobs: { de: 'Aufgaben, die scheiterten oder warten', en: 'Jobs that failed or wait' },
  jobsLead: {
    de: 'Was scheitert, wird mit wachsenden Pausen von selbst erneut versucht, das meiste zwölfmal in 16 Stunden. Danach ist es aufgegeben.',
    en: 'Failed jobs are retried automatically with growing pauses, most of them twelve times over 16 hours. After that they are given up.',
  },
  retryLead: {
    de: (count: number) =>
      plural(
        count,
        'Eine Aufgabe wurde aufgegeben. Beheben Sie zuerst die Ursache ihres Fehlers. Der neue Versuch beginnt sofort; scheitert er, folgen so viele wie zuvor.',
        `${count} Aufgaben wurden aufgegeben. Beheben Sie zuerst die Ursache ihrer Fehler. Die neuen Versuche beginnen sofort; was wieder scheitert, wird so oft wiederholt wie zuvor.`,
      ),
    en: (count: number) =>
      plural(
        count,
        'One job has been given up. Fix the cause of its error first. The new attempt starts at once; if it fails, as many follow as before.',
        `${count} jobs have been given up. Fix the cause of their errors first. The new attempts start at once; what fails again is repeated as often as before.`,
      ),
  },
  retry: { de: 'Aufgegebene Aufgaben erneut versuchen', en: 'Retry given-up jobs' },
  retried: {
    de: (count: number) =>
      count === 0
        ? 'Es gab nichts erneut zu versuchen.'
        : `${plural(count, 'Eine aufgegebene Aufgabe wird', `${count} aufgegebene Aufgaben werden`)} erneut versucht, sobald ein Worker frei ist. Laden Sie die Seite neu, um das Ergebnis zu sehen.`,
    en: (count: number) =>
      count === 0
        ? 'There was nothing to retry.'
        : `${plural(count, 'One given-up job', `${count} given-up jobs`)} will be retried as soon as a worker is free. Reload the page to see the result.`,
  },
  noJobs: { de: 'Keine Aufgabe scheiterte oder wartet.', en: 'No job failed or waits.' },
  job: { de: 'Aufgabe', en: 'Job' },
  attempts: { de: 'Versuche', en: 'Attempts' },
  attemptsOf: {
    de: (done: number, max: number) => `${done} von ${max}`,
    en: (done: number, max: number) => `${done} of ${max}`,
  },
  next: { de: 'Nächster Versuch', en: 'Next attempt' },
  givenUp: { de: 'keiner, aufgegeben', en: 'none, given up' },
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
  address: personFieldTexts.email,
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
  allFine: {
    de: 'Alles in Ordnung: Nichts ist gescheitert, nichts wartet, keine Grenze ist überschritten.',
    en: 'All is well: nothing has failed, nothing waits, no limit is exceeded.',
  },
  notFine: {
    de: 'Nicht alles ist in Ordnung. Was zu tun ist, steht hier zuerst.',
    en: 'Not all is well. What needs doing comes first.',
  },
  quiet: { de: 'In Ordnung', en: 'No problems' },
  backups: { de: 'Sicherungen', en: 'Backups' },
  totals: { de: 'Mengen und Läufe', en: 'Totals and runs' },
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
  providers: { de: 'Zubehöranbieter', en: 'Providers of accessories' },
  noProviders: { de: 'Noch kein Betrieb hat einen gewählt.', en: 'No business has chosen one yet.' },
  provider: { de: 'Anbieter', en: 'Provider' },
  dealers: { de: 'Betriebe', en: 'Businesses' },
  makes: { de: 'Marken', en: 'Makes' },
  faults: { de: 'Fehler nach Nummer', en: 'Errors by number' },
  faultsLead: {
    de: 'Die letzten 50 dieses Servers seit seinem Start. Besucher sehen die Nummer auf der Fehlerseite; ältere und die Stelle im Programm stehen im Protokoll des Servers.',
    en: 'The latest 50 of this server since its start. Visitors see the number on the error page; older ones and the place in the program are in the server’s log.',
  },
  noFaults: { de: 'Kein Fehler seit dem letzten Start.', en: 'No error since the latest start.' },
  faultId: { de: 'Nummer', en: 'Number' },
} as const

/** Who backs up the shop. */
export const backupTexts = {
  SHOP: {
    de: 'Der Shop sichert sich selbst: laufend das Protokoll der Datenbank, jede Nacht alles. Später in der Nacht probt er, ob sich die letzte Sicherung zurückholen lässt.',
    en: 'The shop backs itself up: the log of the database as it is written, everything every night. Later that night it tries whether the latest backup can be restored.',
  },
  DATABASE_HOST: {
    de: 'Die Datenbank läuft auf einem eigenen Server (DATABASE_URL). Sie sichert, wer ihn betreibt; ob und wann, weiß der Shop nicht. Auch Bilder und hochgeladene Dateien sichert der Shop dann nicht: Das tut, wer den Objektspeicher betreibt. Liegen sie in DATA_DIR, muss der Ordner „objects“ mitgesichert werden.',
    en: 'The database runs on a server of its own (DATABASE_URL). Whoever runs it backs it up; whether and when, the shop does not know. Nor does the shop back up pictures and uploaded files then: whoever runs the object store does. Where they are in DATA_DIR, the folder “objects” has to be backed up as well.',
  },
  NOBODY: {
    de: 'Niemand sichert diesen Shop: BACKUP_URL nennt keinen Ort dafür. Geht der Rechner verloren, ist alles verloren.',
    en: 'Nobody backs up this shop: BACKUP_URL names no place for it. If the machine is lost, all of it is lost too.',
  },
} as const

/** The work of administrators. */
export const platformWorkTexts = {
  LISTING: { de: 'Inserat', en: 'Listing' },
  NOTICE: { de: 'Meldung', en: 'Report' },
  WITHDRAWAL: { de: 'Widerruf', en: 'Withdrawal' },
  PAYMENTS: { de: 'Zahlungen', en: 'Payments' },
  JOBS: { de: 'Aufgaben', en: 'Jobs' },
  reviewListing: { de: 'Privates Inserat prüfen', en: 'Review the private listing' },
  decideNotice: { de: 'Meldung eines Angebots entscheiden', en: 'Decide the report of an offer' },
  findOrder: { de: 'Auftrag zum Widerruf finden', en: 'Find the order of the withdrawal' },
  payments: {
    de: (count: number) => (count === 1 ? 'Ein Problem mit Zahlungen' : `${count} Probleme mit Zahlungen`),
    en: (count: number) => (count === 1 ? 'One problem with payments' : `${count} problems with payments`),
  },
  jobs: {
    de: (count: number) => plural(count, 'Eine aufgegebene Aufgabe', `${count} aufgegebene Aufgaben`),
    en: (count: number) => plural(count, 'One given-up job', `${count} given-up jobs`),
  },
  retryJobs: { de: 'Ursache beheben, dann erneut versuchen', en: 'Fix the cause, then retry' },
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
  street: personFieldTexts.street,
  zip: personFieldTexts.postalCode,
  city: personFieldTexts.city,
  vatId: { de: 'USt-IdNr.', en: 'VAT ID' },
  register: { de: 'Registereintrag', en: 'Register entry' },
  iban: { de: 'IBAN', en: 'IBAN' },
  sales: { de: (quarter: number) => `Verträge Q${quarter}`, en: (quarter: number) => `Contracts Q${quarter}` },
  paid: {
    de: (quarter: number) => `Vergütung Q${quarter} (Euro)`,
    en: (quarter: number) => `Paid Q${quarter} (euros)`,
  },
} as const
