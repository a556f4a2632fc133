import { screen } from '@testing-library/react';
import { axeViolations, passTime } from '@turno/shared-ui/test';
import { showIn } from '../test/show-story.tsx';
import { StoryPlace } from './catalogue.tsx';
import { SUBJECTS } from './stories/index.ts';

const STORIES = SUBJECTS.flatMap((subject) =>
  subject.stories.map((story) => [`${subject.title}: ${story.name}`, story] as const),
);
const PRESSED = ['button', 'link', 'textbox', 'combobox', 'checkbox', 'switch', 'radio'];
const nextTask = () => passTime(30);

test.each(STORIES)(
  '%s passes the checks of axe, names what can be pressed and says nothing to the console',
  async (_, story) => {
    const { container } = showIn(<StoryPlace story={story} />);
    await nextTask();
    expect(await axeViolations(container)).toEqual([]);
    for (const role of PRESSED) {
      for (const control of screen.queryAllByRole(role)) expect(control).toHaveAccessibleName();
    }
  },
);

test.each(['en', 'es', 'de'] as const)('every story can be shown in %s', async (locale) => {
  for (const [, story] of STORIES) {
    const { unmount } = showIn(<StoryPlace story={story} />, locale);
    expect(screen.getByRole('region', { name: story.name })).toBeInTheDocument();
    await nextTask();
    unmount();
  }
});
