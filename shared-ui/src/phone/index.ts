export { isPhoneOrEmpty, PhoneField, type PhoneFieldProps } from './phone-field.tsx';
