/*
 * For the security policy (docs/decisions/12-security-headers.md), whose headers cannot name what a script may load.
 *
 * The Trusted Types policy, created before any script that loads another: script URLs have to be of this site, and no text becomes a
 * script or HTML. It is the default policy, because webpack and the registration of the worker pass plain strings. Browsers without Trusted
 * Types have the Content Security Policy alone.
 */

/** @source W3C, Trusted Types: a default policy is asked for every text that meets a sink; what is not a text is refused. */
interface TrustedTypes {
  createPolicy(name: "default", rules: Readonly<Record<"createScriptURL", (text: string) => string | null>>): unknown;
}

(window as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
});
