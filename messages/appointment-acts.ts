/** What can be done with a booked appointment. */
export const appointmentActTexts = {
  calendar: { de: 'In den Kalender (.ics)', en: 'Add to calendar (.ics)' },
  move: { de: 'Verschieben', en: 'Reschedule' },
  cancel: { de: 'Absagen', en: 'Cancel' },
} as const
