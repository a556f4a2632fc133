/** Answers of Places (New) in the form its reference documents, about an invented place. */
export const GOOGLE_SUGGESTIONS = {
  suggestions: [
    {
      placePrediction: {
        place: 'places/ChIJinvented_0001',
        placeId: 'ChIJinvented_0001',
        text: {
          text: 'Panificio Spigadoro, Via delle Acacie Basse, Roma, RM, Italia',
          matches: [{ endOffset: 9 }],
        },
        structuredFormat: {
          mainText: { text: 'Panificio Spigadoro', matches: [{ endOffset: 9 }] },
          secondaryText: { text: 'Via delle Acacie Basse, Roma, RM, Italia' },
        },
        types: ['bakery', 'food', 'store', 'point_of_interest', 'establishment'],
      },
    },
    { queryPrediction: { text: { text: 'panificio vicino a me', matches: [{ endOffset: 9 }] } } },
  ],
};

const component = (types: string[], longText: string, shortText = longText) => ({
  longText,
  shortText,
  types,
  languageCode: 'it',
});
const slot = (day: number, from: number, to: number) => ({
  open: { day, hour: from, minute: 30 },
  close: { day, hour: to, minute: 0 },
});

export const GOOGLE_PLACE = {
  id: 'ChIJinvented_0001',
  formattedAddress: 'Via delle Acacie Basse, 83, 00130 Roma RM, Italia',
  addressComponents: [
    component(['street_number'], '83'),
    component(['route'], 'Via delle Acacie Basse'),
    component(['locality', 'political'], 'Roma'),
    component(['administrative_area_level_3', 'political'], 'Roma'),
    component(
      ['administrative_area_level_2', 'political'],
      'Città metropolitana di Roma Capitale',
      'RM',
    ),
    component(['administrative_area_level_1', 'political'], 'Lazio'),
    component(['country', 'political'], 'Italia', 'IT'),
    component(['postal_code'], '00130'),
  ],
  location: { latitude: 41.89369, longitude: 12.4629 },
  websiteUri: 'https://panificio-spigadoro.example/',
  internationalPhoneNumber: '+39 06 5550 001',
  displayName: { text: 'Panificio Spigadoro', languageCode: 'it' },
  regularOpeningHours: {
    periods: [
      slot(1, 7, 13),
      slot(1, 16, 20),
      { open: { day: 6, hour: 20, minute: 0 }, close: { day: 0, hour: 1, minute: 0 } },
    ],
  },
};

export const GOOGLE_ERROR = (code: number, status: string) => ({
  error: { code, message: 'Not a valid Place ID: xyz', status },
});
