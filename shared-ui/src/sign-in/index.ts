export { MerchantOnly } from './merchant-only.tsx';
export { SignInForm } from './sign-in-form.tsx';
export { SignInReason } from './sign-in-reason.tsx';
export { SignOutButton, StaffFrame } from './staff-frame.tsx';
export { startStaffPage } from './start-staff-page.tsx';
