/** Packages that ship ES modules only; jest compiles them like our own sources. */
export const esmPackages = ['altcha-lib', 'jose', 'jotai', 'ky', 'react-error-boundary'];
