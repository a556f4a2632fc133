import { preventZoom } from './prevent-zoom.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

test('SHL-027 the flag holds gestures that zoom, and gives them back', () => {
  document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
  const viewport = document.querySelector('meta');
  const letGo = preventZoom(document);
  expect(viewport?.content).toBe('width=device-width, maximum-scale=1, user-scalable=no');
  const pinch = new WheelEvent('wheel', { ctrlKey: true, cancelable: true, bubbles: true });
  const scroll = new WheelEvent('wheel', { cancelable: true, bubbles: true });
  document.body.dispatchEvent(pinch);
  document.body.dispatchEvent(scroll);
  expect([pinch.defaultPrevented, scroll.defaultPrevented]).toEqual([true, false]);
  letGo();
  expect(viewport?.content).toBe('width=device-width');
});
