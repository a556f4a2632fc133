import type { MapPlaceSuggestion, Merchant } from '@turno/shared-types';
import { SEARCH_DEBOUNCE_MS } from '@turno/shared-types/constants';
import { isSearchable } from '@turno/shared-types/rules';
import { Alert, Button, LinkButton } from '@turno/shared-ui/components';
import { SuggestField } from '@turno/shared-ui/forms';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { texts } from '../locales/texts.ts';
import { createMerchantPath, manualPlacePath, ROUTES } from '../paths.ts';
import { StaffPage } from '../shared/staff-page.tsx';
import { useCommand } from '../shared/use-command.ts';
import { FoundSheet } from './found-sheet.tsx';
import { useIsAnother, useRegistrationPath } from './newcomers-only.tsx';
import { ownRegistrationAtom } from './own-account.ts';
import { findMerchantAtom, placesAtomFor } from './place-atoms.ts';
import s from './registration.module.css';
import { REGISTRATION_TITLE, registrationAtom } from './registration.ts';

/** MER-001, MER-002: the first page of a registration: search the place on the map, or type it by hand. */
export function AddMerchantScreen() {
  const t = useTexts(texts);
  const isAnother = useIsAnother();
  return (
    <StaffPage
      title={REGISTRATION_TITLE}
      heading={t(isAnother ? 'addMerchant.another' : 'addMerchant.title')}
      detail={t('addMerchant.lead')}
      back={
        isAnother
          ? { to: ROUTES.settings, label: t('toSettings') }
          : { to: ROUTES.root, label: t('addMerchant.back') }
      }
    >
      <div className={s.column}>
        <UnfinishedNotice />
        <FindPlace />
      </div>
    </StaffPage>
  );
}

/** A registration that was interrupted on this device, to be continued or discarded. */
function UnfinishedNotice() {
  const t = useTexts(texts);
  const registration = useAtomValue(ownRegistrationAtom);
  const setRegistration = useSetAtom(registrationAtom);
  const pathOf = useRegistrationPath();
  if (!registration) return null;
  return (
    <Alert
      title={t('registration.unfinished', { name: registration.body.name })}
      action={
        <div className={s.buttons}>
          <LinkButton to={pathOf(createMerchantPath(registration.placeId))}>
            {t('registration.resume')}
          </LinkButton>
          <Button variant="quiet" onPress={() => setRegistration(null)}>
            {t('registration.discard')}
          </Button>
        </div>
      }
    >
      {t('registration.unfinishedHint')}
    </Alert>
  );
}

/** The search, and a link to a form that takes over the typed name; a chosen place has a name of its own. */
function FindPlace() {
  const t = useTexts(texts);
  const pathOf = useRegistrationPath();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <>
      <PlaceSearch typed={typed} setTyped={setTyped} chosen={chosen} setChosen={setChosen} />
      <div className={s.manual}>
        <p>{t('addMerchant.notListed')}</p>
        <LinkButton variant="secondary" to={pathOf(manualPlacePath(chosen === null ? typed : ''))}>
          {t('addMerchant.byHand')}
        </LinkButton>
      </div>
    </>
  );
}

type PlaceSearchProps = {
  typed: string;
  setTyped: (typed: string) => void;
  /** The id of the place on the map. */
  chosen: string | null;
  setChosen: (placeId: string | null) => void;
};

function PlaceSearch({ typed, setTyped, chosen, setChosen }: PlaceSearchProps) {
  const t = useTexts(texts);
  const { suggestions, error } = useSuggestedPlaces(typed, chosen !== null);
  const { found, setFound, next, command } = useNext();
  const change = (text: string) => {
    setTyped(text);
    setChosen(null);
  };
  return (
    <section className={s.search}>
      <SuggestField
        label={t('addMerchant.search')}
        description={t('addMerchant.searchHint')}
        name="place"
        value={typed}
        onChange={change}
        suggestions={suggestions}
        onChoose={({ id, label }) => {
          setTyped(label);
          setChosen(id);
        }}
      />
      {error !== null && <Alert kind="error">{errorText(t, error)}</Alert>}
      {command.problem !== null && <Alert kind="error">{command.problem}</Alert>}
      <div className={s.buttons}>
        <Button variant="secondary" isDisabled={typed === ''} onPress={() => change('')}>
          {t('addMerchant.undo')}
        </Button>
        <Button
          isDisabled={chosen === null}
          isPending={command.isPending}
          onPress={() => chosen !== null && next(chosen)}
        >
          {t('addMerchant.next')}
        </Button>
      </div>
      <FoundSheet merchant={found} onClose={() => setFound(null)} />
    </section>
  );
}

/** MER-002: a registered place opens the sheet, any other place its form. */
function useNext() {
  const navigate = useNavigate();
  const pathOf = useRegistrationPath();
  const find = useSetAtom(findMerchantAtom);
  const [found, setFound] = useState<Merchant | null>(null);
  const command = useCommand();
  const next = (placeId: string) =>
    void command.run(async () => {
      const merchant = await find(placeId);
      if (merchant) setFound(merchant);
      else void navigate(pathOf(createMerchantPath(placeId)));
    });
  return { found, setFound, next, command };
}

/** The places for a text that has not changed for half a second; `null` while they are looked for. */
function useSuggestedPlaces(typed: string, isChosen: boolean) {
  const [searched, setSearched] = useState('');
  useEffect(() => {
    if (isChosen) return;
    const timer = setTimeout(() => setSearched(typed.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, isChosen]);
  const { data, error } = useAtomValue(placesAtomFor(searched));
  const isCurrent = !isChosen && isSearchable(typed) && searched === typed.trim();
  return {
    suggestions: isCurrent && data ? data.map(suggestionOf) : null,
    error: isCurrent ? error : null,
  };
}

const suggestionOf = ({ placeId, description }: MapPlaceSuggestion) => ({
  id: placeId,
  label: description,
});
