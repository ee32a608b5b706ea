import { BODY_COLORS } from '#domain/vehicle/body-color.ts'
import { BODY_TYPES, DOORS } from '#domain/vehicle/vocabulary.ts'
import {
  anyOf,
  choice,
  fed,
  integer,
  isTrue,
  label,
  numbers,
  option,
  shown,
  text,
  within,
  yesNo,
} from '../build-field.ts'

/** The car's exterior: body, doors, seats, paint. */
export const BODY_FIELDS = [
  choice(
    'bodyType',
    label('Fahrzeugtyp', 'Body type'),
    BODY_TYPES,
    {
      SALOON: option('Limousine', 'Saloon', 'Car.Limousine'),
      ESTATE: option('Kombi', 'Estate', 'Car.EstateCar'),
      SUV: option('SUV/Geländewagen', 'SUV', 'Car.OffRoad'),
      SMALL_CAR: option('Kleinwagen', 'Small car', 'Car.SmallCar'),
      HATCHBACK: option('Schrägheck', 'Hatchback'),
      CABRIO: option('Cabrio/Roadster', 'Convertible', 'Car.Cabrio'),
      COUPE: option('Sportwagen/Coupé', 'Coupé', 'Car.SportsCar'),
      VAN: option('Van/Kleinbus', 'Van', 'Car.Van'),
      PICKUP: option('Pick-up', 'Pick-up'),
      TRANSPORTER: option('Transporter', 'Light commercial'),
      OTHER: option('Andere', 'Other', 'Car.OtherCar'),
    },
    {
      show: shown('technical', 10),
      filters: [anyOf('body')],
      feed: fed('rule', 'kategorie', 'modell'),
    },
  ),
  choice(
    'doors',
    label('Türen', 'Doors'),
    DOORS,
    {
      TWO_OR_THREE: option('2/3', '2/3'),
      FOUR_OR_FIVE: option('4/5', '4/5'),
      SIX_OR_SEVEN: option('6/7', '6/7'),
    },
    { show: shown('technical', 20), filters: [anyOf('doors')], feed: fed('rule', 'tueren') },
  ),
  integer('seats', label('Sitzplätze', 'Seats'), {
    show: shown('technical', 30),
    filters: [within('seats-min'), within('seats-max')],
    feed: fed('integer', 'sitze'),
    limits: [1, 20],
    search: numbers(1, 20),
  }),
  choice(
    'bodyColor',
    label('Außenfarbe', 'Body colour'),
    BODY_COLORS,
    {
      BEIGE: option('Beige', 'Beige'),
      BLACK: option('Schwarz', 'Black'),
      BLUE: option('Blau', 'Blue'),
      BROWN: option('Braun', 'Brown'),
      GOLD: option('Gold', 'Gold'),
      GREEN: option('Grün', 'Green'),
      GREY: option('Grau', 'Grey'),
      ORANGE: option('Orange', 'Orange'),
      PINK: option('Pink (Rosa)', 'Pink'),
      PURPLE: option('Violett (Lila)', 'Purple'),
      RED: option('Rot', 'Red'),
      SILVER: option('Silber', 'Silver'),
      WHITE: option('Weiß', 'White'),
      YELLOW: option('Gelb', 'Yellow'),
    },
    { show: shown('technical', 90), filters: [anyOf('color', 'swatches')], feed: fed('rule', 'farbe') },
  ),
  text('colorName', label('Farbbezeichnung des Herstellers', 'Manufacturer colour name'), {
    show: shown('technical', 100),
    feed: fed('text', 'farbe'),
    limits: [1, 60],
  }),
  yesNo('metallic', label('Metallic', 'Metallic'), {
    show: shown('technical', 110),
    filters: [isTrue('metallic')],
    feed: fed('rule', 'metallic', 'farbe'),
  }),
] as const
