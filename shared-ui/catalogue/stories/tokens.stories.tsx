import { Button, Card, StatusBadge } from '@turno/shared-ui/components';
import * as all from '../../src/components/display/icons.ts';
import { brandColours, type ColourMode } from '../../src/theme/brand-colours.ts';
import type { Subject } from '../story.ts';
import s from './tokens.module.css';

const PAIRS = [
  ['text', 'bg'],
  ['text', 'surface'],
  ['text-2', 'surface'],
  ['text', 'surface-2'],
  ['on-brand', 'brand'],
  ['on-brand-soft', 'brand-soft'],
  ['ok', 'ok-soft'],
  ['warn', 'warn-soft'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
  ['closed', 'closed-soft'],
  ['on-now', 'now'],
] as const;
const SIZES = [12, 14, 16, 18, 20, 24, 30, 38] as const;
const SPACES = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 96] as const;
const RADII = ['field', 'button', 'panel', 'ticket', 'pill'] as const;
const SEEDS = ['#e4002b', '#ffd100', '#00a651', '#111111', '#f4b6c2'] as const;

function Swatches() {
  return (
    <div className={s.swatches}>
      {PAIRS.map(([front, ground]) => (
        <span
          key={front + ground}
          className={s.swatch}
          style={{ color: `var(--turno-${front})`, background: `var(--turno-${ground})` }}
        >
          {front}
          <br />
          {ground}
        </span>
      ))}
    </div>
  );
}

function Brands({ mode }: { mode: ColourMode }) {
  return (
    <div className={s.brands} data-theme={mode}>
      {SEEDS.map((seed) => (
        <Card
          key={seed}
          style={{
            display: 'grid',
            gap: '0.5rem',
            justifyItems: 'start',
            ...brandColours(seed, mode),
          }}
        >
          <Button isFullWidth>Prendi il numero</Button>
          <Button variant="quiet">Mostra la coda</Button>
          <StatusBadge status="opened" />
        </Card>
      ))}
    </div>
  );
}

export const tokens: Subject = {
  id: 'tokens',
  title: 'Tokens',
  entryPoint: 'theme.css',
  stories: [
    { name: 'Colours by role', render: () => <Swatches /> },
    {
      name: 'Colours of the board',
      isBoard: true,
      render: () => <Swatches />,
    },
    {
      name: 'Type',
      render: () => (
        <>
          {SIZES.map((size) => (
            <p key={size} style={{ font: `500 var(--turno-text-${size}) var(--turno-font)` }}>
              {size} · Prendi il numero dal telefono
            </p>
          ))}
        </>
      ),
    },
    {
      name: 'Space and shape',
      render: () => (
        <>
          {SPACES.map((space) => (
            <div key={space} className={s.space}>
              <span className={s.figure}>{space}</span>
              <span className={s.bar} style={{ inlineSize: `var(--turno-space-${space})` }} />
            </div>
          ))}
          <div className={s.swatches}>
            {RADII.map((radius) => (
              <span
                key={radius}
                className={s.shape}
                style={{ borderRadius: `var(--turno-radius-${radius})` }}
              >
                {radius}
              </span>
            ))}
          </div>
        </>
      ),
    },
    {
      name: 'Partners’ colours',
      note: 'From one seed each; buttons keep it, words take the nearest tone that can be read.',
      render: () => (
        <>
          <Brands mode="light" />
          <Brands mode="dark" />
        </>
      ),
    },
  ],
};

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
