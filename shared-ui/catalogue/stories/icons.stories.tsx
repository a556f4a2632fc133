import * as all from '../../src/components/display/icons.ts';
import type { Subject } from '../story.ts';
import s from './tokens.module.css';

export const icons: Subject = {
  id: 'icons',
  title: 'Icons',
  entryPoint: 'components',
  stories: [
    {
      name: 'All icons',
      note: 'Always beside words, never in their place.',
      render: () => (
        <ul className={s.icons}>
          {Object.entries(all).map(([name, Icon]) => (
            <li key={name}>
              <Icon aria-hidden /> {name}
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
