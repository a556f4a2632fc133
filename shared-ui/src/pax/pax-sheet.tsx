import { PAX_BUTTONS } from '@turno/shared-types/constants';
import { Button, Sheet } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useState } from 'react';
import { PaxSelector } from './pax-selector.tsx';

export type PaxSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The question: "In quanti siete?" */
  title: string;
  min: number;
  max: number;
  /** The label of the confirming button: "Prendi il numero". */
  confirmLabel: string;
  onConfirm: (pax: number) => void;
  isPending?: boolean;
};

/** CON-027: asks for the size of a party; half the height up to six, and no confirmation before a choice. */
export function PaxSheet(props: PaxSheetProps) {
  const { isOpen, onOpenChange, title, min, max, confirmLabel, onConfirm, isPending } = props;
  const t = useSharedTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      height={max <= PAX_BUTTONS ? 'half' : 'auto'}
      footer={
        <Button
          size="large"
          isFullWidth
          isDisabled={chosen === null}
          isPending={isPending ?? false}
          onPress={() => chosen !== null && onConfirm(chosen)}
        >
          {chosen === null ? t('pax.choose') : confirmLabel}
        </Button>
      }
    >
      <PaxSelector
        label={title}
        isLabelHidden
        min={min}
        max={max}
        value={chosen}
        onChange={setChosen}
      />
    </Sheet>
  );
}
