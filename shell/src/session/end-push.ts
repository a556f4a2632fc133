/**
 * Ends the messages that this browser receives about tickets of a person whose session is over, because somebody else may
 * use it next. The services forget the browser when its push service reports that it is gone.
 */
export async function endPush(
  container: Pick<ServiceWorkerContainer, 'getRegistration'> | undefined,
): Promise<void> {
  try {
    const registration = await container?.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // Browsers that deny access receive nothing either.
  }
}
