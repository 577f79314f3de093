/** The word for `javascript:ran(1)` with every character as a reference. */
const decimal = [...'javascript:ran(1)'].map((character) => `&#${character.charCodeAt(0)};`).join('');
const long = [...'javascript:']
  .map((character) => `&#${`${character.charCodeAt(0)}`.padStart(7, '0')}`)
  .join('');
const hexadecimal = [...'javascript:']
  .map((character) => `&#x${character.charCodeAt(0).toString(16)}`)
  .join(';');
const controls = Array.from({ length: 31 }, (_, index) => `&#${index + 1};`).join('');

/** The same attacks, encoded so that string comparison misses them. */
export const encodings: readonly string[] = [
  // Addresses
  '<a href="javascript:ran(1)">x</a>',
  '<a href=javascript:ran(1)>x</a>',
  '<a href="JaVaScRiPt:ran(1)">x</a>',
  '<a href=" &#14; javascript:ran(1)">x</a>',
  '<a href="\x01\x02javascript:ran(1)">x</a>',
  `<a href="${controls}javascript:ran(1)">x</a>`,
  '<a href="\n\n  javascript:ran(1)\n">x</a>',
  '<a href="java&#9;script:ran(1)">x</a>',
  '<a href="java\nscript:ran(1)">x</a>',
  '<a href="j\ra\rv\ra\rs\rc\rr\ri\rp\rt\r:ran(1)">x</a>',
  '<a href="java&NewLine;script&Tab;:ran(1)">x</a>',
  '<a href="javascript&colon;ran(1)">x</a>',
  '<a href="javascript&#58ran(1)">x</a>',
  '<a href="javascript&#x0003A;ran(1)">x</a>',
  '<a href="javascript:ran&lpar;1&rpar;">x</a>',
  `<a href="${decimal}">x</a>`,
  `<a href="${long};ran(1)">x</a>`,
  `<a href="${hexadecimal};ran(1)">x</a>`,
  '<a href="javascript:%72an(1)">x</a>',
  '<a href="javascript:\\u0072an(1)">x</a>',
  '<a href="javascript://x%0Aran(1)">x</a>',
  '<a href="javascript:/*https://example.com/*/ran(1)">x</a>',
  '<a href="javascript:void\'&quot;\';ran(1)">x</a>',
  '<a href="data:text/html,<script>ran(1)</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5yYW4oMSk8L3NjcmlwdD4=">x</a>',
  '<a href="DATA:text/html;charset=utf-7,+ADw-script+AD4-ran(1)">x</a>',
  '<a href="data&colon;text/html,&lt;script&gt;ran(1)&lt;/script&gt;">x</a>',
  '<a href="v&#98;script:msgbox(1)">x</a>',
  // Handlers
  '<img src=x onerror=&#114;&#97;&#110;&#40;&#49;&#41;>',
  '<img src=x onerror=&#x72an(1)>',
  '<img src=x onerror=&#0000114an(1)>',
  '<img src=x onerror=ran&lpar;1&rpar;>',
  '<img src=x onerror=ran&DiacriticalGrave;1&DiacriticalGrave;>',
  '<img src=x onerror=\\u0072an(1)>',
  '<img src=x onerror=\\u{72}an(1)>',
  "<img src=x onerror=window['r'+'an'](1)>",
  "<img src=x onerror=eval(atob('cmFuKDEp'))>",
  "<img src=x onerror=eval('\\x72an(1)')>",
  "<img src=x onerror=setTimeout('ran(1)')>",
  "<img src=x onerror=Function('ran(1)')()>",
  "<img src=x onerror=import('data:text/javascript,ran(1)')>",
  '<img src=x onerror="with(self)\u2028ran(1)">',
  '<img src=x onerror="\u00a0\ufeffran(1)">',
  // Names of elements and attributes
  '<ScRiPt>ran(1)</sCrIpT>',
  '\ufeff<script>ran(1)</script>',
  '<IMG SRC=x ONERROR=ran(1)>',
  '<script\0>ran(1)</script>',
  '<s\0cript>ran(1)</script>',
  '<img \0src=x onerror=ran(1)>',
  '<img src=x\0 onerror=ran(1)>',
  '<img src=x on\0error=ran(1)>',
  '<img src=x \u00a0onerror=ran(1) onclick=ran(1)>',
  '<lin\u212a rel=stylesheet href="https://evil.test/x.css">',
  '<img src=x one\u0280ror=ran(1)>',
  '<meta charset="utf-7"><p>+ADw-script+AD4-ran(1)+ADw-/script+AD4-</p>',
  '<p title="\ud800" onclick=ran(1)>x</p>',
  '<p title="&quot;" onclick=ran(1) title="&#34;&#62;">x</p>',
];
