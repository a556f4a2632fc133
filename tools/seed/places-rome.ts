import { placesIn } from './places.ts';
import { byParty, event, listOnly, single, withPass } from './queues.ts';

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];
/** Under stars at any hour: one show can always be booked, and the last one goes on past midnight. */
const SHOWS = [
  ...['00:30', '02:30', '04:30', '06:30', '08:30', '10:30', '12:30', '14:30', '16:30', '18:30'],
  ...['20:30', '22:30', '23:45'],
];

/** Rome: every kind of queue within a walk. */
export const ROME = placesIn({ city: 'Roma', province: 'RM', phone: '+39 06' }, [
  {
    id: 1,
    name: 'Forno Aurora',
    categoryId: 11,
    street: 'Via dei Glicini, 12',
    postalCode: '00153',
    lat: 41.8881,
    lng: 12.4709,
    hours: 'always',
    manager: 'marta',
    queues: [single('Banco del pane', { qrCodeEnabled: true, defaultWaitingTime: 120 })],
  },
  {
    id: 2,
    name: 'Gastronomia Tre Lanterne',
    categoryId: 12,
    street: 'Via della Fontanella, 41',
    postalCode: '00186',
    lat: 41.9024,
    lng: 12.4768,
    hours: 'always',
    manager: 'marta',
    queues: [
      single('Banco salumi', {
        qrCodeEnabled: true,
        defaultWaitingTime: 240,
        called: 3,
        waiting: 5,
      }),
      single('Banco pronto', { capacity: 2, defaultWaitingTime: 180, called: 2, waiting: 3 }),
    ],
  },
  {
    id: 3,
    name: 'Osteria del Glicine',
    categoryId: 21,
    street: 'Vicolo del Noce, 5',
    postalCode: '00184',
    lat: 41.8956,
    lng: 12.4927,
    hours: 'always',
    manager: 'marta',
    queues: [
      byParty('Tavoli', [
        { called: 2, waiting: 3 },
        { called: 1, waiting: 2 },
        { waiting: 1 },
        { waiting: 1 },
      ]),
    ],
  },
  {
    id: 4,
    name: 'Museo delle Maree',
    categoryId: 51,
    street: 'Via del Colle, 88',
    postalCode: '00184',
    lat: 41.8921,
    lng: 12.4853,
    hours: 'always',
    manager: 'marta',
    queues: [
      withPass('Fast Track', 'specific', 2, { called: 2, waiting: 4 }),
      withPass('Ingresso', 'generic', 1, { called: 1, waiting: 5 }),
    ],
  },
  {
    id: 5,
    name: 'Planetario Stellamaris',
    categoryId: 51,
    street: 'Viale delle Orse, 3',
    postalCode: '00144',
    lat: 41.8327,
    lng: 12.4702,
    hours: 'always',
    manager: 'piero',
    queues: [
      event(
        'Volta celeste',
        EVERY_DAY.map(() => SHOWS),
        { eventBookingBeforeStart: 10_800, waiting: 5 },
      ),
    ],
  },
  {
    id: 6,
    name: 'Biblioteca del Giardino',
    categoryId: 53,
    street: 'Piazza dei Tigli, 1',
    postalCode: '00197',
    lat: 41.9165,
    lng: 12.4879,
    hours: 'always',
    queues: [listOnly('Sala di lettura')],
  },
  {
    id: 7,
    name: 'Sportello Quartiere Nord',
    categoryId: 31,
    street: 'Via del Ponte Nuovo, 220',
    postalCode: '00141',
    lat: 41.9387,
    lng: 12.5203,
    hours: 'office',
    lineupLimitedBeforeOpening: 1_800,
    queues: [single('Anagrafe'), single('Tributi', { defaultWaitingTime: 480 })],
  },
  {
    id: 8,
    name: 'Farmacia Notturna Salvia',
    categoryId: 41,
    street: 'Via Appia Vecchia, 77',
    postalCode: '00179',
    lat: 41.8719,
    lng: 12.5098,
    hours: 'night',
    queues: [single('Banco farmaci', { defaultWaitingTime: 150 })],
  },
]);
