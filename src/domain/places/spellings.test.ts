import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { hasEnglishName } from './english-names.ts'
import { namesTown, placeKey, placeName, withoutAddition } from './place-name.ts'

describe('a town’s name', () => {
  it.each([
    ['Hann. Münden', 'hannoversch muenden'],
    ['Wald (Opf.)', 'wald oberpfalz'],
    ['Hof/Ofr.', 'hof oberfranken'],
    ['Aub, Ufr.', 'aub unterfranken'],
    ['Bruck OB', 'bruck oberbayern'],
    ['Wörth NB', 'woerth niederbayern'],
    ['Bad König Odw.', 'bad koenig odenwald'],
    ['Linz (Rhld.)', 'linz rheinland'],
    ['Halle (Westf.)', 'halle westfalen'],
    ['Schwarzenberg/Erzgeb.', 'schwarzenberg erzgebirge'],
    ['Reichenbach (Vogtl.)', 'reichenbach vogtland'],
    ['Freising (Bay.)', 'freising bayern'],
    ['Döbeln (Sa.)', 'doebeln sachsen'],
    ['St. Wendel', 'sankt wendel'],
  ])('is written out: %s', (name, key) => expect(placeKey(name)).toBe(key))

  it.each([
    ['Bergen auf Rügen', 'bergen ruegen'],
    ['Neustadt bei Coburg', 'neustadt coburg'],
    ['Mühlhausen im Täle', 'muehlhausen taele'],
    ['Weilheim in Oberbayern', 'weilheim oberbayern'],
    ['Rothenburg ob der Tauber', 'rothenburg tauber'],
    ['Bad Homburg vor der Höhe', 'bad homburg hoehe'],
    ['Kirchen zur Heide', 'kirchen heide'],
    ['Offenbach am Main', 'offenbach main'],
    ['Hof an dem Berg', 'hof berg'],
    ['Berg an den Seen', 'berg seen'],
    ['Berg b. Hof', 'berg hof'],
    ['Bad Homburg v. d. Höhe', 'bad homburg hoehe'],
    ['Rothenburg o. d. Tauber', 'rothenburg tauber'],
    ['Neumarkt i. d. Opf.', 'neumarkt oberpfalz'],
  ])('says apart from what joins it: %s', (name, key) => expect(placeKey(name)).toBe(key))

  it('is the part before its addition, however that is set off', () => {
    expect(placeName('Frankfurt (Oder)')).toEqual({ base: ['frankfurt'], addition: ['oder'] })
    expect(placeName('Brandenburg/Havel')).toEqual({ base: ['brandenburg'], addition: ['havel'] })
    expect(placeName('Aub, Ufr.')).toEqual({ base: ['aub'], addition: ['unterfranken'] })
    expect(placeName('Bad Neustadt an der Saale')).toEqual({ base: ['bad', 'neustadt'], addition: ['saale'] })
    // A joining word at the beginning or the end joins nothing.
    expect(placeName('Am Mellensee')).toEqual({ base: ['am', 'mellensee'], addition: [] })
    expect(placeName('Bruck OB')).toEqual({ base: ['bruck', 'oberbayern'], addition: [] })
  })

  it('is recognised by beginnings of its addition alone', () => {
    const names = (typed: string, town: string) => namesTown(placeName(typed), placeName(town))
    expect([
      names('Bad Neustadt', 'Bad Neustadt an der Saale'),
      names('Bad Neustadt S', 'Bad Neustadt (Saale)'),
    ]).toEqual([...[true, true]])
    expect([
      names('Bad Neu', 'Bad Neustadt (Saale)'),
      names('', 'Halle'),
      names('Halle aale', 'Halle (Saale)'),
    ]).toEqual([...[false, false, false]])
  })

  it('is shown short as it is written', () => {
    expect(['Aub, Ufr.', 'Halle(Saale)', 'Am Mellensee', 'Bruck in', 'Köln'].map(withoutAddition)).toEqual([
      ...['Aub', 'Halle', 'Am Mellensee', 'Bruck in', 'Köln'],
    ])
  })
})

describe('a misspelt name', () => {
  it.each([
    ['ab', 'ba', 1],
    ['abc', 'acb', 1],
    ['xab', 'ba', 2],
    ['hamburg', 'hambrug', 1],
    // A swap is one step, a letter between two that are swapped another one, and no letter is swapped twice.
    ['ca', 'abc', 3],
    ['', 'ab', 2],
    ['', 'abc', 3],
    ['abcd', 'wxyz', 3],
    ['aab', 'aba', 1],
  ])('%j is as far from %j as it takes steps: %i', (one, other, steps) => {
    expect([editDistance(one, other, 2), editDistance(other, one, 2)]).toEqual([steps, steps])
  })

  it('is followed up to the limit', () => {
    expect([0, 1, 2, 3, 4, 5].map((max) => editDistance('berlin', 'bxxxxn', max))).toEqual([1, 2, 3, 4, 4, 4])
    expect([editDistance('koeln', 'koeln', 0), editDistance('koeln', 'koelm', 0)]).toEqual([0, 1])
  })
})

it('an English name is found by its beginning', () => {
  expect([
    hasEnglishName('muenchen', 'mun'),
    hasEnglishName('muenchen', 'munich'),
    hasEnglishName('muenchen', ''),
  ]).toEqual([...[true, true, true]])
  expect([hasEnglishName('muenchen', 'munichs'), hasEnglishName('bonn', '')]).toEqual([false, false])
})
