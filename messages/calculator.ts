const insuranceNames = {
  GAP: { de: 'GAP-Versicherung', en: 'GAP insurance' },
  GAP_PLUS: { de: 'GAP Plus', en: 'GAP Plus' },
  // Not before a week after the loan (§ 7a (5) VVG).
  RSV: {
    de: 'Ratenschutzversicherung (frühestens eine Woche nach dem Kreditvertrag)',
    en: 'Payment protection (a week after the loan at the earliest)',
  },
  RSV_PLUS: {
    de: 'Ratenschutz Plus (frühestens eine Woche nach dem Kreditvertrag)',
    en: 'Payment protection Plus (a week after the loan at the earliest)',
  },
}

/** The finance calculator of a vehicle page. */
export const calculatorTexts = {
  title: { de: 'Finanzierung', en: 'Financing' },
  forExample: { de: (rate: string) => `z. B. ${rate}`, en: (rate: string) => `e.g. ${rate}` },
  kinds: { de: 'Zahlungsart', en: 'Payment method' },
  loan: { de: 'Finanzierung', en: 'Loan' },
  leasing: { de: 'Leasing', en: 'Leasing' },
  cash: { de: 'Kaufpreis', en: 'Full price' },
  cashText: {
    de: 'Sie zahlen den ganzen Preis auf einmal: keine Zinsen, keine Raten.',
    en: 'You pay the full price at once: no interest, no instalments.',
  },
  downPayment: { de: 'Anzahlung', en: 'Deposit' },
  specialPayment: { de: 'Sonderzahlung', en: 'Special payment' },
  duration: { de: 'Laufzeit', en: 'Term' },
  mileage: { de: 'Fahrleistung pro Jahr', en: 'Annual mileage' },
  withFinal: { de: 'Mit Schlussrate', en: 'With a final instalment' },
  finalInstallment: { de: 'Schlussrate', en: 'Final instalment' },
  months: { de: 'Monate', en: 'months' },
  chooseLoan: { de: 'Diese Finanzierung wählen', en: 'Choose this loan' },
  chooseLeasing: { de: 'Dieses Leasing wählen', en: 'Choose this lease' },
  recalculate: { de: 'Neu berechnen', en: 'Recalculate' },
  monthly: { de: 'mtl.', en: 'per month' },
  wrong: {
    de: (label: string) => `${label}: Bitte prüfen Sie diese Angabe.`,
    en: (label: string) => `${label}: please check this entry.`,
  },
  between: {
    de: (label: string, min: string, max: string, step: string) =>
      `${label}: Bitte geben Sie ${min} bis ${max} ein, ${step}.`,
    en: (label: string, min: string, max: string, step: string) => `${label}: please enter ${min} to ${max}, ${step}.`,
  },
  wholeEuros: { de: 'in ganzen Euro', en: 'in whole euros' },
  steps: {
    de: (step: string) => `in Schritten von ${step}`,
    en: (step: string) => `in steps of ${step}`,
  },
  resultOfPreset: {
    de: 'Bis Ihre Angaben vollständig sind, zeigen wir die Voreinstellung.',
    en: 'Showing the default values until your entries are complete.',
  },
  resultOfLast: {
    de: 'Bis Ihre Angaben vollständig sind, zeigen wir Ihre letzte gültige Eingabe.',
    en: 'Showing your last valid values until your entries are complete.',
  },
  changed: {
    de: (fields: string) => `Angepasst, damit ein Angebot möglich ist: ${fields}.`,
    en: (fields: string) => `Adjusted so that we can make an offer: ${fields}.`,
  },
  impossible: {
    de: 'Mit diesen Angaben lässt sich keine Rate berechnen.',
    en: 'We can’t calculate an instalment from these entries.',
  },
  price: { de: 'Fahrzeugpreis', en: 'Vehicle price' },
  netLoan: { de: 'Nettodarlehensbetrag', en: 'Net loan amount' },
  installments: { de: 'Raten', en: 'Instalments' },
  equal: {
    de: (count: number, rate: string) => `${count} × ${rate}`,
    en: (count: number, rate: string) => `${count} × ${rate}`,
  },
  unequal: {
    de: (count: number, rate: string, last: string) => `${count} × ${rate}, letzte ${last}`,
    en: (count: number, rate: string, last: string) => `${count} × ${rate}, last ${last}`,
  },
  effective: { de: 'Effektiver Jahreszins', en: 'Effective annual rate' },
  nominal: { de: 'Gebundener Sollzinssatz p. a.', en: 'Fixed borrowing rate p.a.' },
  interest: { de: 'Zinsen gesamt', en: 'Total interest' },
  oneOffCosts: { de: 'Einmalige Kosten', en: 'One-off costs' },
  total: { de: 'Gesamtbetrag', en: 'Total amount' },
  expense: { de: 'Gesamtaufwand mit Anzahlung', en: 'Total cost incl. deposit' },
  leasingFactor: { de: 'Leasingfaktor', en: 'Leasing factor' },
  totalCostFactor: { de: 'Gesamtkostenfaktor', en: 'Total cost factor' },
  plan: { de: 'Tilgungsplan', en: 'Repayment plan' },
  showPlan: {
    de: (months: number) => `Alle ${months} Monate zeigen`,
    en: (months: number) => `Show all ${months} months`,
  },
  month: { de: 'Monat', en: 'Month' },
  payment: { de: 'Zahlung', en: 'Payment' },
  planInterest: { de: 'Zinsen', en: 'Interest' },
  principal: { de: 'Tilgung', en: 'Principal' },
  balance: { de: 'Restschuld', en: 'Balance' },
  interestPaid: { de: 'Gezahlte Zinsen', en: 'Interest paid' },
  chart: {
    de: (months: number) => `Restschuld und gezahlte Zinsen über ${months} Monate`,
    en: (months: number) => `Balance and interest paid over ${months} months`,
  },
  start: { de: 'Start', en: 'Start' },
  csv: { de: 'Als CSV speichern', en: 'Save as CSV' },
  csvName: { de: 'tilgungsplan.csv', en: 'repayment-plan.csv' },
  print: { de: 'Drucken', en: 'Print' },
  thisCar: { de: 'Für genau dieses Auto.', en: 'For this exact car.' },
  conditions: {
    de: 'Gleiche Konditionen am Beispiel eines typischen Fahrzeugs.',
    en: 'The same terms for a typical car.',
  },
  insurances: {
    de: 'Optionale Versicherungen, in keiner Rate enthalten:',
    en: 'Optional insurance, not included in any instalment:',
  },
  insurance: {
    de: (key: keyof typeof insuranceNames, price: string) => `${insuranceNames[key].de} ${price} mtl.`,
    en: (key: keyof typeof insuranceNames, price: string) => `${insuranceNames[key].en} ${price} per month`,
  },
}
