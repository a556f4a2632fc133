export { default as headerMenuStyles } from './header-menu.module.css';
export { HeaderMenu } from './header-menu.tsx';
export { LANGUAGE_NAMES, LanguageMenu } from './language-menu.tsx';
export { createLanguageStore, type LanguageStore } from './language-store.ts';
