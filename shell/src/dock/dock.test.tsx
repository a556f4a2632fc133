import { render, screen } from '@testing-library/react';
import { Dock } from './dock.tsx';

const below = () => document.documentElement.style.getPropertyValue('--turno-below');

/** Runs when the dock changes its size; jsdom measures nothing. */
let resize: () => void;
class Observer implements ResizeObserver {
  constructor(callback: ResizeObserverCallback) {
    resize = () => callback([], this);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const original = globalThis.ResizeObserver;
beforeEach(() => {
  globalThis.ResizeObserver = Observer;
});
afterEach(() => {
  globalThis.ResizeObserver = original;
});

test('SHL-022 CON-016 the page knows how much of its lower edge the dock covers', () => {
  const { unmount } = render(<Dock>Il tuo numero</Dock>);
  const dock = screen.getByText('Il tuo numero');
  Object.defineProperty(dock, 'offsetHeight', { value: 60 });
  dock.style.position = 'fixed';
  resize();
  expect(below()).toBe('60px');
  // Zoomed far in, it is part of the page and covers nothing.
  dock.style.position = 'static';
  resize();
  expect(below()).toBe('0px');
  unmount();
  expect(below()).toBe('');
});
