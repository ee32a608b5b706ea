/** The form with the information before a credit agreement. */
export const creditInformationTexts = {
  title: {
    de: 'Vorvertragliche Informationen zur Finanzierung',
    en: 'Pre-contract information about the financing',
  },
  figure: { de: 'Die wichtigsten Angaben', en: 'Key information' },
  value: { de: 'Wert', en: 'Value' },
  loanKind: { de: 'Ratenkredit für', en: 'Instalment loan for' },
  leaseKind: { de: 'Leasing für', en: 'Lease of' },
  net: { de: 'Nettodarlehensbetrag', en: 'Net loan amount' },
  duration: { de: 'Laufzeit', en: 'Term' },
  months: { de: (count: number) => `${count} Monate`, en: (count: number) => `${count} months` },
  installments: { de: 'Monatliche Raten', en: 'Monthly instalments' },
  last: { de: 'Letzte Rate', en: 'Last instalment' },
  final: { de: 'Schlussrate', en: 'Final instalment' },
  total: { de: 'Gesamtbetrag', en: 'Total amount payable' },
  effective: { de: 'Effektiver Jahreszins', en: 'Annual percentage rate' },
  nominal: { de: 'Sollzinssatz p. a., gebunden', en: 'Fixed borrowing rate p.a.' },
  price: { de: 'Barzahlungspreis', en: 'Cash price' },
  down: { de: 'Anzahlung', en: 'Deposit' },
  special: { de: 'Sonderzahlung', en: 'Special payment' },
  mileage: { de: 'Fahrleistung', en: 'Mileage' },
  kilometres: { de: (km: string) => `${km} km pro Jahr`, en: (km: string) => `${km} km per year` },
  oneOff: { de: 'Einmalige Kosten', en: 'One-off costs' },
  interest: { de: 'Zinsen gesamt', en: 'Total interest' },
  lender: { de: 'Kreditgeber', en: 'Lender' },
  broker: { de: 'Verkäufer und Kreditvermittler', en: 'Seller and credit intermediary' },
  valid: {
    de: 'Fassung 1. Die Angaben sind die Ihrer Bestellung; verbindlich werden sie mit der Zusage des Kreditgebers.',
    en: 'Version 1. The figures are those of your order; they become binding with the lender’s approval.',
  },
}

/** What the customer has to know beside the figures. */
export const creditInformationSections = [
  {
    de: {
      heading: 'Ihr Vertrag',
      text: 'Den Kreditvertrag schließen Sie mit dem Kreditgeber. Er sendet Ihnen den Vertragsentwurf kostenlos zu und legitimiert Sie selbst. Der Verkäufer gibt Ihren Antrag weiter und bewertet ihn nicht.',
    },
    en: {
      heading: 'Your agreement',
      text: 'You conclude the credit agreement with the lender, who sends you a draft free of charge and identifies you. The seller passes your application on and does not assess it.',
    },
  },
  {
    de: {
      heading: 'Widerrufsrecht',
      text: 'Sie können den Kreditvertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Vertragsschluss, aber nicht, bevor Sie alle Pflichtangaben erhalten haben; sie endet spätestens zwölf Monate und 14 Tage danach.',
    },
    en: {
      heading: 'Right of withdrawal',
      text: 'You may withdraw from the credit agreement within 14 days without giving a reason. The period begins when the agreement is concluded, but not before you have received all required information; it ends twelve months and 14 days later at the latest.',
    },
  },
  {
    de: {
      heading: 'Vorzeitige Rückzahlung',
      text: 'Sie können den Kredit jederzeit ganz oder teilweise vorzeitig zurückzahlen. Der Kreditgeber kann dafür eine Entschädigung verlangen: höchstens 1 % des zurückgezahlten Betrags, im letzten Jahr der Laufzeit höchstens 0,5 %.',
    },
    en: {
      heading: 'Early repayment',
      text: 'You may repay the credit early at any time, in full or in part. The lender may ask for compensation of no more than 1% of the amount repaid, or 0.5% in the last year of the term.',
    },
  },
  {
    de: {
      heading: 'Ausbleibende Zahlungen',
      text: 'Ausbleibende Zahlungen können schwere Folgen haben, etwa Verzugszinsen oder die Kündigung des Vertrags, und die Aufnahme eines neuen Kredits erschweren.',
    },
    en: {
      heading: 'Missed payments',
      text: 'Missed payments can have serious consequences, such as default interest or termination of the agreement, and make it harder to obtain credit.',
    },
  },
  {
    de: {
      heading: 'Die Entscheidung',
      text: 'Der Kreditgeber prüft Ihre Kreditwürdigkeit und darf dafür Auskunfteien befragen. Lehnt er wegen einer solchen Auskunft ab, teilt er Ihnen das Ergebnis kostenlos mit. Gegen eine automatische Entscheidung können Sie eine Prüfung durch einen Menschen verlangen.',
    },
    en: {
      heading: 'The decision',
      text: 'The lender assesses your creditworthiness and may consult credit agencies. If it declines because of such a report, it tells you the result free of charge. You may ask for an automated decision to be reviewed by a person.',
    },
  },
  {
    de: {
      heading: 'Weitere Kosten',
      text: 'Der Kredit ist nicht an eine Versicherung oder ein anderes Produkt gebunden. Für diesen Antrag zahlen Sie nichts.',
    },
    en: {
      heading: 'Other costs',
      text: 'The credit does not require insurance or any other product. You pay nothing for this application.',
    },
  },
]
