import { DateField, DurationSelect, TimeSelect } from '@turno/shared-ui/time';
import { DayCalendar } from '../../src/time/day-calendar.tsx';
import { Stateful } from '../frame.tsx';
import type { Subject } from '../story.ts';

const TODAY = '2026-11-21';

export const time: Subject = {
  id: 'time',
  title: 'Dates and times',
  entryPoint: 'time',
  stories: [
    {
      name: 'A date',
      render: () => (
        <>
          <Stateful initial={null as string | null}>
            {(value, change) => (
              <DateField
                label="Chiusura straordinaria"
                value={value}
                onChange={change}
                minDate={TODAY}
              />
            )}
          </Stateful>
          <Stateful initial={'2026-12-24' as string | null}>
            {(value, change) => (
              <DateField
                label="Apertura speciale"
                description="I giorni passati non si possono scegliere"
                value={value}
                onChange={change}
                minDate={TODAY}
                errorMessage="Data già inserita."
              />
            )}
          </Stateful>
        </>
      ),
    },
    {
      name: 'The calendar',
      note: 'Weeks begin on Monday, the past is closed, a day may be taken.',
      render: () => (
        <Stateful initial={'2026-11-27' as string | null}>
          {(value, change) => (
            <DayCalendar
              label="Chiusura straordinaria"
              value={value}
              onChange={change}
              minDate={TODAY}
              isUnavailable={(date) => date === '2026-11-25'}
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'A slot of a day',
      note: 'By the quarter of an hour; 24:00 is a time to end at.',
      render: () => (
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
            gap: '1rem',
            alignItems: 'start',
          }}
        >
          <Stateful initial={'09:00' as string | null}>
            {(value, change) => <TimeSelect label="Dalle" value={value} onChange={change} />}
          </Stateful>
          <Stateful initial={'08:00' as string | null}>
            {(value, change) => (
              <TimeSelect
                label="Alle"
                isEnd
                value={value}
                onChange={change}
                errorMessage="Verifica orario"
              />
            )}
          </Stateful>
        </div>
      ),
    },
    {
      name: 'A duration',
      render: () => (
        <Stateful initial={5_400}>
          {(value, change) => (
            <DurationSelect label="Durata dello spettacolo" value={value} onChange={change} />
          )}
        </Stateful>
      ),
    },
  ],
};
