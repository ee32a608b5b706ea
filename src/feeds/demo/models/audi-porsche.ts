import { demoMake } from './make.ts'

/** Audi and Porsche. */
export const AUDI_PORSCHE = [
  demoMake({
    name: 'Audi',
    wmi: 'WAU',
    hsn: '0588',
    weight: 12,
    trims: 'Basis|advanced|Sport|S line|competition',
    words: ['quattro', 'Avant', 'S tronic'],
    engines: `
      25: 25 TFSI, P, 70, 999, MA, 5.3, 2018-
      30: 30 TFSI, P, 81, 999, MA, 5.4, 2018-
      35: 35 TFSI, HP, 110, 1498, MA, 5.8, 2018-
      40: 40 TFSI, P, 150, 1984, A, 6.8, 2018-
      45: 45 TFSI, P, 195, 1984, A, 7.5, 2018-
      30d: 30 TDI, D, 85, 1968, MA, 4.5, 2018-
      35d: 35 TDI, D, 110, 1968, A, 4.9, 2018-
      40d: 40 TDI, HD, 150, 1968, A, 5.4, 2018-
      50d: 50 TDI, HD, 210, 2967, A, 6.9, 2018-
      s: S TFSI, P, 260, 2995, A, 8.9, 2016-
      rs: RS TFSI, P, 441, 3996, A, 12.1, 2016-
      phev: TFSI e, PH, 220, 1984, A, 1.1/17.8/7.4, 2020-, 20.7/85
      14: 1.4 TFSI, P, 92, 1395, MA, 5.5, 2010-2018
      20: 2.0 TFSI, P, 155, 1984, MA, 7.3, 2007-2018
      16d: 1.6 TDI, D, 77, 1598, M, 4.2, 2009-2018
      20d: 2.0 TDI, D, 110, 1968, MA, 5.0, 2006-2018
      30v: 3.0 TDI, D, 180, 2967, A, 6.6, 2006-2018
      g: g-tron 2.0, C, 125, 1984, A, 4.4, 2017-2020
      e50: 40 e-tron, E, 150, 0, A, 17.0, 2021-, 63/420
      e82: 45 e-tron, E, 210, 0, A, 17.4, 2021-, 82/545
      e95: 55 e-tron, E, 300, 0, A, 20.3, 2019-, 95/580
      r8: V10 FSI, P, 449, 5204, A, 14.2, 2007-2024`,
    models: `
      A3: C, Hat Sal Cab, 1996-, 33-62, 30 35 40 30d 35d phev s 14 20 16d 20d g
      A4: D, Est Sal Cab, 1994-2025, 42-75, 35 40 45 35d 40d 50d s 20 20d 30v g
      A6: E, Est Sal, 1994-, 56-98, 40 45 40d 50d phev s rs 20 20d 30v
      A1: B, Sma, 2010-, 24-36, 25 30 35 14 16d
      Q3: J, Suv, 2011-, 42-68, 35 40 35d 40d phev 14 20d
      Q5: J, Suv, 2008-, 54-88, 45 40d 50d phev s 20 20d 30v
      A5: D, Cou Cab Hat, 2007-, 47-84, 40 45 40d 50d s 20 20d 30v
      Q2: J, Suv, 2016-2025, 30-48, 30 35 40 30d 35d
      Q7: J, Suv, 2006-, 80-120, 45 50d s 30v
      Q8: J, Suv, 2018-, 88-150, 50d s rs
      Q4 e-tron: J, Suv, 2021-, 46-70, e50 e82
      Q6 e-tron: J, Suv, 2024-, 64-98, e82 e95
      e-tron: J, Suv, 2019-2022, 70-95, e95
      e-tron GT: S, Cou, 2021-, 108-165, e95
      A7: E, Hat, 2010-, 68-110, 45 40d 50d phev s rs 30v
      A8: F, Sal, 1994-, 99-160, 50d s 30v
      TT: S, Cou Cab, 1998-2023, 43-72, 40 45 20
      R8: S, Cou Cab, 2007-2024, 150-230, r8`,
  }),
  demoMake({
    name: 'Porsche',
    wmi: 'WP0',
    hsn: '0583',
    weight: 2.5,
    trims: 'Basis|Sport Chrono|Premium',
    drive: 'REAR',
    words: ['AWD', 'Sport Turismo', 'PDK'],
    engines: `
      b20: 2.0, P, 220, 1988, MA, 8.8, 2016-
      c30: Carrera 3.0, P, 290, 2981, MA, 10.2, 2016-
      c36: Carrera 3.6, P, 254, 3596, MA, 10.5, 1994-2015
      t38: Turbo S 3.8, P, 478, 3745, A, 11.8, 2013-
      v30: V6 3.0, P, 260, 2995, A, 10.8, 2014-
      s29: S 2.9, P, 324, 2894, A, 11.2, 2014-
      d30: Diesel 3.0, D, 190, 2967, A, 7.0, 2010-2018
      hyb: E-Hybrid, PH, 346, 2995, A, 1.5/28.0/10.2, 2018-, 25.9/85
      e71: 4S, E, 390, 0, A, 20.4, 2020-, 93/510
      e10: Turbo, E, 500, 0, A, 21.5, 2020-, 105/590`,
    models: `
      911: S, Cou Cab, 1990-, 128-285, c30 t38 c36
      Macan: J, Suv, 2014-, 70-120, b20 s29 d30 e71
      Cayenne: J, Suv, 2002-, 105-195, v30 hyb d30 t38
      Panamera: F, Hat Est, 2009-, 112-220, v30 hyb s29 d30
      718: S, Cou Cab, 2016-2025, 66-98, b20
      Boxster: S, Cab, 1996-2016, 52-78, c36
      Cayman: S, Cou, 2005-2016, 54-80, c36
      Taycan: F, Sal Est, 2019-, 102-210, e71 e10`,
  }),
] as const
