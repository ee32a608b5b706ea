import { demoMake } from './make.ts'

const ENGINES = `
m10: 1.0 MPI, P, 59, 999, M, 5.1, 2011-
t10: 1.0 TSI, P, 81, 999, MA, 5.2, 2016-
t14: 1.4 TSI, P, 92, 1395, MA, 5.6, 2009-2018
t15: 1.5 TSI, P, 110, 1498, MA, 5.7, 2017-
e15: 1.5 eTSI, HP, 110, 1498, A, 5.3, 2020-
t20: 2.0 TSI, P, 140, 1984, A, 7.1, 2012-
gti: GTI 2.0 TSI, P, 180, 1984, MA, 7.3, 2009-
r20: R 2.0 TSI, P, 235, 1984, A, 8.0, 2014-
d16: 1.6 TDI, D, 85, 1598, MA, 4.3, 2009-2020
d20: 2.0 TDI, D, 110, 1968, MA, 4.7, 2009-
d21: 2.0 TDI, D, 147, 1968, A, 5.6, 2014-
d30: 3.0 V6 TDI, D, 210, 2967, A, 7.9, 2014-
gte: eHybrid, PH, 150, 1498, A, 0.4/15.4/5.3, 2020-, 19.7/132
cng: 1.5 TGI, C, 96, 1498, MA, 3.7, 2018-2023
lpg: 1.6 BiFuel, L, 75, 1595, M, 8.9, 2009-2014
b52: Pure, E, 125, 0, A, 15.2, 2021-, 52/385, R
b58: Pro, E, 150, 0, A, 15.6, 2020-, 59/430, R
b77: Pro S, E, 210, 0, A, 16.3, 2020-, 77/550, R
gtx: GTX, E, 250, 0, A, 17.6, 2021-, 79/505, R
poel: 2.5 TDI Pflanzenöl, O, 75, 2461, M, 8.6, 1991-2010
bup: e, E, 61, 0, A, 14.5, 2014-2023, 32.3/258
`

/** The Volkswagen group without Audi and Porsche. */
export const VOLKSWAGEN_GROUP = [
  demoMake({
    name: 'VW',
    wmi: 'WVW',
    hsn: '0603',
    weight: 20,
    trims: 'Trendline|Comfortline|Life|Style|R-Line|Highline',
    words: ['4MOTION', 'Variant', 'DSG'],
    engines: ENGINES,
    models: `
      Golf: C, Hat Est Cab, 1991-, 28-52, t10 t15 e15 d20 gti r20 gte t14 d16 cng
      Polo: B, Sma, 1994-, 20-33, m10 t10 d16 gti
      Tiguan: J, Suv, 2007-, 37-60, t15 e15 d20 d21 t20 gte t14
      Passat: D, Est Sal, 1990-, 42-66, e15 d20 d21 t20 gte t14 d16
      T-Roc: J, Suv Cab, 2017-, 29-52, t10 t15 d20 r20
      up!: A, Sma, 2011-2023, 14-30, m10 bup
      Touran: M, Van, 2003-, 37-50, t15 d20 t14 d16
      T-Cross: J, Suv, 2018-, 24-34, t10 t15
      Taigo: J, Suv, 2021-, 25-35, t10 t15
      Tayron: J, Suv, 2025-, 46-65, e15 d20 d21 gte
      ID.3: C, Hat, 2020-, 33-50, b52 b58 b77 gtx
      ID.4: J, Suv, 2021-, 40-58, b52 b77 gtx
      ID.5: J, Suv, 2022-, 45-60, b77 gtx
      ID.7: E, Sal Est, 2023-, 54-70, b77 gtx
      ID. Buzz: M, Van Tra, 2022-, 54-78, b77 gtx
      Arteon: D, Sal Est, 2017-2024, 46-68, t20 d20 d21 r20
      Touareg: J, Suv, 2002-, 69-98, d30 t20
      Caddy: T, Van Tra, 1996-, 29-45, t15 d20 d16 cng lpg
      Sharan: M, Van, 1996-2022, 39-53, t14 d20 t20
      Multivan: M, Van, 2003-, 52-88, t20 d20 gte
      Transporter: T, Tra, 1991-, 42-62, d20 d21 poel
      Amarok: P, Pic, 2010-, 49-74, d21 d30
      Beetle: C, Hat Cab, 2011-2019, 24-38, t14 d20 t20
      Golf Sportsvan: M, Van, 2014-2020, 26-36, t10 t15 d16
      Scirocco: S, Cou, 2008-2017, 27-45, t14 t20 d20`,
  }),
  demoMake({
    name: 'Skoda',
    wmi: 'TMB',
    hsn: '8004',
    weight: 11,
    trims: 'Active|Ambition|Selection|Style|Sportline|L&K',
    words: ['4x4', 'Combi', 'DSG'],
    engines: ENGINES.replaceAll('GTI', 'RS').replace('R 2.0', 'RS 2.0').replace('GTX', 'RS'),
    models: `
      Octavia: C, Est Hat, 1996-, 30-50, t10 t15 e15 d20 gti t14 d16 cng
      Fabia: B, Sma Est, 1999-, 19-29, m10 t10 t15 d16
      Superb: D, Est Sal, 2001-, 42-62, e15 d20 d21 t20 gte t14
      Kodiaq: J, Suv, 2016-, 43-62, e15 d20 d21 t20 gte
      Karoq: J, Suv, 2017-, 32-48, t10 t15 d20 t20
      Kamiq: J, Suv, 2019-, 25-36, t10 t15
      Scala: C, Hat, 2019-, 25-34, t10 t15
      Enyaq: J, Suv, 2021-, 44-65, b58 b77 gtx
      Elroq: J, Suv, 2024-, 34-54, b52 b58 b77
      Citigo: A, Sma, 2011-2020, 11-22, m10 bup
      Rapid: C, Hat, 2012-2019, 17-25, t10 t14 d16
      Yeti: J, Suv, 2009-2017, 22-34, t14 d20
      Roomster: M, Van, 2006-2015, 16-22, t14 d16`,
  }),
  demoMake({
    name: 'Seat',
    wmi: 'VSS',
    hsn: '7593',
    weight: 7,
    trims: 'Reference|Style|Xcellence|FR',
    words: ['4Drive', 'Sportstourer', 'DSG'],
    engines: ENGINES.replace('R 2.0 TSI', 'Cupra 2.0 TSI').replace('GTI 2.0', 'FR 2.0'),
    models: `
      Leon: C, Hat Est, 1999-, 27-42, t10 t15 e15 d20 gte t14 d16 cng r20
      Ibiza: B, Sma, 1993-, 19-27, m10 t10 t15 d16 cng
      Arona: J, Suv, 2017-, 22-30, t10 t15 cng
      Ateca: J, Suv, 2016-, 31-43, t10 t15 d20 t20
      Tarraco: J, Suv, 2018-2024, 37-52, t15 d20 gte
      Alhambra: M, Van, 1996-2022, 38-52, t14 d20
      Mii: A, Sma, 2012-2021, 11-21, m10 bup
      Altea: M, Van, 2004-2015, 19-28, t14 d16`,
  }),
  demoMake({
    name: 'Cupra',
    wmi: 'VSS',
    hsn: '7593',
    weight: 5,
    trims: 'Basis|VZ|Tribe Edition',
    words: ['4Drive', 'Sportstourer', 'DSG'],
    engines: ENGINES.replace('GTX', 'VZ').replace('Pro S', 'Endurance'),
    models: `
      Formentor: J, Suv, 2020-, 36-58, t15 e15 d20 r20 gte
      Born: C, Hat, 2021-, 37-50, b58 b77 gtx
      Leon: C, Hat Est, 2020-, 36-55, e15 r20 gte gti
      Ateca: J, Suv, 2018-2024, 43-52, r20
      Tavascan: J, Suv, 2024-, 52-66, b77 gtx
      Terramar: J, Suv, 2024-, 42-60, e15 gte r20`,
  }),
] as const
