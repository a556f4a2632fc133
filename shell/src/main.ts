/**
 * Starts the application in several tasks, between which a slow phone answers its user. Everything is in the first
 * scripts; the order matters, because the first step sends the requests of the page.
 */
async function main(): Promise<void> {
  await import(/* webpackMode: "eager" */ './preload.ts');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@turno/shared-ui/components');
  await nextTask();
  await import(/* webpackMode: "eager" */ './shared-modules.ts');
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await nextTask();
  await start();
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

void main();
