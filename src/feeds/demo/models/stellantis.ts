import { demoMake } from './make.ts'

const ENGINES = `
p10: 1.0, P, 55, 999, M, 5.0, 2012-
p12: 1.2 PureTech, P, 74, 1199, MA, 5.2, 2013-
p13: 1.2 Turbo, P, 96, 1199, MA, 5.5, 2015-
p16: 1.6 Turbo, P, 132, 1598, A, 6.7, 2015-
mh: 1.2 Hybrid, HP, 100, 1199, A, 4.8, 2023-
d15: 1.5 Diesel, D, 96, 1499, MA, 4.4, 2018-
d16: 1.6 Diesel, D, 81, 1560, MA, 4.1, 2009-2018
d20: 2.0 Diesel, D, 130, 1997, A, 5.2, 2014-
phev: Plug-in-Hybrid, PH, 165, 1598, A, 1.2/15.9/6.3, 2020-, 14.2/62
lpg: 1.4 LPG, L, 64, 1368, M, 7.9, 2009-2016
cng: 0.9 TwinAir Natural Power, C, 59, 875, M, 3.4, 2013-2020
mhf: 1.0 Hybrid, HP, 51, 999, M, 4.9, 2020-
e50: Electric, E, 100, 0, A, 15.6, 2019-, 50/345
e54: Electric, E, 115, 0, A, 15.4, 2023-, 54/410
e73: Electric, E, 157, 0, A, 17.5, 2024-, 73/525
e42: 42 kWh, E, 87, 0, A, 14.3, 2020-, 42/321
e24: 24 kWh, E, 70, 0, A, 13.0, 2020-, 23.8/190
`

/** Opel, the French and Italian makes and Jeep. */
export const STELLANTIS = [
  demoMake({
    name: 'Opel',
    wmi: 'W0L',
    hsn: '0035',
    weight: 9,
    trims: 'Selection|Edition|Elegance|GS Line|Ultimate',
    words: ['4x4', 'Sports Tourer', 'Automatik'],
    engines: ENGINES,
    models: `
      Corsa: B, Sma, 1993-, 20-38, p12 p13 mh d15 e50 e54 lpg
      Astra: C, Hat Est, 1991-, 27-47, p13 d15 phev mh e54 d16 p16
      Mokka: J, Suv, 2012-, 26-43, p13 d15 e50 e54 d16
      Grandland: J, Suv, 2017-, 34-54, p13 d15 phev mh e73
      Crossland: J, Suv, 2017-2024, 23-33, p12 p13 d15
      Insignia: D, Sal Est, 2008-2022, 32-52, p16 d20 d16
      Zafira: M, Van, 1999-2019, 26-38, p16 d20 d16 lpg
      Adam: A, Sma, 2013-2019, 15-23, p10 lpg
      Karl: A, Sma, 2015-2019, 11-16, p10 lpg
      Meriva: M, Van, 2003-2017, 17-25, p12 d16 lpg
      Combo: T, Van Tra, 2001-, 26-42, p13 d15 e50
      Vivaro: T, Tra, 2001-, 34-55, d15 d20 e50
      Frontera: J, Suv, 2024-, 24-34, mh e54
      Cascada: D, Cab, 2013-2019, 28-40, p16 d20`,
  }),
  demoMake({
    name: 'Peugeot',
    wmi: 'VF3',
    hsn: '3003',
    weight: 5,
    trims: 'Like|Active|Style|Allure|GT',
    words: ['AWD', 'SW', 'EAT8'],
    engines: ENGINES.replaceAll('Diesel', 'BlueHDi'),
    models: `
      208: B, Sma, 2012-, 20-38, p12 p13 mh d15 e50 e54
      308: C, Hat Est, 2007-, 29-48, p13 d15 phev mh e54 d16
      2008: J, Suv, 2013-, 25-42, p12 p13 d15 e50 e54
      3008: J, Suv, 2009-, 37-55, p13 d15 phev mh e73
      5008: J, Suv, 2009-, 39-57, p13 d15 mh e73
      508: D, Sal Est, 2011-, 40-62, p16 d20 phev
      108: A, Sma Cab, 2014-2021, 11-17, p10
      207: B, Sma Cab, 2006-2013, 14-22, p12 d16
      206: B, Sma Cab, 1998-2009, 13-20, p10
      Partner: T, Tra, 1997-, 23-38, d15 p13 e50
      Rifter: T, Van, 2018-, 27-42, p13 d15 e50
      RCZ: S, Cou, 2010-2015, 29-42, p16`,
  }),
  demoMake({
    name: 'Citroën',
    wmi: 'VF7',
    hsn: '3001',
    weight: 4,
    trims: 'You|Live|Feel|Plus|Max|Shine',
    words: ['AWD', 'Kombi', 'EAT8'],
    engines: ENGINES.replaceAll('Diesel', 'BlueHDi'),
    models: `
      C3: B, Sma, 2002-, 16-29, p12 p13 mh d15 e42
      C3 Aircross: J, Suv, 2017-, 22-34, p12 p13 mh d15
      C4: C, Hat, 2004-, 27-42, p13 d15 mh e50 e54 d16
      C5 Aircross: J, Suv, 2018-, 33-49, p13 d15 phev mh
      Berlingo: T, Van Tra, 1996-, 25-41, p13 d15 e50 d16
      C1: A, Sma, 2005-2021, 10-16, p10
      C4 Picasso: M, Van, 2006-2018, 25-36, p13 d16 d20
      C4 Cactus: J, Suv, 2014-2020, 18-26, p12 d16
      SpaceTourer: M, Van, 2016-, 40-62, d15 d20 e73
      Jumper: T, Tra, 1994-, 38-58, d20`,
  }),
  demoMake({
    name: 'DS',
    wmi: 'VR1',
    hsn: '3001',
    weight: 1,
    trims: 'Bastille|Performance Line|Rivoli|Opera',
    words: ['4x4', 'Kombi', 'EAT8'],
    engines: ENGINES.replace('Electric, E, 100', 'E-Tense, E, 100').replaceAll('Diesel', 'BlueHDi'),
    models: `
      DS 3: J, Suv, 2019-, 30-46, p12 p13 d15 e50 e54
      DS 4: C, Hat, 2021-, 36-54, p13 d15 phev mh
      DS 7: J, Suv, 2018-, 46-66, p16 d15 phev`,
  }),
  demoMake({
    name: 'Fiat',
    wmi: 'ZFA',
    hsn: '4136',
    weight: 5,
    trims: 'Pop|Icon|Lounge|Sport|La Prima',
    words: ['4x4', 'Kombi', 'Dualogic'],
    engines: `${ENGINES}
      p69: 1.2 8V, P, 51, 1242, MS, 5.4, 1999-2020`,
    models: `
      500: A, Sma Cab, 2007-, 17-25, mhf p69
      Panda: A, Sma, 1991-, 15-21, mhf p69 cng
      500e: A, Sma Cab, 2020-, 28-38, e24 e42
      Tipo: C, Hat Est Sal, 2015-2024, 18-28, p10 d16
      500X: J, Suv, 2014-2024, 23-33, p13 d16
      500L: M, Van, 2012-2022, 19-27, p13 d16 cng
      600: J, Suv, 2023-, 25-40, mh e54
      Grande Panda: B, Sma, 2024-, 19-28, mh e42
      Punto: B, Sma, 1993-2018, 13-19, p69 cng lpg
      Doblo: T, Van Tra, 2001-, 24-38, p13 d15 e50 cng
      Ducato: T, Tra, 1994-, 38-58, d20`,
  }),
  demoMake({
    name: 'Abarth',
    wmi: 'ZFA',
    hsn: '4136',
    weight: 0.8,
    trims: 'Basis|Turismo|Competizione',
    engines: `
      14: 1.4 T-Jet, P, 121, 1368, MS, 6.8, 2008-2024
      e42: 42 kWh, E, 114, 0, A, 17.1, 2023-, 42/265`,
    models: `
      595: A, Sma Cab, 2012-2024, 24-36, 14
      500e: A, Sma Cab, 2023-, 37-44, e42`,
  }),
  demoMake({
    name: 'Alfa Romeo',
    wmi: 'ZAR',
    hsn: '4136',
    weight: 1.5,
    trims: 'Super|Sprint|Ti|Veloce|Quadrifoglio',
    words: ['Q4', 'Sportwagon', 'Automatik'],
    engines: `${ENGINES}
      20: 2.0 Turbo, P, 206, 1995, A, 7.8, 2016-
      22d: 2.2 JTDM, D, 140, 2143, A, 5.4, 2016-
      q29: 2.9 V6, P, 382, 2891, A, 10.3, 2016-`,
    models: `
      Giulia: D, Sal, 2016-, 50-95, 20 22d q29
      Stelvio: J, Suv, 2017-, 54-105, 20 22d q29
      Tonale: J, Suv, 2022-, 39-56, mh phev d15
      Giulietta: C, Hat, 2010-2020, 23-36, p16 d16
      MiTo: B, Sma, 2008-2018, 16-26, p12 lpg
      Junior: J, Suv, 2024-, 30-46, mh e54`,
  }),
  demoMake({
    name: 'Jeep',
    wmi: '1C4',
    hsn: '1731',
    weight: 2.5,
    trims: 'Sport|Longitude|Limited|Trailhawk|Summit',
    words: ['4x4', 'Kombi', 'Automatik'],
    engines: `${ENGINES}
      13: 1.3 Turbo, P, 110, 1332, MA, 6.3, 2018-
      4xe: 4xe, PH, 177, 1332, A, 1.9/15.8/7.0, 2020-, 11.4/50
      20: 2.0 Turbo, P, 200, 1995, A, 10.1, 2018-
      30d: 3.0 CRD, D, 184, 2987, A, 7.5, 2011-2024`,
    models: `
      Renegade: J, Suv, 2014-2025, 26-42, 13 4xe d16
      Compass: J, Suv, 2007-, 36-52, 13 4xe mh d16
      Avenger: J, Suv, 2023-, 25-42, p12 mh e54
      Wrangler: J, Suv, 1996-, 60-82, 20 4xe
      Grand Cherokee: J, Suv, 1996-, 72-95, 30d 4xe
      Cherokee: J, Suv, 2014-2019, 38-55, d20
      Gladiator: P, Pic, 2021-2024, 65-75, 30d`,
  }),
  demoMake({
    name: 'Lancia',
    wmi: 'ZLA',
    hsn: '4136',
    weight: 0.4,
    trims: 'Silver|Gold|Platino|Cassina',
    engines: `${ENGINES}
      12: 1.2 8V, P, 51, 1242, MS, 5.2, 2003-2017`,
    models: `
      Ypsilon: B, Sma, 1996-, 15-35, 12 mh e54
      Delta: C, Hat, 2008-2014, 22-32, p13 d16 lpg`,
  }),
] as const
