import { registerHooks } from 'node:module';

// The service as it is, over a store that makes its process die at named steps. Only this file knows of it: the
// service's own entry takes what it imports.
registerHooks({
  resolve(specifier, context, next) {
    const isStore = specifier === './store.ts' && context.parentURL?.endsWith('/src/main.ts');
    if (!isStore) return next(specifier, context);
    return { url: new URL('./crashing-store.ts', import.meta.url).href, shortCircuit: true };
  },
});
await import('../../src/main.ts');
