import { DEFAULT_LANGUAGE, LANGUAGES } from "../../core/languages";

/** Where the visitor's choice of a language is kept (specification, section 4). */
export const LANGUAGE_KEY = "language";

/** Where it is kept that the visitor does not want to be offered another language. */
export const OFFER_KEY = "language-offer";

/** The attribute by which a link says that following it is a choice of a language. */
export const CHOICE_ATTRIBUTE = "data-language";

/** The attribute of the document that names the language to offer, and of the bar that offers it. */
export const OFFER_ATTRIBUTE = "data-offer";

/** The attribute of the button that closes the bar. */
export const DISMISS_ATTRIBUTE = "data-dismiss-offer";

/** The attribute of the body by which the page for unknown addresses says that it is none of the site's own. */
export const UNKNOWN_ATTRIBUTE = "data-unknown";

/** The languages whose addresses have a prefix. */
const PREFIXES = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).join("|");

/** Whoever reads without being a visitor gets the page that was asked for: crawlers, link previews, services that take pictures. */
const READERS =
  "bot|crawl|spider|slurp|preview|headless|lighthouse|facebookexternalhit|embedly|whatsapp|telegram|skype|pinterest|vkshare|validator|archiver|monitor";

/**
 * A script for the beginning of the body, before anything is painted. It leads to the language that the visitor chose, offers the
 * browser's language where nothing was chosen, and remembers a choice that is made before any other script has arrived. It is the same
 * on every page, so that one hash in a policy covers it, and it reads the page's translations from the head.
 *
 * - `?lng=de` acts like a choice.
 * - A stored choice that differs from the page's language leads to the same page in that language; `location.replace` keeps the way back
 *   free. A stored value that is none of the languages counts as none.
 * - Without a choice, the browser's languages lead on from the home page only; elsewhere a bar offers the page in them.
 * - An unknown address has no translations. It is the same address below another language that a choice leads to, whose 404 page knows
 *   that language; where a host answers with one page for all of them, the choice does not lead on again. The origin is written before the path, because
 *   an unknown path may begin with two slashes, which alone would name another host.
 * - Storage that throws changes nothing else: a choice that cannot be stored travels in the address, so that the home page cannot lead
 *   away from it again.
 */
export const LANGUAGE_SCRIPT = `(function(){
var codes=${JSON.stringify(LANGUAGES)},root=document.documentElement,here=root.lang,isUnknown=document.body.hasAttribute("${UNKNOWN_ATTRIBUTE}");
function known(code){return codes.indexOf(code)>=0}
function read(key){try{return localStorage.getItem(key)}catch(e){}}
function store(key,value){try{localStorage.setItem(key,value);return true}catch(e){}}
function unknownIn(code){return(code==="${DEFAULT_LANGUAGE}"?"":"/"+code)+location.pathname.replace(/^\\/(?:${PREFIXES})(?=\\/)/,"")}
document.addEventListener("click",function(event){
var target=event.target.closest?event.target:root,link=target.closest("a[${CHOICE_ATTRIBUTE}]"),code;
if(link){code=link.getAttribute("${CHOICE_ATTRIBUTE}");if(isUnknown)link.pathname=unknownIn(code);if(!store("${LANGUAGE_KEY}",code))link.search="?lng="+code}
if(target.closest("[${DISMISS_ATTRIBUTE}]")){root.removeAttribute("${OFFER_ATTRIBUTE}");store("${OFFER_KEY}","dismissed")}
},true);
if(/${READERS}/i.test(navigator.userAgent))return;
var asked=new URLSearchParams(location.search).get("lng"),wanted=read("${LANGUAGE_KEY}"),isChosen;
if(known(asked)){store("${LANGUAGE_KEY}",asked);wanted=asked}
isChosen=known(wanted);
if(!isChosen)wanted=(navigator.languages||[]).map(function(tag){return tag.slice(0,2).toLowerCase()}).filter(known)[0];
if(!wanted||wanted===here)return;
var link=document.head.querySelector('link[hreflang="'+wanted+'"]'),path=isUnknown&&isChosen?unknownIn(wanted):link&&new URL(link.href).pathname;
if(!path||path===location.pathname)return;
if(isChosen||location.pathname==="/"){
root.style.visibility="hidden";
location.replace(location.origin+path+location.search+location.hash);
}else if(!read("${OFFER_KEY}"))root.setAttribute("${OFFER_ATTRIBUTE}",wanted);
})()`;
