/** Times at which no appointments are accepted, and how much work a day takes. */
export const calendarBlockTexts = {
  title: { de: 'Zeiten und Kapazität', en: 'Times and capacity' },
  blockTitle: { de: 'Zeit sperren', en: 'Block a time' },
  day: { de: 'Tag', en: 'Day' },
  from: { de: 'Von', en: 'From' },
  to: { de: 'Bis', en: 'To' },
  kind: { de: 'Für', en: 'For' },
  everyKind: { de: 'alle Termine', en: 'all appointments' },
  reason: { de: 'Grund (sieht nur der Betrieb)', en: 'Reason (only your business sees it)' },
  block: { de: 'Zeit sperren', en: 'Block the time' },
  inTheWay: {
    de: 'In dieser Zeit gibt es schon Termine. Verschieben Sie sie, oder sperren Sie die Zeit trotzdem; die Termine bleiben dann bestehen.',
    en: 'There are appointments at that time already. Move them, or block the time all the same; the appointments then stay.',
  },
  beingBooked: {
    de: 'Gerade wählt ein Kunde diese Zeit. Sie bleibt ihm eine Viertelstunde reserviert.',
    en: 'A customer is choosing this time just now. It stays reserved for a quarter of an hour.',
  },
  leave: { de: 'Trotzdem sperren, die Termine bleiben', en: 'Block all the same, the appointments stay' },
  blocks: { de: 'Gesperrte Zeiten', en: 'Blocked times' },
  noBlocks: { de: 'Keine Zeit ist gesperrt.', en: 'No time is blocked.' },
  lift: { de: 'Aufheben', en: 'Lift' },
  capacityTitle: { de: (day: string) => `Kapazität am ${day}`, en: (day: string) => `Capacity on ${day}` },
  capacityNote: {
    de: 'Stunden Arbeit an diesem einen Tag. 0: Die Gruppe arbeitet nicht. Gebuchte Termine bleiben.',
    en: 'Hours of work on this one day. 0: the group does not work. Booked appointments stay.',
  },
  hours: { de: 'Std.', en: 'h' },
  save: { de: 'Kapazität speichern', en: 'Save the capacity' },
  showDay: { de: 'Tag zeigen', en: 'Show the day' },
  badTime: {
    de: 'Die Zeit muss nach dem Anfang liegen, in der Form 13:30.',
    en: 'The time must be after the start, as 13:30.',
  },
  badHours: { de: 'Bitte Stunden als Zahl, zum Beispiel 21,5.', en: 'Please enter hours as a number, such as 21.5.' },
  saved: { de: 'Gespeichert.', en: 'Saved.' },
} as const
