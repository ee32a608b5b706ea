/** World manufacturer identifiers (ISO 3780) common in Germany, by the make as our stock spells it. A hint: many are not here. */
const MAKES_OF_WMI: Readonly<Record<string, string>> = {
  Audi: 'WAU WUA TRU WA1',
  BMW: 'WBA WBS WBY WBX',
  MINI: 'WMW',
  'Mercedes-Benz': 'WDB WDD WDC WDF W1K W1N W1V',
  smart: 'WME',
  Opel: 'W0L W0V',
  VW: 'WVW WVG WV1 WV2',
  Porsche: 'WP0 WP1',
  Ford: 'WF0',
  Skoda: 'TMB',
  Seat: 'VSS',
  Renault: 'VF1',
  Dacia: 'UU1',
  Peugeot: 'VF3 VR3',
  Citroën: 'VF7 VR7',
  DS: 'VR1',
  Fiat: 'ZFA',
  'Alfa Romeo': 'ZAR',
  Lancia: 'ZLA',
  Toyota: 'JTD JTM SB1 VNK NMT',
  Nissan: 'SJN VSK JN1',
  Mazda: 'JMZ',
  Honda: 'JHM SHH',
  Mitsubishi: 'JMB',
  Subaru: 'JF1',
  Suzuki: 'TSM JSA',
  Hyundai: 'KMH TMA NLH',
  Kia: 'KNA KNE U5Y',
  Volvo: 'YV1',
  Polestar: 'LPS',
  Tesla: '5YJ LRW XP7',
  'Land Rover': 'SAL',
  Jaguar: 'SAJ',
  MG: 'LSJ',
  BYD: 'LGX',
}

/** Makers' key numbers (field 2.1 of the registration document) that stand for one make in nearly every case. A hint, too. */
const MAKES_OF_HSN: Readonly<Record<string, string>> = {
  BMW: '0005',
  Opel: '0035',
  Audi: '0588',
  VW: '0603',
  'Mercedes-Benz': '0710 1313',
  Hyundai: '1349',
  Tesla: '1480',
  Citroën: '3001',
  Peugeot: '3003',
  Renault: '3333',
  Toyota: '5013',
  Seat: '7593',
  Skoda: '8004',
  Ford: '8566',
  Volvo: '9101',
}

const MAKE_OF_WMI = byCode(MAKES_OF_WMI)
const MAKE_OF_HSN = byCode(MAKES_OF_HSN)

function byCode(codes: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(codes).flatMap(([make, list]) => list.split(' ').map((code) => [code, make] as const)))
}

/** The make that a VIN's first three characters stand for; undefined where we do not know. */
export function makeOfVin(vin: string): string | undefined {
  return MAKE_OF_WMI.get(vin.slice(0, 3))
}

/** The make of a maker's key number; undefined where we do not know. */
export function makeOfHsn(hsn: string): string | undefined {
  return MAKE_OF_HSN.get(hsn)
}
