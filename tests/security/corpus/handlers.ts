/** Events for which an element can have a handler. */
const EVENTS = (
  'abort animationcancel animationend animationiteration animationstart auxclick beforeinput beforematch ' +
  'beforetoggle blur cancel canplay canplaythrough change click close contextmenu copy cuechange cut dblclick drag ' +
  'dragend dragenter dragleave dragover dragstart drop durationchange emptied ended error focus focusin focusout ' +
  'formdata fullscreenchange gotpointercapture input invalid keydown keypress keyup load loadeddata loadedmetadata ' +
  'loadstart lostpointercapture mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup mousewheel ' +
  'paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove pointerout pointerover ' +
  'pointerrawupdate pointerup progress ratechange reset resize scroll scrollend scrollsnapchange ' +
  'securitypolicyviolation seeked seeking select selectionchange selectstart slotchange stalled submit suspend ' +
  'timeupdate toggle touchcancel touchend touchmove touchstart transitionend volumechange waiting ' +
  'webkitanimationend webkittransitionend wheel'
).split(' ');

/** Events of a window, whose handlers are written on the body. */
const WINDOW_EVENTS = (
  'afterprint beforeprint hashchange languagechange message offline online pagehide pageshow popstate storage ' +
  'unhandledrejection'
).split(' ');

/** Elements allowed in an article wherever it contains text. */
const HOLDERS = 'p h2 h3 blockquote aside a strong em u s code pre span figure ul abbr time'.split(' ');

const written: readonly string[] = [
  '<img src=x onerror=ran(1)>',
  '<img src=x OnErRoR=ran(1)>',
  '<img src onerror=ran(1)>',
  '<img srcset=, onerror=ran(1)>',
  '<img/src="x"/onerror=ran(1)>',
  '<img src=x onerror=ran(1) <p>',
  '<img src=x\nonerror\n=\nran(1)>',
  '<img\tsrc=x\tonerror\t=\tran(1)>',
  '<img\fsrc=x\fonerror=ran(1)\f>',
  '<img src=x onerror="ran(1)" onerror="void 0">',
  '<img """><img src=x onerror=ran(1)>',
  '<img src="/x.png" alt="a"onclick="ran(1)">',
  '<img loading=lazy src=x onerror=ran(1)>',
  '<p onclick="ran(1)">x</p>',
  "<p title='\"' onclick='ran(1)'>x</p>",
  '<p title="a>b" onclick=ran(1)>x</p>',
  '<p =x onclick=ran(1)>x</p>',
  '<p/onclick=ran(1)//title=x>x</p>',
  '<p onclick=ran`1`>x</p>',
  '<p onclick=[1].map(ran)>x</p>',
  '<p onclick="throw ran(1)">x</p>',
  '<p onclick="{ran(1)}">x',
  '<p accesskey="x" onclick="ran(1)">x</p>',
  '<p contenteditable onfocus=ran(1)>x</p>',
  '<p onfocus=ran(1) autofocus tabindex=0>x</p>',
  '<p data-x="1" aria-label="x" onclick="ran(1)">x</p>',
  '<p data-video="" onclick="ran(1)"><a href="/blog" onclick="ran(1)">x</a></p>',
  '<a href="/blog" onmouseover="ran(1)">x</a>',
  '<a href="#part" onclick="ran(1);return false">x</a>',
  '<a href="#part" autofocus onfocus=ran(1)>x</a>',
  '<a target=x onclick=ran(1)>x</a>',
  '<table><td onpointerenter=ran(1)>x</td></table>',
  '<table onclick=ran(1)><caption onclick=ran(1)>x</caption></table>',
  '<table><colgroup onclick=ran(1)><col onclick=ran(1)></colgroup></table>',
  '<ol><li value=1 onclick=ran(1)>x</ol>',
  '<br onclick=ran(1)><hr onclick=ran(1)>',
  '<sub><sup onclick=ran(1)>x</sup></sub>',
  '<span hidden=until-found onbeforematch=ran(1)>x</span>',
  '<em oncontextmenu=ran(1) oncontextmenu>x</em>',
];

/** Handlers on elements allowed in an article: every event once, and all spellings of the attribute. */
export const handlers: readonly string[] = [
  ...written,
  ...WINDOW_EVENTS.map((event) => `<body on${event}="ran(1)">`),
  ...EVENTS.map((event, index) => {
    const holder = HOLDERS[index % HOLDERS.length];
    return `<${holder} on${event}="ran(1)">x</${holder}>`;
  }),
];
