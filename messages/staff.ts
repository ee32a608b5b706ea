/** The roles of staff, as people call them. */
export const staffRoleTexts = {
  OWNER: { de: 'Inhaber', en: 'Owner' },
  SALES: { de: 'Verkauf', en: 'Sales' },
  SERVICE: { de: 'Werkstatt', en: 'Service' },
  ACCOUNTING: { de: 'Buchhaltung', en: 'Accounting' },
}
