type Names = { it: string; en: string; es: string; de: string };
type DemoCategory = {
  id: number;
  parentId: number | null;
  names: Names;
  /** Tickets one person may hold in a parent category; `null` is no limit. */
  maxActiveTicketsPerUser: number | null;
  featured: boolean;
};

function parent(id: number, limit: number | null, names: Names): DemoCategory {
  return { id, parentId: null, names, maxActiveTicketsPerUser: limit, featured: true };
}

function child(id: number, parentId: number, names: Names): DemoCategory {
  return { id, parentId, names, maxActiveTicketsPerUser: null, featured: false };
}

/** Kinds of places: parents to filter the home page by, and what each merchant is. */
export const DEMO_CATEGORIES: readonly DemoCategory[] = [
  parent(1, null, {
    it: 'Alimentari',
    en: 'Food shops',
    es: 'Alimentación',
    de: 'Lebensmittel',
  }),
  parent(2, null, { it: 'Ristoranti', en: 'Restaurants', es: 'Restaurantes', de: 'Restaurants' }),
  parent(3, 3, {
    it: 'Uffici e servizi',
    en: 'Offices and services',
    es: 'Oficinas y servicios',
    de: 'Ämter und Dienste',
  }),
  parent(4, 2, { it: 'Salute', en: 'Health', es: 'Salud', de: 'Gesundheit' }),
  parent(5, null, {
    it: 'Cultura e svago',
    en: 'Culture and leisure',
    es: 'Cultura y ocio',
    de: 'Kultur und Freizeit',
  }),
  child(11, 1, { it: 'Panificio', en: 'Bakery', es: 'Panadería', de: 'Bäckerei' }),
  child(12, 1, { it: 'Gastronomia', en: 'Delicatessen', es: 'Charcutería', de: 'Feinkost' }),
  child(13, 1, { it: 'Supermercato', en: 'Supermarket', es: 'Supermercado', de: 'Supermarkt' }),
  child(14, 1, { it: 'Gelateria', en: 'Ice cream shop', es: 'Heladería', de: 'Eisdiele' }),
  child(21, 2, { it: 'Trattoria', en: 'Trattoria', es: 'Trattoria', de: 'Trattoria' }),
  child(22, 2, { it: 'Pizzeria', en: 'Pizzeria', es: 'Pizzería', de: 'Pizzeria' }),
  child(31, 3, {
    it: 'Sportello',
    en: 'Public counter',
    es: 'Ventanilla',
    de: 'Bürgeramt',
  }),
  child(32, 3, { it: 'Barbiere', en: 'Barber', es: 'Barbería', de: 'Barbier' }),
  child(33, 3, { it: 'Officina', en: 'Workshop', es: 'Taller', de: 'Werkstatt' }),
  child(41, 4, { it: 'Farmacia', en: 'Pharmacy', es: 'Farmacia', de: 'Apotheke' }),
  child(42, 4, { it: 'Ambulatorio', en: 'Clinic', es: 'Ambulatorio', de: 'Praxis' }),
  child(51, 5, { it: 'Museo', en: 'Museum', es: 'Museo', de: 'Museum' }),
  child(52, 5, { it: 'Parco', en: 'Park', es: 'Parque', de: 'Park' }),
  child(53, 5, { it: 'Biblioteca', en: 'Library', es: 'Biblioteca', de: 'Bibliothek' }),
];
