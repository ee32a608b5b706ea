import { plural } from './plural.ts'
/** The page of favourites. */
export const favouritesTexts = {
  title: { de: 'Favoriten', en: 'Favourites' },
  count: {
    de: (count: number) => plural(count, '1 Fahrzeug', `${count} Fahrzeuge`),
    en: (count: number) => plural(count, '1 car', `${count} cars`),
  },
  ofThemGone: {
    de: (count: number) => `, davon ${count} nicht mehr im Angebot`,
    en: (count: number) => `, ${count} of them no longer on offer`,
  },
  since: {
    de: (sign: string, euros: string) => `${sign}${euros} €, seit Sie es gemerkt haben`,
    en: (sign: string, euros: string) => `${sign}€${euros} since you saved it`,
  },
  sharedTitle: { de: 'Geteilte Favoriten', en: 'Shared favourites' },
  sharedText: {
    de: 'Jemand hat diese Liste mit Ihnen geteilt. Übernehmen Sie sie, um Preisänderungen zu sehen.',
    en: 'Somebody has shared this list with you. Take it over to see price changes.',
  },
  takeOver: { de: 'In meine Favoriten übernehmen', en: 'Add to my favourites' },
  mine: { de: 'Meine Favoriten', en: 'My favourites' },
  gone: { de: 'Nicht mehr im Angebot', en: 'No longer on offer' },
  goneOne: { de: (title: string) => `${title}, ähnliche ansehen`, en: (title: string) => `${title}, see similar` },
  removeGone: { de: 'Diese aus den Favoriten entfernen', en: 'Remove these from favourites' },
  nobodyKnows: {
    de: (count: number) =>
      plural(count, 'Ein Fahrzeug dieser Liste gibt es nicht.', `${count} Fahrzeuge dieser Liste gibt es nicht.`),
    en: (count: number) =>
      plural(count, 'One car of this list does not exist.', `${count} cars of this list do not exist.`),
  },
  emptyTitle: { de: 'Noch keine Favoriten', en: 'No favourites yet' },
  emptyText: {
    de: 'Wählen Sie das Herz auf einem Fahrzeug, um es zu merken. Ihre Favoriten bleiben in diesem Browser, ohne Konto.',
    en: 'Choose the heart on a car to save it. Your favourites stay in this browser, without an account.',
  },
  needsScript: {
    de: 'Zum Merken muss JavaScript eingeschaltet sein. Geteilte Listen sehen Sie auch ohne.',
    en: 'Saving cars needs JavaScript to be switched on. Shared lists work without it.',
  },
}
