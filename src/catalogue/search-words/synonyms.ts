import type { ChoiceParam, ToggleParam } from '../filter-params.ts'

/*
 * What people write instead of the labels of the catalogue, in German and English: phrases separated by strokes. Spaces,
 * hyphens, case and umlauts do not matter ("7 Gang" = "7-gang"). Several values mean "any of them".
 */
export const SYNONYMS: readonly (readonly [param: ChoiceParam, values: string, phrases: string])[] = [
  ['condition', 'NEW', 'neu|neufahrzeug|neuwagen|fabrikneu|brandneu|new|brand new|new car'],
  ['condition', 'USED', 'gebraucht|gebrauchtwagen|gebrauchtfahrzeug|gebrauchtauto|used|second hand|pre owned|used car'],
  ['condition', 'NEARLY_NEW', 'jahreswagen|nearly new'],
  ['condition', 'DAY_REGISTRATION', 'tageszulassung|kurzzulassung|day registration|pre registered'],
  ['condition', 'DEMONSTRATOR', 'vorführwagen|vorführer|vorführfahrzeug|demonstrator|demo car|ex demo'],
  [
    'body',
    'ESTATE',
    'kombi|kombis|estate|station wagon|wagon|touring|avant|variant|caravan|turnier|sportbrake|t modell|combi|sports tourer|sportstourer|grandtour|shooting brake|sportswagon',
  ],
  ['body', 'SALOON', 'limousine|stufenheck|saloon|sedan'],
  ['body', 'SUV', 'suv|suvs|geländewagen|geländewägen|off roader|offroader|crossover|4x4 suv'],
  ['body', 'SMALL_CAR', 'kleinwagen|stadtauto|kleinstwagen|city car|small car|supermini'],
  ['body', 'HATCHBACK', 'schrägheck|hatchback|kompaktwagen|kompakt|fließheck'],
  ['body', 'CABRIO', 'cabrio|cabriolet|kabrio|roadster|convertible|cabrios|cabriolets'],
  ['body', 'COUPE', 'coupé|sportwagen|sports car|coupe'],
  ['body', 'VAN', 'van|kleinbus|minivan|großraumlimousine|familienvan|mpv|people carrier|bus|minibus|vans'],
  ['body', 'PICKUP', 'pick up|pickup|pritsche|pick up truck|truck'],
  ['body', 'TRANSPORTER', 'transporter|kastenwagen|lieferwagen|nutzfahrzeug|panel van|light commercial|delivery van'],
  ['body', 'ESTATE SUV VAN', 'familienauto|familienwagen|familienkutsche|family car'],
  ['fuel', 'PETROL', 'benzin|benziner|petrol|gasoline|tsi|tfsi|gdi'],
  ['fuel', 'DIESEL', 'diesel|tdi|cdi|hdi|bluehdi|dci|crdi|jtd|selbstzünder'],
  [
    'fuel',
    'ELECTRIC',
    'elektro|elektroauto|elektroautos|elektrisch|e auto|e autos|bev|stromer|electric|ev|electric car',
  ],
  ['fuel', 'HYBRID_PETROL HYBRID_DIESEL PLUG_IN_HYBRID', 'hybrid|hybridauto|hybride|hybrid car'],
  ['fuel', 'HYBRID_PETROL HYBRID_DIESEL', 'vollhybrid|mildhybrid|mild hybrid|full hybrid'],
  ['fuel', 'HYBRID_DIESEL', 'dieselhybrid|diesel hybrid'],
  ['fuel', 'HYBRID_PETROL', 'benzinhybrid|benzin hybrid|petrol hybrid'],
  ['fuel', 'PLUG_IN_HYBRID', 'plug in hybrid|plugin hybrid|plug in|phev|steckdosenhybrid|plugin'],
  ['fuel', 'LPG', 'autogas|lpg|flüssiggas|gasanlage'],
  ['fuel', 'CNG', 'erdgas|cng|natural gas'],
  ['fuel', 'HYDROGEN', 'wasserstoff|brennstoffzelle|hydrogen|fuel cell'],
  [
    'gearbox',
    'AUTOMATIC',
    'automatik|automatic|automatikgetriebe|dsg|doppelkupplung|s tronic|tiptronic|auto gearbox|pdk',
  ],
  ['gearbox', 'MANUAL', 'schaltgetriebe|schalter|schaltung|handschaltung|manuell|manual|stick shift|manual gearbox'],
  ['gearbox', 'SEMI_AUTOMATIC', 'halbautomatik|semi automatic'],
  [
    'drive',
    'ALL_WHEEL',
    'allrad|4x4|4wd|awd|quattro|xdrive|4motion|4matic|vierradantrieb|all wheel drive|four wheel drive',
  ],
  ['drive', 'REAR', 'heckantrieb|hinterradantrieb|rear wheel drive|rwd'],
  ['drive', 'FRONT', 'frontantrieb|vorderradantrieb|front wheel drive|fwd'],
  ['doors', 'TWO_OR_THREE', '2 3 türen|zweitürer|dreitürer|two door|three door|2 3 doors'],
  ['doors', 'FOUR_OR_FIVE', '4 5 türen|viertürer|fünftürer|four door|five door|4 5 doors'],
  ['color', 'GREY', 'grau|anthrazit|grey|gray|anthracite'],
  ['color', 'PURPLE', 'lila|violett|purple'],
  ['color', 'PINK', 'rosa|pink'],
  ['color', 'RED', 'bordeaux|bordeauxrot|weinrot|burgunderrot|burgundy|maroon'],
  ['color', 'BLUE GREEN', 'türkis|türkisblau|türkisgrün|turquoise|teal'],
  ['color', 'BLUE', 'marineblau|navy|navy blue'],
  ['color', 'BEIGE', 'champagner|elfenbein|ivory'],
  ['color', 'GREEN', 'oliv|olivgrün|olive'],
  [
    'aircon',
    'MANUAL AUTOMATIC AUTOMATIC_2_ZONES AUTOMATIC_3_ZONES AUTOMATIC_4_ZONES',
    'klima|klimaanlage|air conditioning|aircon|air con|ac',
  ],
  [
    'aircon',
    'AUTOMATIC AUTOMATIC_2_ZONES AUTOMATIC_3_ZONES AUTOMATIC_4_ZONES',
    'klimaautomatik|climate control|automatic air conditioning',
  ],
  [
    'aircon',
    'AUTOMATIC_2_ZONES AUTOMATIC_3_ZONES AUTOMATIC_4_ZONES',
    '2 zonen klima|zweizonenklima|2 zonen klimaautomatik|dual zone climate',
  ],
  ['comfort', 'TOWBAR', 'ahk|anhängerkupplung|anhängekupplung|towbar|tow bar|tow hitch|trailer hitch|tow hook'],
  ['comfort', 'SEAT_HEATING', 'sitzheizung|heated seats|seat heating|beheizte sitze'],
  [
    'comfort',
    'SURROUND_CAMERA',
    '360 kamera|360 grad kamera|rundumkamera|360 camera|surround camera|360 degree camera',
  ],
  ['comfort', 'REAR_CAMERA', 'rückfahrkamera|kamera|reversing camera|rear camera|rear view camera|backup camera'],
  [
    'comfort',
    'PARKING_SENSORS_REAR',
    'einparkhilfe|pdc|parksensoren|parkpiepser|parking sensors|park distance control',
  ],
  [
    'comfort',
    'ADAPTIVE_CRUISE_CONTROL',
    'acc|abstandstempomat|abstandsregeltempomat|adaptiver tempomat|adaptive cruise control',
  ],
  ['comfort', 'CRUISE_CONTROL', 'tempomat|cruise control|geschwindigkeitsregelanlage'],
  [
    'comfort',
    'PANORAMIC_ROOF',
    'panoramadach|panorama|panoramaglasdach|glasdach|panoramic roof|panorama roof|glass roof',
  ],
  ['comfort', 'SUNROOF', 'schiebedach|sunroof'],
  ['comfort', 'AUXILIARY_HEATING', 'standheizung|auxiliary heating|parking heater'],
  ['comfort', 'KEYLESS_ENTRY', 'keyless|keyless go|schlüssellos|kessy|keyless entry'],
  ['comfort', 'STEERING_WHEEL_HEATING', 'lenkradheizung|heated steering wheel|beheizbares lenkrad'],
  ['comfort', 'ALLOY_WHEELS', 'alufelgen|leichtmetallfelgen|alus|alloys|alloy wheels'],
  ['comfort', 'ELECTRIC_TAILGATE', 'elektrische heckklappe|electric tailgate|power tailgate'],
  ['comfort', 'HEAT_PUMP', 'wärmepumpe|heat pump'],
  ['comfort', 'ROOF_RAILS', 'dachreling|roof rails'],
  ['comfort', 'AIR_SUSPENSION', 'luftfederung|luftfahrwerk|air suspension'],
  ['comfort', 'WHEELCHAIR_ACCESSIBLE', 'behindertengerecht|rollstuhlgerecht|wheelchair accessible'],
  ['security', 'LED_HEADLIGHTS', 'led|led scheinwerfer|led licht|led headlights|led lights'],
  ['security', 'MATRIX_LED', 'matrix led|matrix|laserlicht|laser lights'],
  ['security', 'XENON', 'xenon|bi xenon|bixenon'],
  ['security', 'BLIND_SPOT_ASSIST', 'totwinkelassistent|toter winkel assistent|totwinkelwarner|blind spot monitor'],
  ['security', 'LANE_ASSIST', 'spurhalteassistent|spurassistent|lane keeping|lane assist'],
  ['security', 'EMERGENCY_BRAKE_ASSIST', 'notbremsassistent|notbremse|emergency braking|front assist'],
  ['entertainment', 'NAVIGATION', 'navi|navigation|navigationssystem|sat nav|satnav|gps'],
  ['entertainment', 'APPLE_CARPLAY', 'carplay|apple carplay|apple car play'],
  ['entertainment', 'ANDROID_AUTO', 'android auto|android'],
  ['entertainment', 'DAB_RADIO', 'dab|dab radio|dab plus|digitalradio|digital radio'],
  ['entertainment', 'HEAD_UP_DISPLAY', 'hud|head up display|headup'],
  ['entertainment', 'DIGITAL_COCKPIT', 'virtual cockpit|digitales cockpit|digital cockpit|volldigitales cockpit'],
  ['entertainment', 'SOUND_SYSTEM', 'soundsystem|soundanlage|bose|harman kardon|bang olufsen|burmester|sound system'],
  ['interior', 'FULL_LEATHER', 'leder|ledersitze|lederausstattung|vollleder|leather|leather seats|full leather'],
  ['interior', 'PARTIAL_LEATHER', 'teilleder|part leather|partial leather|half leather'],
  ['interior', 'ALCANTARA', 'alcantara'],
  ['emission-class', 'EURO6 EURO6C EURO6D_TEMP EURO6D EURO6E', 'euro 6|euronorm 6|abgasnorm 6'],
  ['emission-class', 'EURO5', 'euro 5|euronorm 5|abgasnorm 5'],
  ['emission-class', 'EURO4', 'euro 4|euronorm 4|abgasnorm 4'],
  ['emission-class', 'EURO6D_TEMP EURO6D EURO6E', 'euro 6d temp'],
  ['emission-class', 'EURO6D EURO6E', 'euro 6d'],
  ['vat', 'REGULAR', 'mwst ausweisbar|mehrwertsteuer ausweisbar|vat reclaimable|vat qualifying'],
  ['sticker', 'GREEN', 'grüne plakette|grüne umweltplakette|green sticker'],
]

export const TOGGLE_SYNONYMS: readonly (readonly [param: ToggleParam, phrases: string])[] = [
  [
    'service-history',
    'scheckheft|scheckheftgepflegt|serviceheft|lückenlos gewartet|full service history|service history|fsh',
  ],
  ['accident-free', 'unfallfrei|unfallfreies|unfallfreier|accident free|no accidents'],
  ['hu-new', 'hu neu|tüv neu|neue hu|neuer tüv|new mot'],
  ['metallic', 'metallic|metalliclack|metallic paint'],
  ['particle-filter', 'partikelfilter|rußpartikelfilter|dpf|particle filter'],
]

/** Other names of makes, by the slug of the make. */
export const MAKE_SYNONYMS: Readonly<Record<string, string>> = {
  volkswagen: 'vw|volkswagen',
  vw: 'vw|volkswagen',
  'mercedes-benz': 'mercedes|benz|mb|daimler|merc',
  'alfa-romeo': 'alfa',
  'land-rover': 'landy',
  chevrolet: 'chevy',
  opel: 'vauxhall',
  bmw: 'beamer|beemer',
}

/** Phrases that only the visitor's device could answer. */
export const DEVICE_ONLY_PHRASES =
  'in meiner nähe|in der nähe von mir|meiner nähe|um mich herum|near me|close to me|around me'

/** Words without a meaning for the search. */
export const FILLERS =
  'a|aber|als|also|am|an|and|auch|auf|aus|auto|autos|bei|bitte|buy|car|cars|das|dem|den|der|des|die|ein|eine|einem|einen|' +
  'einer|eines|er|es|etwa|euro|fahrzeug|fahrzeuge|find|finde|for|for sale|from|fuer|gearbox|gerne|getriebe|haben|hat|have|' +
  'i|ich|im|in|inkl|inklusive|inseriert|ist|kaufen|looking|me|mein|meiner|mit|moechte|my|oder|of|or|pkw|raum|show|suche|' +
  'sucht|the|to|und|um|umgebung|ungefaehr|vehicle|vehicles|vom|von|wagen|want|we|wir|with|zu|zum|zur|zeige|nach|naehe|nahe|' +
  'near|around|region|zulassung|preis|price|ausstattung|farbe|lackierung|colour|color|kaufe|gesucht|rund|umkreis|' +
  'tueren|doors|sitze|seats|motor|engine|antrieb|kraftstoff|fuel|modell|model|marke|make|baureihe'
