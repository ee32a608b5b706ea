/** The roles of staff, as people call them. */
export const staffRoleTexts = {
  OWNER: { de: 'Inhaber', en: 'Owner' },
  SALES: { de: 'Verkauf', en: 'Sales' },
  SERVICE: { de: 'Werkstatt', en: 'Service' },
  ACCOUNTING: { de: 'Buchhaltung', en: 'Accounting' },
}

/** What a refusal means on the pages of getting in. */
export const staffRefusalTexts = {
  WRONG_CREDENTIALS: {
    de: 'E-Mail-Adresse, Passwort oder Code stimmen nicht. Nach fünf falschen Codes ist ein Zugang 15 Minuten gesperrt.',
    en: 'The e-mail address, the password or the code is wrong. After five wrong codes access is locked for 15 minutes.',
  },
  RATE_LIMITED: {
    de: 'Zu viele Versuche. Bitte warten Sie einige Minuten.',
    en: 'Too many attempts. Please wait a few minutes.',
  },
  LINK_EXPIRED: {
    de: 'Dieser Link wurde schon benutzt oder ist zu alt. Bitten Sie um einen neuen.',
    en: 'This link has been used already or is too old. Please ask for a new one.',
  },
  STEP_UP_REQUIRED: {
    de: 'Bitte bestätigen Sie das mit Ihrem zweiten Faktor.',
    en: 'Please confirm this with your second factor.',
  },
  FORBIDDEN: { de: 'Dafür haben Sie keine Berechtigung.', en: 'You do not have permission for this.' },
  LAST_OWNER: {
    de: 'Ein Händler braucht mindestens einen Inhaber.',
    en: 'A dealer needs at least one owner.',
  },
  WRONG_CODE: {
    de: 'Der Code stimmt nicht. Jeder Code gilt nur einmal; warten Sie auf den nächsten.',
    en: 'The code is wrong. Each code works once only; wait for the next one.',
  },
}
