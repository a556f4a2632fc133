/**
 * Starts the application in several tasks, so that a slow phone responds to input between them. Everything is in the first
 * scripts. The order matters, because the first step sends the page's requests.
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
