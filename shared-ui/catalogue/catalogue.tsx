import type { Locale } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { useEffect, useState, useSyncExternalStore } from 'react';
import s from './catalogue.module.css';
import { Frame } from './frame.tsx';
import { SUBJECTS } from './stories/index.ts';
import type { Story, Subject } from './story.ts';

const THEMES = ['light', 'dark'] as const;

function followHash(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/**
 * The page that shows every component, one subject at a time (`#fields`); `?theme=dark&locale=de` selects the initial theme and
 * language.
 */
export function Catalogue() {
  const hash = useSyncExternalStore(followHash, () => window.location.hash.slice(1));
  const given = new URLSearchParams(window.location.search);
  const [theme, setTheme] = useState(THEMES.find((each) => each === given.get('theme')) ?? 'light');
  const [locale, setLocale] = useState<Locale>(
    LOCALES.find((each) => each === given.get('locale')) ?? 'it',
  );
  const subject = SUBJECTS.find(({ id }) => id === hash) ?? SUBJECTS[0];
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = locale;
  }, [theme, locale]);
  return (
    <div className={s.page}>
      <header className={s.header}>
        <strong>Turno</strong>
        <nav className={s.subjects} aria-label="Subjects">
          {SUBJECTS.map(({ id, title }) => (
            <a key={id} href={`#${id}`} aria-current={id === subject?.id ? 'page' : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <div className={s.choices}>
          {THEMES.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === theme}
              onClick={() => setTheme(each)}
            >
              {each}
            </button>
          ))}
          {LOCALES.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === locale}
              onClick={() => setLocale(each)}
            >
              {each}
            </button>
          ))}
        </div>
      </header>
      <Frame locale={locale} key={locale}>
        {subject && <SubjectPage key={subject.id} subject={subject} />}
      </Frame>
    </div>
  );
}

function SubjectPage({ subject }: { subject: Subject }) {
  return (
    <main className={s.main}>
      <h1 className={s.title}>{subject.title}</h1>
      <p className={s.entryPoint}>@turno/shared-ui/{subject.entryPoint}</p>
      {subject.stories.map((story) => (
        <StoryPlace key={story.name} story={story} />
      ))}
    </main>
  );
}

/** A story below its name. */
export function StoryPlace({ story }: { story: Story }) {
  return (
    <section className={s.story} aria-label={story.name}>
      <h2 className={s.name}>{story.name}</h2>
      {story.note && <p className={s.note}>{story.note}</p>}
      <div className={s.place} data-theme={story.isBoard ? 'board' : undefined}>
        {story.render()}
      </div>
    </section>
  );
}
