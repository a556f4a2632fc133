import { mirrorStyles } from './mirror-styles.ts';

function sheet(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
}

const nextTask = () => jest.advanceTimersByTimeAsync(0);
const names = (place: ParentNode) =>
  [...place.querySelectorAll('link')].map((link) => link.getAttribute('href'));

test('sheets are copied as they are and as they come, until it is stopped', async () => {
  const [from, to] = [document.createElement('div'), document.createElement('div')];
  from.append(sheet('https://us.example/a.css'), sheet('https://partner.example/b.css'));
  const stop = mirrorStyles(from, to, (each) => /us\.example/.test(each.outerHTML));
  from.append(sheet('https://us.example/c.css'), document.createElement('p'));
  await nextTask();
  stop();
  from.append(sheet('https://us.example/d.css'));
  await nextTask();
  expect(names(to)).toEqual(['https://us.example/a.css', 'https://us.example/c.css']);
});
