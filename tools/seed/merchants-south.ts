import { merchantsIn } from './merchant-drafts.ts';
import { listOnly, single } from './queues.ts';

const NAPLES = merchantsIn({ city: 'Napoli', province: 'NA', phone: '+39 081' }, [
  {
    id: 26,
    name: 'Pizzeria Vesuvina',
    categoryId: 22,
    street: 'Vico delle Camelie, 33',
    postalCode: '80134',
    lat: 40.8459,
    lng: 14.2498,
    hours: 'always',
    ticketsExpireIn: 600,
    queues: [
      single('Tavoli', {
        maxPax: 12,
        qrCodeEnabled: true,
        capacity: 4,
        defaultWaitingTime: 900,
        called: 8,
        waiting: 12,
      }),
    ],
  },
  {
    id: 27,
    name: 'Sfogliateria Partenia',
    categoryId: 11,
    street: 'Via dei Mandorli, 140',
    postalCode: '80132',
    lat: 40.8388,
    lng: 14.2487,
    hours: 'longDay',
    queues: [single('Banco dolci', { defaultWaitingTime: 120 })],
  },
  {
    id: 28,
    name: 'Sportello Riviera',
    categoryId: 31,
    street: 'Riviera delle Palme, 12',
    postalCode: '80121',
    lat: 40.8336,
    lng: 14.2374,
    hours: 'office',
    queues: [single('Carta d’identità', { defaultWaitingTime: 600 })],
  },
]);

const PALERMO = merchantsIn({ city: 'Palermo', province: 'PA', phone: '+39 091' }, [
  {
    id: 29,
    name: 'Gelateria Scirocco',
    categoryId: 14,
    street: 'Via dei Gelsomini, 6',
    postalCode: '90133',
    lat: 38.1157,
    lng: 13.3662,
    hours: 'always',
    queues: [single('Granite', { capacity: 2, defaultWaitingTime: 100, called: 3, waiting: 4 })],
  },
  {
    id: 30,
    name: 'Orto delle Zagare',
    categoryId: 52,
    street: 'Via del Carrubo, 2',
    postalCode: '90123',
    lat: 38.1128,
    lng: 13.3732,
    hours: 'always',
    queues: [listOnly('Ingresso libero')],
  },
]);

const VERONA = merchantsIn({ city: 'Verona', province: 'VR', phone: '+39 045' }, [
  {
    id: 31,
    name: 'Officina Biciclette Raggio',
    categoryId: 33,
    street: 'Via delle Selle, 19',
    postalCode: '37121',
    lat: 45.4408,
    lng: 10.9946,
    hours: 'shop',
    // Without a queue: not listed on the home page.
    queues: [],
  },
]);

export const SOUTH = [...NAPLES, ...PALERMO, ...VERONA];
