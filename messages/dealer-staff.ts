import { personFieldTexts } from './person-fields.ts'
/** Who works for a dealer. */
export const staffTexts = {
  title: { de: 'Mitarbeiter', en: 'Staff' },
  back: { de: 'Alle Mitarbeiter', en: 'All staff' },
  name: { de: 'Name', en: 'Name' },
  email: personFieldTexts.email,
  roles: { de: 'Rollen', en: 'Roles' },
  lastLogin: { de: 'Zuletzt angemeldet', en: 'Last login' },
  never: { de: 'noch nie', en: 'never' },
  inactive: { de: 'richtet den zweiten Faktor ein', en: 'setting up the second factor' },
  invitations: { de: 'Eingeladen', en: 'Invited' },
  until: { de: 'Gilt bis', en: 'Valid until' },
  resend: { de: 'Erneut senden', en: 'Send again' },
  resent: {
    de: 'Die Einladung ist noch einmal unterwegs. Der frühere Link gilt nicht mehr.',
    en: 'The invitation is on its way again. The earlier link no longer works.',
  },
  withdraw: { de: 'Zurückziehen', en: 'Withdraw' },
  invite: { de: 'Einladen', en: 'Invite' },
  inviteLead: {
    de: 'Die Einladung geht per E-Mail und gilt sieben Tage. Jeder richtet seinen zweiten Faktor selbst ein.',
    en: 'The invitation goes by e-mail and is valid for seven days. Everybody sets up their own second factor.',
  },
  sendInvitation: { de: 'Einladung senden', en: 'Send invitation' },
  invited: { de: 'Die Einladung ist unterwegs.', en: 'The invitation is on its way.' },
  worksHere: { de: 'Diese Person arbeitet hier schon.', en: 'This person works here already.' },
  noRoles: { de: 'Bitte wählen Sie mindestens eine Rolle.', en: 'Please choose at least one role.' },
  OWNER_CAN: {
    de: 'alles, auch Einstellungen, Mitarbeiter und Auszahlungen',
    en: 'everything, including settings, staff and payouts',
  },
  SALES_CAN: {
    de: 'Anfragen, Kalender, Bestand, Importe, Aufträge, Inzahlungnahmen, Finanzierungen, Newsletter, Zahlen',
    en: 'enquiries, calendar, stock, imports, orders, trade-ins, financing, newsletters, figures',
  },
  SERVICE_CAN: { de: 'Kalender, Anfragen, Bestand ansehen', en: 'calendar, enquiries, viewing the stock' },
  ACCOUNTING_CAN: {
    de: 'Aufträge ansehen, Geldeingänge, Erstattungen, Auszahlungen, Zahlen, Export',
    en: 'viewing orders, payments, refunds, payouts, figures, export',
  },
  saveRoles: { de: 'Rollen speichern', en: 'Save roles' },
  saveRolesNote: {
    de: 'Die Person wird überall abgemeldet, alle Inhaber bekommen eine E-Mail.',
    en: 'The person is logged out everywhere, and all owners receive an e-mail.',
  },
  resetFactor: { de: 'Zweiten Faktor zurücksetzen', en: 'Reset second factor' },
  resetFactorNote: {
    de: 'Wenn Telefon und Codes verloren sind: ein Link zum Einrichten geht an die Adresse der Person.',
    en: 'When phone and codes are lost: a link to set it up goes to the person’s address.',
  },
  removeMember: { de: 'Aus dem Betrieb entfernen', en: 'Remove from the business' },
  removeMemberNote: {
    de: 'Der Zugang endet sofort. Nicht rückgängig zu machen, aber eine neue Einladung ist möglich.',
    en: 'The access ends at once. This cannot be undone, but a new invitation is possible.',
  },
  lastOwner: {
    de: 'Ein Betrieb braucht mindestens einen Inhaber. Machen Sie zuerst jemand anderen dazu.',
    en: 'A business needs at least one owner. Make somebody else one first.',
  },
  nextSteps: { de: 'Weitere Schritte', en: 'Further steps' },
  empty: { de: 'Noch niemand', en: 'Nobody yet' },
  emptyText: { de: 'Laden Sie die Menschen ein, die hier arbeiten.', en: 'Invite the people who work here.' },
} as const
