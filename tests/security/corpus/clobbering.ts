/** Names that scripts of this page look up: those of the platform, of the site and of its libraries. */
const OF_DOCUMENT = 'body cookie forms head getElementById createElement querySelector currentScript'.split(
  ' ',
);
const OF_WINDOW =
  'dataLayer gtag CookieConsent grecaptcha YT __FIREBASE_DEFAULTS__ FIREBASE_APPCHECK_DEBUG_TOKEN process'.split(
    ' ',
  );

/** Clobbering: elements whose id or name shadows what a script looks up. */
export const clobbering: readonly string[] = [
  ...OF_DOCUMENT.map((name) => `<img name="${name}" src="/x.png">`),
  ...OF_WINDOW.map((name) => `<a id="${name}" href="/blog">x</a>`),
  '<a id="defaultView" name="location" href="/blog">x</a>',
  '<img name="body" id="cookie" src="/x.png">',
  '<p id="settings">x</p><h2 id="config">x</h2>',
  '<table id="dataLayer"><tr id="push"><td id="consent">x</td></tr></table>',
  // Two elements with one name form a collection, which has members by name
  '<a id="settings"></a><a id="settings" name="endpoint" href="https://evil.test/">x</a>',
  '<form id="settings" name="options"><input name="endpoint" value="https://evil.test/"></form>',
  '<form id="settings"></form><form id="settings" name="nested"><output id="value">x</output></form>',
  // A frame's name is a window, in which further names are looked up
  '<iframe name="settings" srcdoc="<a id=endpoint href=https://evil.test/>x</a>"></iframe>',
  '<iframe name="dataLayer" srcdoc="<script>parent.ran(1)</script>"></iframe>',
  '<object name="implementation"></object>',
  '<embed name="scripts">',
  // Names that a sanitiser itself looks up on the elements it visits
  '<form><input name="attributes"></form>',
  '<form onclick=ran(1)><input name="attributes"><input name="nodeName"></form>',
  '<form onclick=ran(1)><input name="removeAttribute"><input name="setAttribute"></form>',
  '<form onclick=ran(1)><input name="parentNode"><input name="childNodes"></form>',
  '<form onclick=ran(1)><button name="nodeType"></button><select name="remove"></select></form>',
  '<form onclick=ran(1)><input name="namespaceURI"><input name="hasChildNodes"></form>',
  '<form><input name="firstElementChild"><img src=x onerror=ran(1)></form>',
  '<form id="x"></form><input form="x" name="insertBefore"><img src=x onerror=ran(1)>',
  '<input name="x" onfocus="ran(1)" autofocus id="documentElement">',
];
