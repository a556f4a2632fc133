import { Button, Sheet } from '@turno/shared-ui/components';
import type { ReactNode } from 'react';
import s from './action-sheet.module.css';

export type Action = {
  id: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
};

export type ActionSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the actions are about: the name of the row. */
  title: string;
  actions: readonly Action[];
};

/** The actions on one row of a list, as a sheet on every screen: small menus are hard to tap. */
export function ActionSheet({ isOpen, onOpenChange, title, actions }: ActionSheetProps) {
  const act = (action: Action) => {
    onOpenChange(false);
    action.onPress();
  };
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <div className={s.actions}>
        {actions.map((action) => (
          <Button
            key={action.id}
            variant={action.isDanger ? 'danger' : 'quiet'}
            icon={action.icon}
            isDisabled={action.isDisabled ?? false}
            className={s.action}
            onPress={() => act(action)}
            isFullWidth
          >
            {action.label}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
