import { demoMake } from './make.ts'

const HYUNDAI = `
p10: 1.0, P, 49, 998, MA, 5.2, 2011-
t10: 1.0 T-GDI, P, 74, 998, MA, 5.4, 2016-
m10: 1.0 T-GDI 48V, HP, 88, 998, MA, 5.4, 2020-
t15: 1.5 T-GDI 48V, HP, 117, 1482, MA, 5.8, 2020-
t16: 1.6 T-GDI, HP, 132, 1598, MA, 6.8, 2015-
n: N 2.0 T-GDI, P, 206, 1998, MA, 8.3, 2017-2024
fhev: 1.6 GDI Hybrid, HP, 104, 1580, A, 4.5, 2016-
th: 1.6 T-GDI Hybrid, HP, 158, 1598, A, 5.7, 2020-
phev: 1.6 T-GDI Plug-in-Hybrid, PH, 195, 1598, A, 1.2/17.0/6.6, 2020-, 13.8/62
d16: 1.6 CRDi, HD, 100, 1598, MA, 4.8, 2012-
d22: 2.2 CRDi, D, 148, 2151, A, 6.3, 2010-
cvvt: 1.4 LPG, L, 73, 1368, M, 7.5, 2010-2017
e39: 39 kWh, E, 100, 0, A, 14.3, 2018-, 39.2/305
e64: 64 kWh, E, 150, 0, A, 14.9, 2018-, 64.8/490
e77: 77 kWh, E, 168, 0, A, 17.0, 2021-, 77.4/507
e7a: 77 kWh, E, 239, 0, A, 18.0, 2021-, 77.4/481
e99: 99 kWh, E, 283, 0, A, 20.6, 2023-, 99.8/505
fcev: Fuel Cell, H, 120, 0, A, 0.9, 2018-, 1.6/666
`
const TOYOTA = `
p10: 1.0, P, 53, 998, MA, 4.8, 2005-
p15: 1.5, P, 92, 1490, MA, 5.3, 2017-
h15: 1.5 Hybrid, HP, 85, 1490, A, 3.9, 2012-
h18: 1.8 Hybrid, HP, 103, 1798, A, 4.5, 2009-
h20: 2.0 Hybrid, HP, 144, 1987, A, 4.7, 2019-
h25: 2.5 Hybrid, HP, 160, 2487, A, 5.6, 2018-
phev: 2.5 Plug-in-Hybrid, PH, 225, 2487, A, 1.0/16.6/6.2, 2020-, 18.1/75
p18: 1.8 Plug-in-Hybrid, PH, 90, 1798, A, 1.3/10.0/4.6, 2017-2022, 8.8/45
d28: 2.8 D-4D, D, 150, 2755, MA, 9.2, 2015-
d20: 2.0 D-4D, D, 105, 1995, MA, 5.2, 2003-2019
d21: 2.0 D-4D, D, 106, 1997, MA, 6.4, 2013-
gr: 1.6 GR, P, 206, 1618, MA, 8.7, 2020-
g86: 2.4, P, 172, 2387, MA, 8.7, 2022-2024
o86: 2.0, P, 147, 1998, MA, 8.6, 2012-2021
e71: 71 kWh, E, 150, 0, A, 15.9, 2022-, 71.4/510
e57: 57 kWh, E, 123, 0, A, 14.4, 2024-, 57.7/460
fc: Fuel Cell, H, 134, 0, A, 0.8, 2021-, 1.2/650
`

/** The makes of Japan, Korea and China. */
export const ASIAN = [
  demoMake({
    name: 'Hyundai',
    wmi: 'TMA',
    hsn: '1349',
    weight: 6,
    trims: 'Pure|Select|Trend|Prime|N Line',
    words: ['4WD', 'Kombi', 'DCT'],
    engines: HYUNDAI,
    models: `
      i30: C, Hat Est, 2007-, 26-42, t10 m10 t15 d16 n cvvt
      Tucson: J, Suv, 2004-, 35-54, t16 th phev d16
      i20: B, Sma, 2008-, 20-31, p10 t10 m10 n cvvt
      Kona: J, Suv, 2017-, 27-48, t10 fhev e39 e64
      i10: A, Sma, 2008-, 15-21, p10 cvvt
      IONIQ 5: J, Suv, 2021-, 44-68, e77 e7a
      IONIQ 6: D, Sal, 2022-, 44-64, e77 e7a
      Santa Fe: J, Suv, 2001-, 54-70, th phev d22
      Bayon: J, Suv, 2021-, 22-29, t10 m10
      Inster: A, Sma, 2024-, 24-31, e39
      IONIQ: C, Hat, 2016-2022, 26-41, fhev e39
      Nexo: J, Suv, 2018-, 77-82, fcev
      ix35: J, Suv, 2010-2015, 22-34, d16
      ix20: M, Van, 2010-2019, 16-22, cvvt`,
  }),
  demoMake({
    name: 'Kia',
    wmi: 'U5Y',
    hsn: '8253',
    weight: 5.5,
    trims: 'Edition 7|Vision|Spirit|GT-Line|Platinum',
    words: ['AWD', 'Sportswagon', 'DCT'],
    engines: HYUNDAI,
    models: `
      Ceed: C, Hat Est, 2007-, 25-39, t10 m10 t15 d16 phev cvvt
      Sportage: J, Suv, 1994-, 34-52, t16 th phev d16
      Picanto: A, Sma, 2004-, 15-20, p10 cvvt
      Stonic: J, Suv, 2017-, 22-30, t10 m10
      Niro: J, Suv, 2016-, 32-48, fhev phev e39 e64
      XCeed: J, Suv, 2019-, 28-41, t10 t15 phev d16
      EV6: J, Suv, 2021-, 47-72, e77 e7a
      EV9: J, Suv, 2023-, 73-92, e99
      EV3: J, Suv, 2024-, 36-48, e64
      Sorento: J, Suv, 2002-, 50-68, th phev d22
      Rio: B, Sma, 2000-2023, 16-23, p10 t10 m10 cvvt
      ProCeed: C, Est, 2018-2025, 32-42, t15
      Soul: J, Suv, 2009-2025, 30-42, e39 e64
      Carens: M, Van, 2000-2019, 22-33, d16
      Stinger: E, Cou, 2017-2023, 50-62, n`,
  }),
  demoMake({
    name: 'Toyota',
    wmi: 'SB1',
    hsn: '5013',
    weight: 6,
    trims: 'Basis|Comfort|Team D|Style|GR Sport|Lounge',
    words: ['AWD-i', 'Touring Sports', 'Automatik'],
    engines: TOYOTA,
    models: `
      Yaris: B, Sma, 1999-, 21-31, p10 p15 h15 gr
      Corolla: C, Hat Est Sal, 1992-, 31-43, h18 h20
      Yaris Cross: J, Suv, 2021-, 27-37, p15 h15
      RAV4: J, Suv, 1994-, 42-62, h25 phev d20
      C-HR: J, Suv, 2016-, 34-50, h18 h20
      Aygo X: A, Sma, 2022-, 18-25, p10 h15
      Aygo: A, Sma, 2005-2021, 11-17, p10
      Auris: C, Hat Est, 2007-2018, 20-30, h18 d20
      Prius: C, Hat, 2000-, 36-48, h18 p18
      Proace City: T, Van Tra, 2020-, 27-42, p15
      Proace: T, Tra Van, 2013-, 36-58, d21
      bZ4X: J, Suv, 2022-, 43-60, e57 e71
      Hilux: P, Pic, 1993-, 42-62, d28
      Land Cruiser: J, Suv, 1991-, 68-98, d28
      Camry: D, Sal, 2019-2024, 40-48, h25
      GR86: S, Cou, 2022-2024, 34-38, g86
      GT86: S, Cou, 2012-2021, 30-36, o86
      Mirai: E, Sal, 2015-, 64-75, fc
      Avensis: D, Sal Est, 1997-2018, 27-38, d20
      Verso: M, Van, 2009-2018, 24-33, d20`,
  }),
  demoMake({
    name: 'Lexus',
    wmi: 'JTH',
    hsn: '5013',
    weight: 0.9,
    trims: 'Basis|Executive Line|F Sport|Luxury Line',
    words: ['E-Four', 'Kombi', 'Automatik'],
    engines: TOYOTA,
    models: `
      NX: J, Suv, 2014-, 50-76, h25 phev
      UX: J, Suv, 2019-, 39-52, h20
      RX: J, Suv, 2003-, 68-95, h25 phev
      LBX: J, Suv, 2024-, 33-45, h15
      CT: C, Hat, 2011-2020, 28-38, h18
      IS: D, Sal, 1999-2020, 38-50, h25
      RZ: J, Suv, 2023-, 57-78, e71`,
  }),
  demoMake({
    name: 'Nissan',
    wmi: 'SJN',
    hsn: '1329',
    weight: 3.5,
    trims: 'Visia|Acenta|N-Connecta|Tekna|Tekna+',
    words: ['4WD', 'Kombi', 'Xtronic'],
    engines: `
      10: 1.0 IG-T, P, 68, 999, MA, 5.3, 2017-
      11: 1.0 DIG-T, P, 84, 999, MA, 5.8, 2019-
      13: 1.3 DIG-T MHEV, HP, 116, 1332, MA, 6.3, 2018-
      ep: e-Power, HP, 140, 1498, A, 5.3, 2022-
      d15: 1.5 dCi, D, 81, 1461, MA, 4.2, 2007-2021
      d23: 2.3 dCi, D, 140, 2298, MA, 7.0, 2015-2022
      39: 40 kWh, E, 110, 0, A, 16.6, 2017-2024, 39/270
      63: 63 kWh, E, 160, 0, A, 17.6, 2022-, 63/403
      52: 52 kWh, E, 110, 0, A, 14.6, 2025-, 52/416
      v6: 3.7 V6, P, 241, 3696, MA, 11.2, 2009-2020`,
    models: `
      Qashqai: J, Suv, 2007-, 34-48, 13 ep d15
      Juke: J, Suv, 2010-, 24-34, 11 d15
      X-Trail: J, Suv, 2001-, 38-54, 13 ep d15
      Micra: B, Sma, 1993-, 18-36, 10 52
      Leaf: C, Hat, 2011-2024, 33-41, 39
      Ariya: J, Suv, 2022-, 43-60, 63
      Navara: P, Pic, 1998-2022, 34-46, d23
      Note: M, Van, 2006-2017, 15-22, d15
      370Z: S, Cou Cab, 2009-2020, 35-48, v6`,
  }),
  demoMake({
    name: 'Mazda',
    wmi: 'JMZ',
    hsn: '7118',
    weight: 3.5,
    trims: 'Prime-Line|Center-Line|Exclusive-Line|Homura|Takumi',
    words: ['AWD', 'Kombi', 'Skyactiv-Drive'],
    engines: `
      g15: 1.5 Skyactiv-G, P, 66, 1496, MA, 5.0, 2014-
      g20: 2.0 e-Skyactiv G, HP, 110, 1998, MA, 5.8, 2013-
      x20: 2.0 e-Skyactiv X, HP, 137, 1998, MA, 5.5, 2019-
      g25: 2.5 Skyactiv-G, P, 143, 2488, A, 7.4, 2015-
      d22: 2.2 Skyactiv-D, D, 135, 2191, MA, 5.3, 2012-2024
      d33: 3.3 e-Skyactiv D, HD, 187, 3283, A, 5.4, 2022-
      phev: 2.5 e-Skyactiv PHEV, PH, 241, 2488, A, 1.5/23.0/7.6, 2022-, 17.8/63
      hyb: 1.5 Hybrid, HP, 85, 1490, A, 3.9, 2022-
      e35: e-Skyactiv, E, 107, 0, A, 17.9, 2020-2025, 35.5/200
      e69: 69 kWh, E, 190, 0, A, 16.6, 2025-, 68.8/479
      n18: 1.8, P, 96, 1839, M, 7.8, 1998-2015`,
    models: `
      CX-5: J, Suv, 2012-, 34-50, g20 g25 d22
      3: C, Hat Sal, 2003-, 27-39, g20 x20 g25
      CX-30: J, Suv, 2019-, 28-41, g20 x20
      2: B, Sma, 2003-, 19-27, g15
      MX-5: S, Cab, 1990-, 31-42, g15 g20 n18
      6: D, Est Sal, 2002-2024, 34-50, g20 g25 d22
      CX-60: J, Suv, 2022-, 48-66, d33 phev
      CX-3: J, Suv, 2015-2023, 21-29, g20
      2 Hybrid: B, Sma, 2022-, 25-33, hyb
      MX-30: J, Suv, 2020-2025, 33-42, e35
      6e: D, Hat, 2025-, 45-49, e69
      CX-80: J, Suv, 2024-, 55-70, d33 phev
      5: M, Van, 2005-2015, 22-28, n18`,
  }),
  demoMake({
    name: 'Honda',
    wmi: 'SHH',
    hsn: '7100',
    weight: 2,
    trims: 'Comfort|Elegance|Sport|Executive|Advance',
    words: ['AWD', 'Tourer', 'CVT'],
    engines: `
      hyb: 1.5 e:HEV, HP, 90, 1498, A, 4.6, 2020-
      h20: 2.0 e:HEV, HP, 135, 1993, A, 5.0, 2018-
      phev: 2.0 e:PHEV, PH, 135, 1993, A, 0.8/16.4/6.2, 2023-, 17.7/81
      13: 1.3 i-VTEC, P, 75, 1318, MA, 5.1, 2002-2020
      15: 1.5 VTEC Turbo, P, 134, 1498, MA, 6.2, 2016-2022
      tr: 2.0 VTEC Turbo Type R, P, 242, 1996, M, 8.2, 2017-2025
      d16: 1.6 i-DTEC, D, 88, 1597, MA, 4.1, 2012-2021
      e35: e, E, 113, 0, A, 17.8, 2020-2023, 35.5/210
      e68: e:Ny1, E, 150, 0, A, 18.2, 2023-, 68.8/412`,
    models: `
      Civic: C, Hat, 1991-, 34-55, h20 15 tr d16
      Jazz: B, Sma, 2001-, 25-31, hyb 13
      CR-V: J, Suv, 1997-, 47-60, h20 phev 15 d16
      HR-V: J, Suv, 1999-, 32-40, hyb 15
      e: B, Sma, 2020-2023, 34-39, e35
      e:Ny1: J, Suv, 2023-, 38-48, e68
      ZR-V: J, Suv, 2023-, 41-47, h20`,
  }),
  demoMake({
    name: 'Suzuki',
    wmi: 'TSM',
    hsn: '7102',
    weight: 2.5,
    trims: 'Club|Comfort|Comfort+',
    words: ['ALLGRIP', 'Kombi', 'CVT'],
    engines: `
      12: 1.2 Dualjet Hybrid, HP, 61, 1197, MA, 4.4, 2017-
      14: 1.4 Boosterjet Hybrid, HP, 95, 1373, MA, 5.3, 2016-
      15: 1.5 Hybrid, HP, 85, 1462, A, 5.3, 2022-
      j15: 1.5, P, 75, 1462, MA, 7.0, 2018-2024
      phev: 2.5 Plug-in-Hybrid, PH, 225, 2487, A, 1.0/16.6/6.6, 2020-2025, 18.1/75
      h18: 1.8 Hybrid, HP, 103, 1798, A, 4.5, 2020-2025
      n12: 1.2, P, 66, 1242, MA, 4.9, 2008-2018`,
    models: `
      Swift: B, Sma, 2005-, 19-26, 12 n12
      Vitara: J, Suv, 1991-, 26-35, 14 15
      Ignis: A, Sma, 2016-2024, 16-22, 12
      S-Cross: J, Suv, 2013-, 28-37, 14 15
      Jimny: J, Suv, 1998-2024, 22-28, j15
      Across: J, Suv, 2020-2025, 57-62, phev
      Swace: C, Est, 2020-2025, 30-35, h18
      Celerio: A, Sma, 2014-2021, 11-14, n12`,
  }),
  demoMake({
    name: 'Mitsubishi',
    wmi: 'JMB',
    hsn: '7107',
    weight: 2,
    trims: 'Basis|Plus|Select|Intro Edition|Top',
    words: ['4WD', 'Kombi', 'CVT'],
    engines: `
      12: 1.2 MIVEC, P, 52, 1193, MA, 5.0, 2013-
      10: 1.0 Turbo, P, 67, 999, MA, 5.4, 2023-
      13: 1.3 Mildhybrid, HP, 103, 1332, MA, 5.7, 2023-
      16h: 1.6 Hybrid, HP, 105, 1598, A, 4.6, 2023-
      15: 1.5 Turbo, P, 120, 1499, MA, 7.3, 2017-2023
      24: 2.4 Plug-in-Hybrid, PH, 165, 2360, A, 1.9/17.0/7.5, 2014-, 13.8/57
      d22: 2.2 DI-D, D, 110, 2268, MA, 7.9, 2015-2021`,
    models: `
      Space Star: A, Sma, 2013-, 13-18, 12
      Outlander: J, Suv, 2003-, 40-58, 24 d22
      Eclipse Cross: J, Suv, 2018-2024, 27-48, 15 24
      ASX: J, Suv, 2010-, 25-37, 10 13 16h
      Colt: B, Sma, 1991-, 18-30, 10 16h
      L200: P, Pic, 1996-2021, 32-44, d22`,
  }),
  demoMake({
    name: 'Subaru',
    wmi: 'JF1',
    hsn: '7106',
    weight: 0.8,
    trims: 'Trend|Active|Comfort|Platinum',
    drive: 'ALL_WHEEL',
    words: ['AWD', 'Kombi', 'Lineartronic'],
    engines: `
      20: 2.0ie, HP, 110, 1995, A, 7.9, 2019-
      25: 2.5i, P, 124, 2498, A, 8.6, 2014-
      d20: 2.0D, D, 108, 1998, MA, 5.9, 2008-2018
      lpg: 2.0 LPG, L, 110, 1995, A, 10.2, 2009-2018
      brz: 2.0, P, 147, 1998, MA, 8.6, 2012-2020
      e71: 71 kWh, E, 160, 0, A, 16.5, 2022-, 71.4/465`,
    models: `
      Forester: J, Suv, 1997-, 40-52, 20 d20 lpg
      Outback: E, Est, 1999-, 46-56, 25 d20
      XV: J, Suv, 2012-2022, 28-37, 20 d20 lpg
      Crosstrek: J, Suv, 2023-, 36-43, 20
      Impreza: C, Hat, 1993-, 26-36, 20
      BRZ: S, Cou, 2012-2020, 30-36, brz
      Solterra: J, Suv, 2022-, 52-60, e71`,
  }),
  demoMake({
    name: 'BYD',
    wmi: 'LGX',
    hsn: '1892',
    weight: 1.2,
    trims: 'Active|Comfort|Design|Excellence',
    engines: `
      e44: 44 kWh, E, 130, 0, A, 15.5, 2023-, 44.9/340
      e60: 60 kWh, E, 150, 0, A, 15.9, 2022-, 60.4/427
      e82: 82 kWh, E, 230, 0, A, 16.6, 2023-, 82.5/570
      e30: 30 kWh, E, 65, 0, A, 15.5, 2025-, 30/220
      dmi: DM-i, PH, 160, 1498, A, 0.9/16.1/5.1, 2024-, 18.3/80`,
    models: `
      Dolphin: C, Hat, 2023-, 30-38, e44 e60
      Atto 3: J, Suv, 2022-, 36-42, e60
      Seal: D, Sal, 2023-, 44-52, e82
      Seal U: J, Suv, 2024-, 38-50, dmi e82
      Dolphin Surf: A, Sma, 2025-, 23-30, e30 e44
      Sealion 7: J, Suv, 2024-, 47-58, e82`,
  }),
] as const
