export { CheckboxField, type CheckboxFieldProps } from './fields/checkbox-field.tsx';
export { NumberField, type NumberFieldProps } from './fields/number-field.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/password-field.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './fields/radio-group.tsx';
export { Switch, type SwitchProps } from './fields/switch.tsx';
export { TextArea, type TextAreaProps } from './fields/text-area.tsx';
export { Form } from './form.tsx';
export type { FormProblem } from './form-problems.ts';
export { formRules, type Problems } from './form-rules.ts';
export { hasUnsavedChangesAtom, LeaveQuestion, LeaveWarning } from './leave-warning.tsx';
export {
  isPairLongEnough,
  type PasswordPair,
  PasswordPairFields,
  pairProblems,
} from './password-pair.tsx';
export { SaveBar, type SaveBarProps } from './save-bar.tsx';
export { SuggestField, type SuggestFieldProps } from './suggest/suggest-field.tsx';
export type { Suggestion } from './suggest/suggestion-list.tsx';
export { type FieldOfForm, type Form as FormState, type FormOptions, useForm } from './use-form.ts';
