/** Why a message is shown with a warning: what it asks for, and what to do instead. */
export const messageWarningTexts = {
  title: { de: (what: string) => `Vorsicht: ${what}.`, en: (what: string) => `Take care: ${what}.` },
  MESSENGER: { de: 'Wechsel zu einem Messenger', en: 'moving to a messenger' },
  ESCROW: { de: 'Treuhänder oder Spedition', en: 'an escrow or shipping company' },
  IDENTITY: { de: 'Kopie eines Ausweises', en: 'a copy of an identity document' },
  PREPAYMENT: { de: 'Geld im Voraus', en: 'money in advance' },
  MESSENGERWhy: {
    de: 'Außerhalb dieser Seite können wir Ihnen bei Streit nicht helfen.',
    en: 'Outside this page we cannot help you in a dispute.',
  },
  ESCROWWhy: {
    de: 'Treuhänder und Speditionen, die der andere vorschlägt, sind fast immer erfunden.',
    en: 'Escrow and shipping companies suggested by the other side are almost always invented.',
  },
  IDENTITYWhy: {
    de: 'Mit Ausweiskopien werden Konten und Inserate auf Ihren Namen eröffnet. Zeigen Sie den Ausweis bei der Übergabe.',
    en: 'Copies of documents are used to open accounts and listings in your name. Show the document when you meet.',
  },
  PREPAYMENTWhy: {
    de: 'Zahlen Sie nichts, bevor Sie das Auto gesehen und den Vertrag unterschrieben haben.',
    en: 'Pay nothing before you have seen the car and signed the contract.',
  },
  notBlocked: {
    de: 'Die Nachricht ist nicht gesperrt, sie kann ehrlich gemeint sein.',
    en: 'The message is not blocked; it may be meant honestly.',
  },
} as const
