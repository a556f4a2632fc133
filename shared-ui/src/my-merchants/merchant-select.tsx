import type { Merchant } from '@turno/shared-types';
import { Select, type SelectProps } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';

type MerchantSelectProps = Omit<SelectProps<number>, 'options'> & {
  merchants: readonly Merchant[];
};

/** MER-013: the merchants of an account to choose from. S-08: those that closed for good come last, and say so. */
export function MerchantSelect({ merchants, ...select }: MerchantSelectProps) {
  const t = useSharedTexts();
  const open = merchants.filter(({ closedAt }) => !closedAt);
  const closed = merchants.filter(({ closedAt }) => closedAt);
  const options = [
    ...open.map(({ id, name }) => ({ id, label: name })),
    ...closed.map(({ id, name }) => ({ id, label: t('closedPlace', { name }) })),
  ];
  return <Select {...select} options={options} />;
}
