export { MerchantOnly } from './merchant-only.tsx';
export { SignInForm } from './sign-in-form.tsx';
export { SignInReason } from './sign-in-reason.tsx';
export { SignOutButton, StaffFrame, StaffPage } from './staff-frame.tsx';
