import { plural } from './plural.ts'
/** The page of favourites. */
export const favouritesTexts = {
  title: { de: 'Favoriten', en: 'Favourites' },
  count: {
    de: (count: number) => plural(count, '1 Auto', `${count} Autos`),
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
    en: 'Someone has shared this list with you. Add it to your favourites to follow price changes.',
  },
  takeOver: { de: 'In meine Favoriten übernehmen', en: 'Add to my favourites' },
  mine: { de: 'Meine Favoriten', en: 'My favourites' },
  gone: { de: 'Nicht mehr im Angebot', en: 'No longer on offer' },
  goneOne: { de: (title: string) => `${title}, ähnliche ansehen`, en: (title: string) => `${title}, view similar` },
  removeGone: { de: 'Diese aus den Favoriten entfernen', en: 'Remove these from favourites' },
  unknownCars: {
    de: (count: number) =>
      plural(
        count,
        'Ein Auto dieser Liste haben wir nicht gefunden.',
        `${count} Autos dieser Liste haben wir nicht gefunden.`,
      ),
    en: (count: number) =>
      plural(count, 'We could not find one car of this list.', `We could not find ${count} cars of this list.`),
  },
  emptyTitle: { de: 'Noch keine Favoriten', en: 'No favourites yet' },
  emptyText: {
    de: 'Wählen Sie das Herz bei einem Auto, um es zu merken. Ohne Konto bleiben Ihre Favoriten in diesem Browser; mit Konto sehen Sie sie auf jedem Gerät.',
    en: 'Tap the heart on a car to save it. Without an account your favourites stay in this browser; log in to have them on every device.',
  },
  needsScript: {
    de: 'Zum Merken muss JavaScript eingeschaltet sein. Geteilte Listen sehen Sie auch ohne.',
    en: 'Please turn on JavaScript to save cars. Shared lists work without it.',
  },
}
