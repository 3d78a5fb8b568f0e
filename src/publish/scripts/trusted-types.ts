import { SPECULATION_RULES } from "./speculation-rules";

/*
 * The one policy of Trusted Types, made before any other script stands in the page: what becomes a script has to come from this site, the
 * only script that is written as text is the list of speculation rules, and no text ever becomes HTML. It is the default policy, because
 * the bundler and the registration of a worker hand over plain addresses. Browsers without Trusted Types have the policy of the headers
 * alone.
 */

/** @source W3C, Trusted Types: a default policy is asked for every text that meets a sink; what is not a text is refused. */
interface TrustedTypes {
  createPolicy(name: "default", rules: Readonly<Record<"createScriptURL" | "createScript", (text: string) => string | null>>): unknown;
}

(window as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy("default", {
  createScriptURL: (address) => (new URL(address, location.href).origin === location.origin ? address : null),
  createScript: (text) => (text === SPECULATION_RULES ? text : null),
});
