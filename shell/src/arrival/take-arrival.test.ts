import { takeArrival } from './take-arrival.ts';

const taken = (address: string) => {
  window.history.replaceState({ fromRouter: true }, '', address);
  const { length } = window.history;
  const arrival = takeArrival(window.location, window.history);
  expect(window.history.length).toBe(length);
  return arrival;
};

test.each([
  { address: '/manage-merchant?token=a.b.c&flutter=1', query: '?token=a.b.c&flutter=1' },
  { address: '/manage-merchant?flutter=1&token=a.b.c', query: '?flutter=1&token=a.b.c' },
  { address: '/?token=', query: '?token=' },
])(
  'SHL-014 $address loses its query at once, without a trace in the history',
  ({ address, query }) => {
    const arrival = taken(address);
    expect(arrival?.query).toBe(query);
    expect(window.location.href).not.toMatch(/token|flutter/);
    expect(window.location.pathname).toBe(address.split('?')[0]);
    expect(window.history.state).toEqual({ fromRouter: true });
  },
);

test('SHL-014 a path that could be read as another site’s address loses its query like any other', () => {
  const arrival = taken(`${window.location.origin}//evil.example?token=a.b.c`);
  expect(arrival?.path).toBe('//evil.example');
  expect(window.location.href).toBe(`${window.location.origin}//evil.example`);
});

test('IDN-009 the code of a sign-in with Facebook leaves the address at once', () => {
  const arrival = taken('/signin#facebook_code=abc');
  expect(arrival).toMatchObject({ path: '/signin', fragment: '#facebook_code=abc' });
  expect(window.location.hash).toBe('');
});

test.each([
  '/',
  '/m/forno?q=pane',
  '/manage-merchant?mytoken=1',
  '/privacy#facebook',
  '/?flutter=1',
])('SHL-014 %s stays as it is', (address) => {
  expect(taken(address)).toBeNull();
  expect(window.location.href.endsWith(address)).toBe(true);
});
