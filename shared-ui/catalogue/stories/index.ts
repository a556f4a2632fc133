import type { Subject } from '../story.ts';
import { buttons } from './buttons.stories.tsx';
import { choices } from './choices.stories.tsx';
import { data } from './data.stories.tsx';
import { feedback } from './feedback.stories.tsx';
import { fields } from './fields.stories.tsx';
import { forms } from './form.stories.tsx';
import { frame } from './frame.stories.tsx';
import { overlays } from './overlays.stories.tsx';
import { scan } from './scan.stories.tsx';
import { share } from './share.stories.tsx';
import { tickets } from './tickets.stories.tsx';
import { time } from './time.stories.tsx';
import { icons, tokens } from './tokens.stories.tsx';

/** Every component with its states, by subject. */
export const SUBJECTS: readonly Subject[] = [
  tokens,
  buttons,
  fields,
  choices,
  forms,
  time,
  data,
  overlays,
  feedback,
  tickets,
  share,
  scan,
  frame,
  icons,
];
