import { STAFF_ROLES, type StaffRole } from '@turno/shared-types';
import { Select } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';

type RoleSelectProps = { role: StaffRole; onChange: (role: StaffRole) => void };

/** A select for a role, with a description of what the chosen one permits. */
export function RoleSelect({ role, onChange }: RoleSelectProps) {
  const t = useTexts(texts);
  return (
    <Select
      label={t('team.role')}
      description={t(`team.may.${role}`)}
      options={STAFF_ROLES.map((id) => ({ id, label: t(`team.roles.${id}`) }))}
      value={role}
      onChange={onChange}
    />
  );
}
