import type { RemoteProps } from '@turno/shared-types';
import { StaffFrame } from '@turno/shared-ui/sign-in';
import { texts } from './locales/texts.ts';
import { MerchantRoutes } from './routes.tsx';

/** The remote inside a partner's page. */
export function Embedded(props: RemoteProps) {
  return (
    <StaffFrame props={props} texts={texts}>
      <MerchantRoutes />
    </StaffFrame>
  );
}

/** The remote as a page of its own. */
export function OwnPage(props: RemoteProps) {
  return (
    <main>
      <Embedded {...props} />
    </main>
  );
}
