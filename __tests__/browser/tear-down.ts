/** Ends what `set-up.ts` started. */
export default async function tearDown(): Promise<void> {
  await globalThis.browserServer?.close();
  globalThis.siteServer?.removeAllListeners("exit");
  globalThis.siteServer?.kill();
}
