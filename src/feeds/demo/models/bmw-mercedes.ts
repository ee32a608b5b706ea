import { demoMake } from './make.ts'

/** BMW with MINI, Mercedes-Benz with smart. */
export const BMW_MERCEDES = [
  demoMake({
    name: 'BMW',
    wmi: 'WBA',
    hsn: '0005',
    weight: 11,
    drive: 'REAR',
    trims: 'Advantage|Luxury Line|Sport Line|M Sport|M Sport Pro',
    words: ['xDrive', 'Touring', 'Steptronic'],
    engines: `
      16i: 16i, P, 80, 1499, MA, 5.9, 2012-
      18i: 18i, P, 100, 1499, MA, 6.0, 2012-
      20i: 20i, HP, 135, 1998, MA, 6.6, 2012-
      30i: 30i, HP, 180, 1998, A, 7.2, 2016-
      40i: 40i, HP, 275, 2998, A, 8.4, 2015-
      16d: 16d, D, 85, 1496, MA, 4.4, 2012-
      18d: 18d, D, 110, 1995, MA, 4.8, 2010-
      20d: 20d, HD, 140, 1995, A, 5.1, 2010-
      30d: 30d, HD, 210, 2993, A, 6.0, 2010-
      30e: 30e, PH, 215, 1998, A, 0.9/18.1/6.9, 2018-, 19.5/90
      m: Competition, P, 375, 2993, A, 10.1, 2014-
      e40: eDrive40, E, 250, 0, A, 16.8, 2021-, 81/560
      e50: M50, E, 400, 0, A, 19.0, 2021-, 81/520
      ix1: xDrive30, E, 230, 0, A, 17.3, 2022-, 65/440
      i3: 120 Ah, E, 125, 0, A, 15.3, 2013-2022, 42/300
      rex: 94 Ah REX, PH, 125, 647, A, 0.6/13.5/6.0, 2014-2018, 33/190`,
    models: `
      3er: D, Sal Est Cou Cab, 1991-, 44-88, 18i 20i 30i 40i 18d 20d 30d 30e
      1er: C, Hat, 2004-, 32-58, 16i 18i 20i 16d 18d 20d
      X1: J, Suv, 2009-, 42-62, 18i 20i 18d 20d 30e
      X3: J, Suv, 2003-, 57-90, 20i 20d 30d 30e 40i
      5er: E, Est Sal, 1991-, 60-100, 20i 30i 20d 30d 30e
      2er: C, Cou Cab, 2014-, 38-66, 18i 20i 40i 18d 20d
      2er Active Tourer: M, Van, 2014-, 36-50, 18i 20i 18d 30e
      X5: J, Suv, 1999-, 86-140, 40i 30d 30e
      4er: D, Cou Cab, 2013-, 50-88, 20i 30i 40i 20d 30d
      X2: J, Suv, 2018-, 43-62, 18i 20i 18d
      X4: J, Suv, 2014-2025, 62-95, 20i 20d 30d 40i
      X6: J, Suv, 2008-, 92-150, 40i 30d
      7er: F, Sal, 1994-, 110-170, 40i 30d
      X7: J, Suv, 2019-, 105-160, 40i 30d
      Z4: S, Cab, 2003-, 50-75, 20i 30i 40i
      Z3: S, Cab, 1996-2002, 40-55, 18i
      i3: B, Sma, 2013-2022, 38-48, i3 rex
      i4: D, Hat, 2021-, 57-82, e40 e50
      iX: J, Suv, 2021-, 78-130, e40 e50
      iX1: J, Suv, 2022-, 48-62, ix1
      iX3: J, Suv, 2021-, 66-75, e40
      M3: D, Sal Est, 2014-, 90-125, m`,
  }),
  demoMake({
    name: 'MINI',
    wmi: 'WMW',
    hsn: '0005',
    weight: 4,
    trims: 'Essential|Classic|Favoured|JCW',
    words: ['ALL4', 'Clubman', 'Steptronic'],
    engines: `
      one: One, P, 75, 1499, MA, 5.5, 2014-
      coo: Cooper, P, 100, 1499, MA, 5.7, 2014-
      s: Cooper S, P, 141, 1998, MA, 6.4, 2014-
      d: Cooper D, D, 110, 1995, MA, 4.6, 2014-2024
      jcw: John Cooper Works, P, 170, 1998, A, 7.1, 2015-
      se: SE, E, 135, 0, A, 15.2, 2020-, 32.6/233
      e54: SE, E, 160, 0, A, 14.7, 2024-, 54/402
      old: Cooper 1.6, P, 88, 1598, MA, 5.8, 2006-2014`,
    models: `
      Cooper: B, Sma, 2001-, 27-44, coo s jcw se e54 d old
      One: B, Sma, 2001-2024, 22-30, one old
      Countryman: J, Suv, 2010-, 37-58, coo s d jcw e54 old
      Clubman: C, Est, 2007-2024, 29-46, coo s d jcw old
      Cabrio: B, Cab, 2004-, 30-48, coo s jcw old
      Aceman: J, Suv, 2024-, 36-48, e54`,
  }),
  demoMake({
    name: 'Mercedes-Benz',
    wmi: 'W1K',
    hsn: '1313',
    weight: 12,
    drive: 'REAR',
    trims: 'Basis|Style|Progressive|Avantgarde|AMG Line',
    words: ['4MATIC', 'T-Modell', '9G-TRONIC'],
    engines: `
      160: 160, P, 80, 1332, MA, 5.7, 2012-
      180: 180, HP, 100, 1332, MA, 6.0, 2012-
      200: 200, HP, 150, 1496, A, 6.4, 2012-
      300: 300, HP, 190, 1999, A, 7.2, 2015-
      450: 450, HP, 280, 2999, A, 8.5, 2016-
      63: AMG 63, P, 430, 3982, A, 11.6, 2010-
      180d: 180 d, D, 85, 1461, MA, 4.5, 2012-
      200d: 200 d, D, 110, 1950, A, 4.9, 2012-
      220d: 220 d, HD, 145, 1993, A, 5.1, 2010-
      350d: 350 d, HD, 210, 2925, A, 6.6, 2010-
      300e: 300 e, PH, 230, 1999, A, 0.7/17.2/6.6, 2018-, 25.4/110
      300de: 300 de, PH, 225, 1993, A, 0.6/17.9/5.3, 2018-, 25.4/105
      ngd: Natural Gas Drive, C, 115, 1991, A, 4.6, 2012-2018
      poel: 250 D Pflanzenöl, O, 83, 2497, MA, 8.0, 1991-2009
      old: 230, P, 110, 2295, MA, 9.6, 1991-2002
      e66: 250+, E, 140, 0, A, 16.0, 2021-, 70/560
      e90: 350+, E, 215, 0, A, 17.5, 2021-, 90/640
      e108: 450+, E, 245, 0, A, 17.7, 2021-, 108/780`,
    models: `
      C-Klasse: D, Sal Est Cou Cab, 1993-, 46-90, 180 200 300 200d 220d 300e 300de 63 old
      A-Klasse: C, Hat Sal, 1997-, 34-62, 160 180 200 180d 200d
      E-Klasse: E, Sal Est Cou Cab, 1991-, 60-110, 200 300 200d 220d 350d 300e 300de old poel
      GLC: J, Suv, 2015-, 58-92, 200 300 220d 300e 300de
      B-Klasse: M, Van, 2005-, 35-52, 160 180 200 180d 200d ngd
      GLA: J, Suv, 2014-, 42-68, 180 200 180d 200d 220d
      CLA: C, Sal Est, 2013-, 40-68, 180 200 180d 200d 220d
      V-Klasse: M, Van, 2014-, 62-105, 220d 350d
      Vito: T, Tra Van, 1996-, 40-62, 180d 200d 220d
      GLB: J, Suv, 2019-, 45-65, 180 200 200d 220d
      GLE: J, Suv, 2015-, 85-140, 450 350d 300de
      S-Klasse: F, Sal, 1991-, 115-200, 450 350d 63
      CLS: E, Cou, 2004-2023, 72-105, 300 350d 450
      SL: S, Cab, 1991-, 105-190, 450 63 old
      SLK: S, Cab, 1996-2016, 40-62, 200 old
      G-Klasse: J, Suv, 1991-, 125-210, 350d 63
      GLS: J, Suv, 2015-, 108-170, 350d 450
      GLK: J, Suv, 2008-2015, 42-60, 220d
      EQA: J, Suv, 2021-, 51-66, e66
      EQB: J, Suv, 2021-, 53-68, e66
      EQE: E, Sal, 2022-, 66-100, e90
      EQS: F, Sal, 2021-, 110-165, e108
      Citan: T, Tra Van, 2012-, 25-38, 160 180d
      Sprinter: T, Tra, 1995-, 46-75, 200d 350d
      X-Klasse: P, Pic, 2017-2020, 42-58, 220d 350d`,
  }),
  demoMake({
    name: 'smart',
    wmi: 'WME',
    hsn: '1313',
    weight: 2,
    drive: 'REAR',
    trims: 'pure|passion|prime|Brabus',
    words: ['AWD', 'Kombi', 'twinamic'],
    engines: `
      10: 1.0, P, 52, 999, MA, 4.9, 2004-2019
      09: 0.9 turbo, P, 66, 898, MA, 5.2, 2014-2019
      eq: EQ, E, 60, 0, A, 16.8, 2017-2024, 17.6/133
      e66: Pro+, E, 200, 0, A, 16.8, 2022-, 66/440`,
    models: `
      fortwo: A, Sma Cab, 2004-2024, 12-25, 10 09 eq
      forfour: A, Sma, 2014-2021, 13-24, 10 09 eq
      #1: J, Suv, 2022-, 38-48, e66
      #3: J, Suv, 2023-, 40-52, e66`,
  }),
] as const
