export { MerchantOnly } from './merchant-only.tsx';
export { SignInForm } from './sign-in-form.tsx';
export { SignOutButton, StaffFrame } from './staff-frame.tsx';
