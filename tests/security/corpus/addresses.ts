/** Every attribute that takes an address, on every element that has it; `@` is the placeholder of the address. */
const HOLDERS: readonly string[] = [
  // Elements allowed in an article, with attributes that belong to them and others
  ...['<a href="@">x</a>', '<a name="@" href="@" ping="@">x</a>', '<img src="@">', '<img srcset="@">'],
  ...['<img longdesc="@" src="/x.png">', '<img lowsrc="@" dynsrc="@">', '<img usemap="@" src="/x.png">'],
  ...['<iframe src="@"></iframe>', '<iframe longdesc="@"></iframe>', '<blockquote cite="@">x</blockquote>'],
  ...['<q cite="@">x</q>', '<del cite="@">x</del>', '<ins cite="@">x</ins>', '<p href="@">x</p>'],
  ...['<span src="@">x</span>', '<time href="@">x</time>', '<table background="@"><td>x</table>'],
  ...['<table><td background="@" href="@">x</table>', '<p><span xlink:href="@">x</span></p>'],
  // Elements not allowed in an article
  ...['<area href="@">', '<base href="@"><a href="x">x</a>', '<link rel="stylesheet" href="@">'],
  ...[
    '<script src="@"></script>',
    '<embed src="@">',
    '<object data="@"></object>',
    '<frameset><frame src="@">',
  ],
  ...['<object codebase="@" classid="@"></object>', '<applet code="@" codebase="@"></applet>'],
  ...['<video src="@"></video>', '<video poster="@"></video>', '<audio src="@"></audio>'],
  ...['<video><source src="@"></video>', '<picture><source srcset="@"><img></picture>'],
  ...['<video><track default src="@"></video>', '<input type="image" src="@">', '<body background="@">'],
  ...['<form action="@"><button>x</button></form>', '<form><button formaction="@">x</button></form>'],
  ...['<form><input type="submit" formaction="@"></form>', '<isindex action="@" type="submit">'],
  ...['<html manifest="@">', '<head profile="@"><meta http-equiv="refresh" content="0;url=@">'],
  ...['<svg><a href="@"><text y="9">x</text></a></svg>', '<svg><a xlink:href="@"><text>x</text></a></svg>'],
  ...['<svg><image href="@"/></svg>', '<svg><use href="@"/></svg>', '<svg><script href="@"></script></svg>'],
  ...['<math><mtext href="@" xlink:href="@">x</mtext></math>', '<fencedframe src="@"></fencedframe>'],
];

/** In a frame the address runs in the frame's own window, which has no `ran`. */
const CODE = '(self.ran||parent.ran)(1)';

const ADDRESSES: readonly string[] = [
  `javascript:${CODE}`,
  "data:text/html,<script>new Image().src='https://evil.test/'</script>",
  'vbscript:msgbox(1)',
  'blob:https://site.test/1',
];

const written: readonly string[] = [
  '<a href="data:image/svg+xml,<svg/onload=ran(1)>">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="filesystem:https://site.test/temporary/x.html">x</a>',
  '<a href="view-source:javascript:ran(1)">x</a>',
  '<a href="feed:javascript:ran(1)">x</a>',
  '<a href="intent://evil.test#Intent;scheme=javascript;end">x</a>',
  '<a href="mhtml:https://evil.test/x.mht">x</a>',
  '<a href="about:blank">x</a>',
  '<a href="javascript:ran(1)" href="/blog">x</a>',
  '<a href="javascript:ran(1)" target="_self" rel="opener">x</a>',
  '<a href="javascript:ran(1)"><img src="/x.png" alt="x"></a>',
  '<a href="javascript:ran(1)//https://example.com/">x</a>',
  '<a href="javascript:ran(1)#/blog">x</a>',
  '<img src="data:image/svg+xml,<svg onload=ran(1)>">',
  '<img src=" data:image/png;base64,x" onerror="ran(1)">',
  '<p data-video=""><a href="javascript:ran(1)">x</a></p>',
];

/** Addresses that run or contain a document, in every attribute that takes an address. */
export const addresses: readonly string[] = [
  ...written,
  ...HOLDERS.flatMap((holder) => ADDRESSES.map((address) => holder.replaceAll('@', address))),
];
