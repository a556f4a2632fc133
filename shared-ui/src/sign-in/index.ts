export { MerchantOnly } from './merchant-only.tsx';
export { SignInForm } from './sign-in-form.tsx';
export { SignOutButton } from './sign-out-button.tsx';
export { StaffFrame } from './staff-frame.tsx';
