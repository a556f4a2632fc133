import { PageTitle } from '@turno/shared-ui/components';
import type { ReactNode } from 'react';
import s from './narrow-page.module.css';
import { Page } from './page.tsx';

type NarrowPageProps = {
  /** Title of the page for the tab and the history (SHL-023). */
  title: string;
  heading: string;
  lead?: ReactNode;
  /** A link one level up, above the heading. */
  back?: ReactNode;
  children: ReactNode;
};

/** The layout of a page with one short form. */
export function NarrowPage({ title, heading, lead, back, children }: NarrowPageProps) {
  return (
    <Page>
      <div className={s.column}>
        {back}
        <PageTitle title={title}>{heading}</PageTitle>
        {lead && <p className={s.lead}>{lead}</p>}
        {children}
      </div>
    </Page>
  );
}
