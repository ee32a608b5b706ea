import type { Responsible } from '#domain/accessory/accessory.ts'

/* Firms of the demonstration: none of them exists. */

export const NORDFELS = producer('Nordfels Transport GmbH', 'Am Güterbahnhof 8, 26789 Leer, Deutschland', 'nordfels')
export const RADLAST = producer(
  'Radlast Trägersysteme GmbH',
  'Schmiedestraße 31, 72555 Metzingen, Deutschland',
  'radlast',
)
export const PFOTENWERK = producer('Pfotenwerk GmbH', 'Lindenweg 5, 31675 Bückeburg, Deutschland', 'pfotenwerk')
export const KLEINSTERN = producer(
  'Kleinstern Kindersicherheit GmbH',
  'Spielgasse 12, 95444 Bayreuth, Deutschland',
  'kleinstern',
)
export const ALTENBURG = producer(
  'Altenburg Reifen AG',
  'Gummiwerkstraße 1, 30165 Hannover, Deutschland',
  'altenburg-reifen',
)
export const LAVENNA = producer('Lavenna Pneumatici S.p.A.', 'Via del Porto 44, 48122 Ravenna, Italien', 'lavenna')
export const KETTENHOF = producer('Kettenhof Metallwaren GmbH', 'Hammerwerk 3, 73430 Aalen, Deutschland', 'kettenhof')
export const VISKOR = producer(
  'Viskor Schmierstoffe GmbH',
  'Raffineriestraße 90, 24539 Neumünster, Deutschland',
  'viskor',
)
export const KLARSICHT = producer(
  'Klarsicht Wischtechnik GmbH',
  'Glasstraße 17, 74321 Bietigheim-Bissingen, Deutschland',
  'klarsicht-wischer',
)
export const VOLTANA = producer('Voltana Batterien GmbH', 'Akkuweg 2, 59174 Kamen, Deutschland', 'voltana')
export const STROMBUND = producer(
  'Strombund Ladetechnik GmbH',
  'Leitungsring 40, 99817 Eisenach, Deutschland',
  'strombund',
)
export const HELFERICH = producer(
  'Helferich Verbandstoffe GmbH',
  'Mullstraße 9, 89518 Heidenheim, Deutschland',
  'helferich',
)
export const GLANZWERK = producer(
  'Glanzwerk Pflegemittel GmbH',
  'Seifenweg 22, 47798 Krefeld, Deutschland',
  'glanzwerk',
)
export const PASSFORM = producer(
  'Passform Fahrzeugausstattung GmbH',
  'Webereistraße 6, 08056 Zwickau, Deutschland',
  'passform',
)
export const BREMSHALT = producer(
  'Bremshalt Reibbeläge GmbH',
  'Gießereistraße 55, 51643 Gummersbach, Deutschland',
  'bremshalt',
)
export const LEICHTGUSS = producer(
  'Leichtguss Räder GmbH',
  'Kokillenstraße 14, 57439 Attendorn, Deutschland',
  'leichtguss',
)

export const LUMIRA = producer('Lumira Optics Co., Ltd.', '88 Keji Road, Nanshan, Shenzhen 518057, China', 'lumira')
/** Answers in the EU for what Lumira makes outside it (Article 16 GPSR). */
export const LUMIRA_EU = producer('Lumira Europe B.V.', 'Havenkade 120, 3011 Rotterdam, Niederlande', 'lumira-europe')

function producer(name: string, address: string, host: string): Responsible {
  return { name, address, contact: `produktsicherheit@${host}.example` }
}
