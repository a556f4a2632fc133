import { type Column, Table } from '@turno/shared-ui/data';
import { useTexts } from '@turno/shared-ui/i18n';
import { type ReactNode, useId } from 'react';
import { texts } from '../locales/texts.ts';
import { Plot, type PlotBar } from './plot.tsx';
import s from './reports.module.css';

type PlotFigureProps<Row> = {
  title: string;
  /** What the plot shows, in a sentence. */
  summary: ReactNode;
  bars: readonly PlotBar[];
  format: (value: number) => string;
  names: { value: string; usual?: string };
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
};

/** A plot with its heading, a summary in words, and its figures in a table below. */
export function PlotFigure<Row>(props: PlotFigureProps<Row>) {
  const { title, summary, bars, format, names, rows, columns, keyOf } = props;
  const t = useTexts(texts);
  const id = useId();
  return (
    <figure className={s.figure} aria-labelledby={id} aria-describedby={`${id}-summary`}>
      <h3 className={s.figureTitle} id={id}>
        {title}
      </h3>
      <p className={s.summary} id={`${id}-summary`}>
        {summary}
      </p>
      <Plot bars={bars} format={format} names={names} />
      <details className={s.details}>
        <summary>{t('reports.asTable')}</summary>
        <Table label={title} columns={columns} rows={rows} keyOf={keyOf} />
      </details>
    </figure>
  );
}
