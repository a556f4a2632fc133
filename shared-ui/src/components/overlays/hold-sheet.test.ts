import { holdSheet } from './hold-sheet.ts';

const REST = 800;

/** A sheet that has entered, as jsdom can have it: an overlay with a container to scroll. */
function openedSheet() {
  const overlay = document.createElement('div');
  overlay.innerHTML = '<div data-sheet-scroll><div data-sheet-content></div></div>';
  const scroller = overlay.firstElementChild!;
  const content = scroller.firstElementChild!;
  Object.defineProperty(content, 'clientHeight', { value: REST / 2 });
  Object.defineProperties(scroller, {
    scrollHeight: { value: 3 * REST },
    clientHeight: { value: 2 * REST },
  });
  const scrollTo = (top: number, type = 'scroll') => {
    scroller.scrollTop = top;
    scroller.dispatchEvent(new Event(type));
  };
  return { hold: holdSheet(overlay), scroller, scrollTo };
}

test('the sheet scrolls in', () => {
  const { scroller, scrollTo } = openedSheet();
  scrollTo(REST / 2);
  expect(scroller.scrollTop).toBe(REST / 2);
});

test('the last steps of a smooth scroll are not written over, which would cancel its end', () => {
  const { scroller, scrollTo } = openedSheet();
  scrollTo(REST - 1);
  expect(scroller.scrollTop).toBe(REST - 1);
  scrollTo(REST - 0.5);
  expect(scroller.scrollTop).toBe(REST - 0.5);
});

test('a way in that something interrupts is completed', () => {
  const { scroller, scrollTo } = openedSheet();
  scrollTo(REST / 2);
  scrollTo(REST / 3, 'scrollend');
  expect(scroller.scrollTop).toBe(REST);
});

test('a scroll without a swipe is undone', () => {
  const { hold, scroller, scrollTo } = openedSheet();
  scrollTo(REST);
  scrollTo(REST - 100);
  expect(scroller.scrollTop).toBe(REST);
  scroller.scrollTop = 0;
  expect(hold.isLost()).toBe(true);
});

test.each(['touchmove', 'wheel'])('a swipe (%s) scrolls the sheet away', (type) => {
  const { hold, scroller, scrollTo } = openedSheet();
  scrollTo(REST);
  scroller.dispatchEvent(new Event(type));
  for (const top of [REST / 2, REST / 4, 0]) scrollTo(top);
  expect(scroller.scrollTop).toBe(0);
  expect(hold.isLost()).toBe(false);
});

test('a hold that was released leaves the sheet alone', () => {
  const { hold, scroller, scrollTo } = openedSheet();
  scrollTo(REST);
  hold.release();
  scrollTo(0);
  expect(scroller.scrollTop).toBe(0);
});
