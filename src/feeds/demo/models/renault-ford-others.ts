import { demoMake } from './make.ts'

const RENAULT = `
sce: SCe 65, P, 49, 999, M, 5.2, 2019-
t09: TCe 90, P, 67, 999, MA, 5.2, 2012-
t13: TCe 140, P, 103, 1333, MA, 5.8, 2018-
mh: Mild Hybrid 160, HP, 116, 1333, A, 5.9, 2020-
hyb: E-Tech Full Hybrid 145, HP, 105, 1598, A, 4.3, 2020-
h20: E-Tech Full Hybrid 200, HP, 146, 1199, A, 4.7, 2022-
phev: Plug-in Hybrid 160, PH, 117, 1598, A, 1.3/14.9/5.5, 2020-2024, 9.8/50
d15: Blue dCi 115, D, 85, 1461, MA, 4.2, 2009-
d20: Blue dCi 150, D, 110, 1997, MA, 5.7, 2014-
lpg: TCe 100 LPG, L, 74, 999, M, 6.6, 2019-
z52: R135, E, 100, 0, A, 17.7, 2013-2024, 52/386
e40: 95 PS, E, 70, 0, A, 14.6, 2024-, 40/312
e52: 150 PS, E, 110, 0, A, 14.9, 2024-, 52/405
e60: EV60 220, E, 160, 0, A, 16.1, 2022-, 60/450
e87: Long Range 220, E, 160, 0, A, 16.8, 2024-, 87/625
spr: Electric 65, E, 48, 0, A, 14.6, 2021-, 26.8/225
twi: 80, E, 13, 0, A, 8.4, 2012-2023, 6.1/100
`

/** Renault with Dacia and Alpine, Ford, Volvo with Polestar, the British makes and Tesla. */
export const RENAULT_FORD_OTHERS = [
  demoMake({
    name: 'Renault',
    wmi: 'VF1',
    hsn: '3333',
    weight: 6,
    trims: 'Life|Evolution|Intens|Techno|Iconic|Esprit Alpine',
    words: ['4x4', 'Grandtour', 'EDC'],
    engines: RENAULT,
    models: `
      Clio: B, Sma Est, 1991-, 19-31, sce t09 hyb d15 lpg
      Captur: J, Suv, 2013-, 24-36, t09 t13 mh hyb phev lpg
      Megane: C, Hat Est Cab, 1996-2024, 26-40, t13 d15 phev
      Twingo: A, Sma, 1993-2024, 14-26, sce t09
      ZOE: B, Sma, 2013-2024, 33-41, z52
      Megane E-Tech: C, Hat, 2022-, 38-49, e60
      Scenic: M, Van, 1996-2022, 28-40, t13 d15
      Scenic E-Tech: J, Suv, 2024-, 41-54, e60 e87
      Kadjar: J, Suv, 2015-2022, 27-40, t13 d15
      Austral: J, Suv, 2022-, 33-48, mh h20
      Arkana: J, Suv, 2021-, 30-40, mh hyb
      Kangoo: T, Van Tra, 1998-, 26-40, t13 d15
      Espace: J, Suv, 2023-, 43-53, h20
      Trafic: T, Tra, 2001-, 36-55, d20
      Master: T, Tra, 1998-, 40-60, d20
      5: B, Sma, 2024-, 25-37, e40 e52
      Talisman: D, Sal Est, 2016-2022, 34-48, d20 t13
      Twizy: A, Oth, 2012-2023, 11-14, twi`,
  }),
  demoMake({
    name: 'Dacia',
    wmi: 'UU1',
    hsn: '8212',
    weight: 5,
    trims: 'Essential|Expression|Comfort|Prestige|Extreme|Journey',
    words: ['4x4', 'MCV', 'Automatik'],
    engines: RENAULT,
    models: `
      Sandero: B, Sma, 2008-, 12-18, sce t09 lpg d15
      Duster: J, Suv, 2010-, 19-29, t09 t13 hyb lpg d15
      Jogger: M, Van, 2022-, 18-27, t09 hyb lpg
      Spring: A, Sma, 2021-, 17-23, spr
      Logan: B, Est Sal, 2005-2020, 9-14, t09 d15 lpg
      Lodgy: M, Van, 2012-2022, 12-19, t13 d15
      Dokker: T, Van Tra, 2012-2021, 11-17, d15 t13 lpg
      Bigster: J, Suv, 2025-, 24-33, t13 hyb lpg`,
  }),
  demoMake({
    name: 'Alpine',
    wmi: 'VFA',
    hsn: '3333',
    weight: 0.3,
    trims: 'Pure|GT|S',
    drive: 'REAR',
    engines: `
      18: 1.8 Turbo, P, 185, 1798, A, 6.8, 2017-
      e52: GT, E, 160, 0, A, 16.7, 2024-, 52/380`,
    models: `
      A110: S, Cou, 2017-, 66-90, 18
      A290: B, Sma, 2024-, 39-46, e52`,
  }),
  demoMake({
    name: 'Ford',
    wmi: 'WF0',
    hsn: '8566',
    weight: 9,
    trims: 'Trend|Cool & Connect|Titanium|ST-Line|Vignale|ST',
    words: ['AWD', 'Turnier', 'PowerShift'],
    engines: `
      e10: 1.0 EcoBoost, P, 74, 999, MA, 5.1, 2012-
      m10: 1.0 EcoBoost MHEV, HP, 92, 999, MA, 5.2, 2019-
      m11: 1.0 EcoBoost MHEV, HP, 114, 999, MA, 5.4, 2019-
      e15: 1.5 EcoBoost, P, 110, 1497, MA, 6.2, 2014-
      st: ST 2.3 EcoBoost, P, 206, 2261, MA, 8.0, 2015-2025
      flex: 1.6 Flexifuel, X, 88, 1596, M, 7.8, 2008-2015
      lpg: 1.6 LPG, L, 86, 1596, M, 8.4, 2009-2015
      d15: 1.5 EcoBlue, D, 88, 1499, MA, 4.3, 2013-
      d20: 2.0 EcoBlue, D, 110, 1995, MA, 5.0, 2010-
      d21: 2.0 EcoBlue, D, 140, 1995, A, 6.2, 2018-
      fhev: 2.5 Hybrid, HP, 140, 2488, A, 5.5, 2019-
      phev: 2.5 Plug-in-Hybrid, PH, 165, 2488, A, 1.0/15.8/5.8, 2020-, 14.4/64
      v8: 5.0 V8, P, 330, 4951, MA, 12.1, 2015-
      d32: 3.0 V6 Diesel, D, 177, 2993, A, 10.1, 2022-
      e77: Extended Range, E, 210, 0, A, 17.0, 2023-, 77/570
      e88: Extended Range, E, 216, 0, A, 18.3, 2020-, 88/600
      e43: Electric, E, 123, 0, A, 13.1, 2024-, 43/376`,
    models: `
      Focus: C, Hat Est, 1998-2025, 28-48, e10 m10 m11 e15 d15 d20 st flex lpg
      Fiesta: B, Sma, 1991-2023, 18-32, e10 m10 d15 flex lpg
      Kuga: J, Suv, 2008-, 38-54, e15 m11 d20 fhev phev
      Puma: J, Suv, 2019-, 26-40, m10 m11 e43
      Mondeo: D, Est Sal, 1993-2022, 34-50, e15 d20 d21 fhev flex
      S-Max: M, Van, 2006-2023, 40-55, d20 d21 fhev
      Galaxy: M, Van, 1995-2023, 42-57, d20 d21 fhev
      C-Max: M, Van, 2003-2019, 23-34, e10 d15 flex
      EcoSport: J, Suv, 2013-2022, 20-28, e10 d15
      Ka: A, Sma, 1996-2020, 10-15, e10
      B-Max: M, Van, 2012-2017, 17-24, e10
      Mustang: S, Cou Cab, 2015-, 56-80, v8
      Mustang Mach-E: J, Suv, 2020-, 52-78, e88
      Explorer: J, Suv, 2024-, 42-60, e77
      Capri: J, Suv, 2024-, 44-60, e77
      Ranger: P, Pic, 1999-, 40-70, d21 d32
      Tourneo Custom: M, Van, 2013-, 48-70, d20 d21
      Transit: T, Tra, 1991-, 42-62, d20 d21
      Transit Custom: T, Tra, 2013-, 38-58, d20 d21 phev
      Edge: J, Suv, 2016-2020, 44-60, d21`,
  }),
  demoMake({
    name: 'Volvo',
    wmi: 'YV1',
    hsn: '9101',
    weight: 4,
    trims: 'Core|Momentum|Plus|Inscription|R-Design|Ultra',
    words: ['AWD', 'Kombi', 'Geartronic'],
    engines: `
      b3: B3, HP, 120, 1969, A, 6.6, 2020-
      b4: B4, HP, 145, 1969, A, 6.7, 2020-
      b5: B5, HP, 184, 1969, A, 7.3, 2020-
      t4: T4, P, 140, 1969, MA, 6.9, 2012-2021
      ff: 1.8 FlexFuel, X, 92, 1798, M, 8.3, 2006-2011
      d3: D3, D, 110, 1969, MA, 4.9, 2012-2021
      d4: B4 Diesel, HD, 145, 1969, A, 5.6, 2015-2023
      t6: T6 Recharge, PH, 257, 1969, A, 0.8/17.6/7.5, 2019-, 18.8/90
      t8: T8 Recharge, PH, 335, 1969, A, 1.0/18.3/8.0, 2016-, 18.8/85
      e69: Single Motor, E, 175, 0, A, 17.0, 2021-, 69/475
      e82: Twin Motor, E, 300, 0, A, 18.4, 2021-, 82/540
      e51: Single Motor, E, 200, 0, A, 16.7, 2024-, 51/344`,
    models: `
      XC60: J, Suv, 2008-, 55-86, b4 b5 d4 t6 t8 t4
      XC40: J, Suv, 2018-, 40-62, b3 b4 t4 d3 e69 e82
      V60: D, Est, 2010-, 46-72, b4 b5 d3 d4 t6
      V90: E, Est, 2016-2025, 58-84, b5 d4 t6
      XC90: J, Suv, 2002-, 82-110, b5 d4 t8
      V40: C, Hat, 2012-2019, 26-42, t4 d3
      S60: D, Sal, 2000-2024, 42-68, b4 b5 t8
      V50: C, Est, 2004-2012, 25-35, ff d3
      V70: E, Est, 1996-2016, 42-58, d3 t4
      EX30: J, Suv, 2023-, 37-50, e51 e69
      EX90: J, Suv, 2024-, 84-115, e82
      C70: D, Cab, 2006-2013, 40-52, t4`,
  }),
  demoMake({
    name: 'Polestar',
    wmi: 'LPS',
    hsn: '9101',
    weight: 1,
    trims: 'Standard|Plus|Performance',
    engines: `
      e69: Standard Range Single Motor, E, 170, 0, A, 16.2, 2020-, 69/480
      e82: Long Range Dual Motor, E, 310, 0, A, 17.2, 2020-, 82/590
      e94: Long Range Single Motor, E, 200, 0, A, 17.5, 2024-, 94/620`,
    models: `
      2: D, Hat, 2020-, 47-66, e69 e82
      3: J, Suv, 2024-, 76-98, e82
      4: J, Suv, 2024-, 60-80, e94`,
  }),
  demoMake({
    name: 'Tesla',
    wmi: 'LRW',
    hsn: '1480',
    weight: 3.5,
    trims: 'Basis|Premium|Long Range|Performance',
    drive: 'REAR',
    words: ['AWD', 'Kombi', 'Automatik'],
    engines: `
      sr: Hinterradantrieb, E, 208, 0, A, 14.0, 2019-, 60/513
      lr: Long Range Dual Motor, E, 366, 0, A, 14.9, 2019-, 79/629
      pf: Performance, E, 393, 0, A, 16.7, 2019-, 79/528
      s85: 85D, E, 311, 0, A, 18.6, 2013-2018, 85/480
      pl: Maximale Reichweite, E, 493, 0, A, 17.5, 2021-, 100/634`,
    models: `
      Model 3: D, Sal, 2019-, 40-60, sr lr pf
      Model Y: J, Suv, 2021-, 45-62, sr lr pf
      Model S: F, Hat, 2013-, 95-120, s85 pl
      Model X: J, Suv, 2016-, 102-130, s85 pl`,
  }),
  demoMake({
    name: 'Land Rover',
    wmi: 'SAL',
    hsn: '2160',
    weight: 1.8,
    trims: 'S|SE|Dynamic|HSE|Autobiography',
    drive: 'ALL_WHEEL',
    engines: `
      d20: D200, HD, 150, 1997, A, 6.9, 2016-
      d30: D300, HD, 221, 2997, A, 8.1, 2018-
      p25: P250, P, 184, 1997, A, 9.3, 2017-
      p40: P400e, PH, 297, 1997, A, 1.9/21.0/9.8, 2018-, 19.2/62
      v8: P530, P, 390, 4395, A, 12.0, 2021-
      td5: Td5, D, 90, 2495, M, 10.2, 1998-2007
      poel: Td5 Pflanzenöl, O, 88, 2495, M, 10.8, 1991-2010`,
    models: `
      Range Rover Evoque: J, Suv Cab, 2011-, 49-74, d20 p25
      Discovery Sport: J, Suv, 2015-, 50-70, d20 p25
      Defender: J, Suv, 1991-, 68-130, d30 p40 td5 poel
      Range Rover Sport: J, Suv, 2005-, 98-160, d30 p40 v8
      Range Rover: J, Suv, 1994-, 130-220, d30 p40 v8
      Discovery: J, Suv, 1998-, 72-100, d30 td5
      Range Rover Velar: J, Suv, 2017-, 66-96, d20 d30 p25`,
  }),
  demoMake({
    name: 'Jaguar',
    wmi: 'SAJ',
    hsn: '2161',
    weight: 0.9,
    trims: 'Pure|Prestige|R-Dynamic|HSE',
    drive: 'REAR',
    words: ['AWD', 'Sportbrake', 'Automatik'],
    engines: `
      d18: D180, D, 132, 1999, A, 5.6, 2015-2025
      p25: P250, P, 184, 1997, A, 8.0, 2015-2025
      v8: 5.0 V8, P, 423, 5000, A, 11.5, 2013-2025
      e90: EV400, E, 294, 0, A, 23.0, 2018-2024, 90/470`,
    models: `
      F-Pace: J, Suv, 2016-2025, 58-100, d18 p25 v8
      E-Pace: J, Suv, 2017-2024, 44-64, d18 p25
      XE: D, Sal, 2015-2024, 42-60, d18 p25
      XF: E, Sal Est, 2008-2024, 48-72, d18 p25
      I-Pace: J, Suv, 2018-2024, 78-98, e90
      F-Type: S, Cou Cab, 2013-2024, 66-125, p25 v8`,
  }),
  demoMake({
    name: 'MG',
    wmi: 'LSJ',
    hsn: '1892',
    weight: 1.6,
    trims: 'Standard|Comfort|Luxury|XPower',
    engines: `
      15: 1.5 Turbo, P, 125, 1490, MA, 7.4, 2021-
      h19: Hybrid+, HP, 143, 1498, A, 5.0, 2024-
      phev: Plug-in-Hybrid, PH, 190, 1490, A, 1.8/16.2/6.6, 2020-, 16.6/52
      e51: Standard, E, 125, 0, A, 17.0, 2022-, 51/350
      e64: Extended Range, E, 150, 0, A, 16.6, 2022-, 64/450
      e77: Trophy, E, 250, 0, A, 18.5, 2024-, 77/505`,
    models: `
      4: C, Hat, 2022-, 31-45, e51 e64
      ZS: J, Suv, 2021-, 20-29, h19 15 e51
      HS: J, Suv, 2021-, 29-41, 15 phev
      3: B, Sma, 2024-, 20-25, h19
      5: D, Est, 2022-2025, 33-40, e51 e64
      Cyberster: S, Cab, 2024-, 63-72, e77`,
  }),
] as const
