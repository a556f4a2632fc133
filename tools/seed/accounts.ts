type DemoAccount = {
  id: number;
  email: string;
  password: string;
  name: string;
  role: 'ROLE_USER' | 'ROLE_MERCHANT';
  /** Whether the first sign-in asks for another password. */
  mustChangePassword?: boolean;
};

const password = 'turno-demo-2026';

/** People of the demo. Their ids never change, because merchants and tickets refer to them. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    id: 318_642_907_155_283,
    email: 'marta@demo.turno.example',
    password,
    name: 'Marta Ricci',
    role: 'ROLE_MERCHANT',
  },
  {
    id: 402_975_318_664_021,
    email: 'piero@demo.turno.example',
    password,
    name: 'Piero Galli',
    role: 'ROLE_MERCHANT',
  },
  {
    id: 295_187_436_920_514,
    email: 'anna@demo.turno.example',
    password,
    name: 'Anna Conti',
    role: 'ROLE_USER',
  },
  {
    id: 367_450_281_993_746,
    email: 'luca@demo.turno.example',
    password,
    name: 'Luca Moretti',
    role: 'ROLE_USER',
  },
  {
    id: 481_036_572_418_935,
    email: 'sofia@demo.turno.example',
    password,
    name: 'Sofia Greco',
    role: 'ROLE_USER',
  },
  {
    id: 439_820_615_307_284,
    email: 'elena@demo.turno.example',
    password,
    name: 'Elena Ferri',
    role: 'ROLE_USER',
    mustChangePassword: true,
  },
];
