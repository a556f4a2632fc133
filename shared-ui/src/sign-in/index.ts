export { MerchantOnly } from './merchant-only.tsx';
export { SignInForm } from './sign-in-form.tsx';
