/** Texts about loans and leases beside every rate (§ 17 PAngV). */
export const financingTexts = {
  example: { de: 'Repräsentatives Beispiel', en: 'Representative example' },
  price: { de: (price: string) => `Kaufpreis ${price}`, en: (price: string) => `price ${price}` },
  downPayment: { de: (amount: string) => `Anzahlung ${amount}`, en: (amount: string) => `deposit ${amount}` },
  specialPayment: {
    de: (amount: string) => `Sonderzahlung ${amount}`,
    en: (amount: string) => `special payment ${amount}`,
  },
  netLoan: {
    de: (amount: string) => `Nettodarlehensbetrag ${amount}`,
    en: (amount: string) => `net loan amount ${amount}`,
  },
  term: { de: (months: number) => `Laufzeit ${months} Monate`, en: (months: number) => `term ${months} months` },
  equalInstallments: {
    de: (count: number, rate: string) => `${count} monatliche Raten zu je ${rate}`,
    en: (count: number, rate: string) => `${count} monthly instalments of ${rate} each`,
  },
  unequalInstallments: {
    de: (count: number, rate: string, last: string) =>
      `${count} monatliche Raten zu je ${rate} und eine Rate zu ${last}`,
    en: (count: number, rate: string, last: string) =>
      `${count} monthly instalments of ${rate} each and one of ${last}`,
  },
  finalInstallment: {
    de: (amount: string) => `Schlussrate ${amount}`,
    en: (amount: string) => `final instalment ${amount}`,
  },
  mileage: {
    de: (kilometers: string) => `Fahrleistung ${kilometers} km pro Jahr`,
    en: (kilometers: string) => `mileage ${kilometers} km per year`,
  },
  oneOffCosts: {
    de: (amount: string) => `einmalige Kosten ${amount}`,
    en: (amount: string) => `one-off costs ${amount}`,
  },
  effective: {
    de: (percent: string) => `effektiver Jahreszins ${percent}`,
    en: (percent: string) => `effective annual rate ${percent}`,
  },
  nominal: {
    de: (percent: string) => `gebundener Sollzinssatz ${percent} p. a.`,
    en: (percent: string) => `fixed borrowing rate ${percent} p.a.`,
  },
  total: { de: (amount: string) => `Gesamtbetrag ${amount}`, en: (amount: string) => `total amount ${amount}` },
  lender: {
    de: (name: string, address: string) => `Darlehensgeber: ${name}, ${address}.`,
    en: (name: string, address: string) => `Lender: ${name}, ${address}.`,
  },
  lessor: {
    de: (name: string, address: string) => `Leasinggeber: ${name}, ${address}.`,
    en: (name: string, address: string) => `Lessor: ${name}, ${address}.`,
  },
  months: { de: (months: number) => `${months} Monate`, en: (months: number) => `${months} months` },
  shortMonths: { de: (months: number) => `${months}\u00A0Mon.`, en: (months: number) => `${months}\u00A0months` },
  shortEffective: {
    de: (percent: string) => `${percent} eff. Jahreszins`,
    en: (percent: string) => `${percent} APR`,
  },
  shortMileage: {
    de: (kilometers: string) => `${kilometers} km/Jahr`,
    en: (kilometers: string) => `${kilometers} km per year`,
  },
  loanFrom: { de: 'Finanzierung ab', en: 'Financing from' },
  monthly: { de: (amount: string) => `${amount} mtl.`, en: (amount: string) => `${amount} per month` },
}
