import { defineTexts } from './index.ts';

const texts = {
  people: '{{count}} persone',
  group: { wait: '{{count}} min' },
  all: 'Ne restano {{count}} su 9',
};
const load = async () => ({ texts });
const bundle = defineTexts('test', { it: load, en: load, es: load, de: load });

test('a line never breaks between a figure and its noun; longer texts stay as they are', async () => {
  await expect(bundle.load('it')).resolves.toEqual({
    ...texts,
    people: '{{count}}\u00a0persone',
    group: { wait: '{{count}}\u00a0min' },
  });
});
