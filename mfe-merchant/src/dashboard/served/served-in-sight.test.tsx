import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, screen, waitFor } from '@testing-library/react';
import { axeViolations, fakeEventSources } from '@turno/shared-ui/test';
import { bakery, busyCounter, callButton, mine, show } from '../../../test/show.tsx';

type Sight = (isIntersecting: boolean) => void;
const seen: { element: Element; margin: string | undefined; say: Sight }[] = [];
class FakeObserver {
  readonly notify: (entries: { isIntersecting: boolean }[]) => void;
  readonly margin: string | undefined;
  constructor(notify: FakeObserver['notify'], options?: IntersectionObserverInit) {
    this.notify = notify;
    this.margin = options?.rootMargin;
  }
  observe(element: Element) {
    const say: Sight = (isIntersecting) => act(() => this.notify([{ isIntersecting }]));
    seen.push({ element, margin: this.margin, say });
  }
  disconnect() {}
}

/** Runs when an element changes its size; jsdom measures nothing. */
const sizes = new Map<Element, () => void>();
class Sizes {
  readonly notify: () => void;
  constructor(notify: () => void) {
    this.notify = notify;
  }
  observe(element: Element) {
    sizes.set(element, this.notify);
  }
  disconnect() {}
}

let live: ReturnType<typeof fakeEventSources>;
const { IntersectionObserver, ResizeObserver } = globalThis;
beforeEach(() => {
  live = fakeEventSources();
  seen.length = 0;
  sizes.clear();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver, ResizeObserver: Sizes });
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
});
afterEach(() => {
  live.restore();
  jest.restoreAllMocks();
  Object.assign(globalThis, { IntersectionObserver, ResizeObserver });
});

const resize = (element: Element | null) => act(() => element && sizes.get(element)?.());
const watched = () => seen.findLast(({ element }) => element.textContent === 'FO7');
const numbers = () => screen.getAllByText('FO7').map(({ tagName }) => tagName);
const BESIDE = 1;

test('MER-016 the call bar names the number that it covers, until that is in sight', async () => {
  const { container } = show({ replies: [mine(bakery())] });
  const bar = (await callButton()).parentElement;
  expect(numbers()).toHaveLength(BESIDE);
  const number = watched();
  // What is behind the bar is not in sight.
  expect(number?.margin).toBe('0px 0px -120px 0px');
  number?.say(false);
  expect(bar).toHaveTextContent(/^Ora serviamo FO7/);
  expect(await axeViolations(container)).toEqual([]);
  number?.say(true);
  expect(numbers()).toHaveLength(BESIDE);
});

test('MER-016 what a bar covers that has become taller is not in sight either', async () => {
  show({ replies: [mine(bakery())] });
  const bar = (await callButton()).parentElement;
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(190);
  resize(bar);
  const number = watched();
  expect(number?.margin).toBe('0px 0px -190px 0px');
  number?.say(false);
  expect(bar).toHaveTextContent(/^Ora serviamo FO7/);
  height.mockReturnValue(120);
  resize(bar);
  expect(watched()?.margin).toBe('0px 0px -120px 0px');
});

test('MER-016 what the host has below the call bar, as a notice, hides the number as well', async () => {
  const { style } = document.documentElement;
  style.setProperty('--turno-below', '64px');
  show({ replies: [mine(bakery())] });
  await callButton();
  expect(watched()?.margin).toBe('0px 0px -184px 0px');
  style.setProperty('--turno-below', '0px');
  await waitFor(() => expect(watched()?.margin).toBe('0px 0px -120px 0px'));
  style.removeProperty('--turno-below');
});

test('MER-016 the call bar of a queue that serves nobody names no number', async () => {
  show({ replies: [mine(bakery(busyCounter({ counter: 0, currentTicket: null })))] });
  const bar = (await callButton()).parentElement;
  expect(bar?.textContent).toMatch(/^Chiama/);
});

test('MER-016 in a low window the words of the call bar share a line below its button', () => {
  const styles = readFileSync(join(__dirname, '../calling/call-controls.module.css'), 'utf8');
  const [, low = ''] = styles.split('@media (max-height: 46rem)');
  expect(low).toMatch(/\.call \{[^}]*flex-wrap: wrap;/);
  expect(low).toMatch(/\.call > :not\(\.why, :last-child\) \{\s*flex: 1 0 100%;/);
});
