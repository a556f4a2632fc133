import { isGuest, isMerchant } from '@turno/shared-types/rules';
import { Button, Plus, ScanLine, Sheet } from '@turno/shared-ui/components';
import { useNotice } from '@turno/shared-ui/errors';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { addPassPath, ROUTES, STAFF_PASSES_PATH } from '../paths.ts';
import { roleAtom } from '../shared/session/atoms.ts';

/**
 * CON-061, G-01, G-13: a link to add a pass, by role: users go to their wallet and staff to their page of passes, a guest sees
 * that it is not allowed, and a visitor signs in first and then continues.
 */
export function AddPass() {
  const t = useWords();
  const role = useAtomValue(roleAtom) ?? undefined;
  const navigate = useNavigate();
  const notice = useNotice();
  const [isOpen, setOpen] = useState(false);
  const start = () => {
    if (isMerchant(role)) void navigate(STAFF_PASSES_PATH);
    else if (isGuest(role)) notice('operationNotAllowed');
    else setOpen(true);
  };
  const goTo = (way: 'scan' | 'manual') => {
    const path = addPassPath(way);
    if (role) void navigate(path);
    else void navigate(ROUTES.signIn, { state: { origin: path } });
  };
  return (
    <>
      <Button variant="secondary" isFullWidth icon={<Plus aria-hidden />} onPress={start}>
        {t('passQueue.add')}
      </Button>
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={t('passQueue.addTitle')}>
        <p>{t('passQueue.addText')}</p>
        <Button isFullWidth icon={<ScanLine aria-hidden />} onPress={() => goTo('scan')}>
          {t('passes.scan')}
        </Button>
        <Button variant="secondary" isFullWidth onPress={() => goTo('manual')}>
          {t('passes.manual')}
        </Button>
      </Sheet>
    </>
  );
}
