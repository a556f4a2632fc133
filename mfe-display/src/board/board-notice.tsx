import { PageTitle } from '@turno/shared-ui/components';
import type { ReactNode } from 'react';
import { useNewRelease } from '../shared/use-new-release.ts';
import s from './board-notice.module.css';

/** A sentence that replaces a board, readable from several metres. */
export function BoardNotice({ title, children }: { title: string; children?: ReactNode }) {
  useNewRelease({ isBusy: false });
  return (
    <div className={s.page} data-theme="board">
      <PageTitle title={title} />
      {children && <p className={s.hint}>{children}</p>}
    </div>
  );
}
