const feature = (properties: object) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates: [12.4629, 41.89369] },
  properties: { osm_type: 'N', countrycode: 'IT', country: 'Italia', city: 'Roma', ...properties },
});

/** An answer of Photon, about invented places. */
export const PHOTON_ANSWER = {
  type: 'FeatureCollection',
  features: [
    feature({
      osm_id: 900_000_001,
      osm_key: 'shop',
      osm_value: 'bakery',
      type: 'house',
      name: 'Panificio Spigadoro',
      street: 'Via delle Acacie Basse',
      housenumber: '83',
      postcode: '00130',
      state: 'Lazio',
    }),
    feature({
      osm_id: 900_000_002,
      osm_key: 'highway',
      osm_value: 'residential',
      type: 'street',
      name: 'Via Panificio',
    }),
    feature({
      osm_id: 900_000_003,
      osm_key: 'place',
      osm_value: 'hamlet',
      type: 'city',
      name: 'Panificio',
    }),
    feature({
      osm_type: 'W',
      osm_id: 900_000_004,
      osm_key: 'amenity',
      osm_value: 'cafe',
      name: 'Panificio e Tè',
      countrycode: 'CH',
      country: 'Svizzera',
      city: 'Lugano',
    }),
    feature({ osm_id: 900_000_005, osm_key: 'shop', osm_value: 'bakery' }),
  ],
};

/** An answer of Nominatim's lookup in the form `jsonv2`, about the first of them. */
export const NOMINATIM_ANSWER = [
  {
    place_id: 77,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'node',
    osm_id: 900_000_001,
    lat: '41.8936900',
    lon: '12.4629000',
    category: 'shop',
    type: 'bakery',
    place_rank: 30,
    importance: 0.00009,
    addresstype: 'shop',
    name: 'Panificio Spigadoro',
    display_name: 'Panificio Spigadoro, 83, Via delle Acacie Basse, Roma, Lazio, 00130, Italia',
    address: {
      shop: 'Panificio Spigadoro',
      house_number: '83',
      road: 'Via delle Acacie Basse',
      city: 'Roma',
      county: 'Roma Capitale',
      'ISO3166-2-lvl6': 'IT-RM',
      state: 'Lazio',
      'ISO3166-2-lvl4': 'IT-62',
      postcode: '00130',
      country: 'Italia',
      country_code: 'it',
    },
    extratags: {
      opening_hours: 'Mo-Fr 07:30-13:00,16:30-20:00; Sa 07:30-13:00',
      'contact:phone': '+39 06 5550 001',
      website: 'https://panificio-spigadoro.example/',
    },
    boundingbox: ['41.8936400', '41.8937400', '12.4628500', '12.4629500'],
  },
];
