import { INTERIOR_COLORS, INTERIOR_TYPES } from '#domain/vehicle/vocabulary.ts'
import { anyOf, choice, fed, label, option, shown } from '../build-field.ts'

export const INTERIOR_FIELDS = [
  choice(
    'interiorType',
    label('Innenausstattung', 'Interior'),
    INTERIOR_TYPES,
    {
      CLOTH: option('Stoff', 'Cloth', '3'),
      PARTIAL_LEATHER: option('Teilleder', 'Partial leather', '2'),
      FULL_LEATHER: option('Vollleder', 'Full leather', '1'),
      ALCANTARA: option('Alcantara', 'Alcantara', '5'),
      VELOUR: option('Velours', 'Velour', '4'),
      FAUX_LEATHER: option('Kunstleder', 'Faux leather'),
      OTHER: option('Andere', 'Other', '6'),
    },
    { show: shown('technical', 120), filters: [anyOf('interior')], feed: fed('code', 'interieurtyp') },
  ),
  choice(
    'interiorColor',
    label('Innenfarbe', 'Interior colour'),
    INTERIOR_COLORS,
    {
      BLACK: option('Schwarz', 'Black', '1'),
      GREY: option('Grau', 'Grey', '2'),
      BEIGE: option('Beige', 'Beige', '3'),
      BROWN: option('Braun', 'Brown', '4'),
      RED: option('Rot', 'Red'),
      BLUE: option('Blau', 'Blue'),
      OTHER: option('Andere', 'Other', '5'),
    },
    { show: shown('technical', 130), filters: [anyOf('interior-color')], feed: fed('code', 'interieurfarbe') },
  ),
] as const
