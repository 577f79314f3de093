// @vitest-environment jsdom
// cspell:ignore fareast filelist Calibri yfti irow
import { expect, test } from 'vitest';
import { cleanPaste, setStylesAside } from './clean-paste.ts';

function clean(html: string): string {
  const { body } = new DOMParser().parseFromString(setStylesAside(html), 'text/html');
  cleanPaste(body);
  return body.innerHTML;
}

/** A paragraph of a list as Word 365 for Windows copies it. */
function wordItem(text: string, marker: string, level = 1, list = 'l0'): string {
  return `<p class=MsoListParagraphCxSpMiddle style='margin-left:.5in;mso-add-space:auto;text-indent:-.25in;mso-list:${list} level${level} lfo1'><![if !supportLists]><span lang=EN-GB
style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>`;
}

/** The document around a selection as Word 365 copies it. */
const wordDocument = (content: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40"><head>
<meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {mso-style-parent:""; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style>
</head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->${content}<!--EndFragment--></body></html>`;

/** The document around a selection as Google Docs copies it: everything is in a `b` that is not bold. */
const docsDocument = (content: string) =>
  `<html><body><!--StartFragment--><meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e3d4c-7fff-0a1b-2c3d-4e5f60718293">${content}</b><br class="Apple-interchange-newline"><!--EndFragment--></body></html>`;

const docsSpan = (text: string, style = 'font-weight:400;font-style:normal;text-decoration:none') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};vertical-align:baseline;white-space:pre-wrap;">${text}</span>`;

test.each([
  [
    'Word: styles, fonts, smart tags, empty paragraphs and line breaks of the file are removed',
    wordDocument(`<p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'><span lang=EN-GB style='font-size:12.0pt;color:red'>One
name</span></b><span lang=EN-GB> for <st1:place w:st="on">London</st1:place><span style='mso-spacerun:yes'>  </span>and <i>one</i> unit<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-GB><o:p>&nbsp;</o:p></span></p><p class=MsoNormal>End<del cite="mailto:A"> not this</del><a style='mso-comment-reference:A_1' name="_Toc1"></a><span class=MsoCommentReference>[A1]</span></p>`),
    '<p><b>One name</b> for London and <i>one</i> unit</p><p>End</p>',
  ],
  [
    'Word: title and headings begin at the second level',
    wordDocument(
      '<p class=MsoTitle>Units</p><h1><b>First</b><o:p></o:p></h1><h2>Below</h2><h3>Third</h3><h4>Fourth</h4>',
    ),
    '<h2>Units</h2><h2>First</h2><h3>Below</h3><h4>Third</h4><h4>Fourth</h4>',
  ],
  [
    'Word: paragraphs with markers become nested lists',
    wordDocument(
      `${wordItem('Walls', '·')}${wordItem('Doors', 'o', 2)}${wordItem('Slabs', '·')}<p class=MsoNormal>Between</p>${wordItem('Third', '3.')}${wordItem('Fourth', '4.')}${wordItem('Dot', '·')}`,
    ),
    '<ul><li>Walls<ul><li>Doors</li></ul></li><li>Slabs</li></ul><p>Between</p><ol start="3"><li>Third</li><li>Fourth</li></ol><ul><li>Dot</li></ul>',
  ],
  [
    'Word: a table stays, and a picture on the writer’s disk, which nobody else can see, is removed',
    wordDocument(
      `<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal>Unit<o:p></o:p></p></td><td><p class=MsoNormal>Symbol</p></td></tr><tr><td><p class=MsoNormal>Watt</p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table><p class=MsoNormal><img width=10 src="file:///C:/Temp/clip_image002.png" v:shapes="Picture_1"></p>`,
    ),
    '<table><thead><tr><th scope="col">Unit</th><th scope="col">Symbol</th></tr></thead><tbody><tr><td>Watt</td><td></td></tr></tbody></table>',
  ],
  [
    'Google Docs: the wrapper, empty lines and colours are removed, bold and italic stay',
    docsDocument(
      `<p dir="ltr" style="line-height:1.38;margin-top:0pt">${docsSpan('One ')}${docsSpan('name', 'font-weight:700;font-style:italic')}${docsSpan(', H')}<span style="font-size:0.6em;vertical-align:sub;">2</span></p><br><p dir="ltr"><a href="https://example.org/" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">A link</span></a></p><br>`,
    ),
    '<p>One <em><strong>name</strong></em>, H<sub>2</sub></p><p><a href="https://example.org/">A link</a></p>',
  ],
  [
    'Google Docs: a heading begins at the second level, and an inner list moves into its item',
    docsDocument(
      `<h1 dir="ltr"><span style="font-size:20pt;font-weight:700;">Heading</span></h1><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation">${docsSpan('One')}</p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation">${docsSpan('Inner')}</p></li></ul></ul>`,
    ),
    '<h2>Heading</h2><ul><li>One<ul><li>Inner</li></ul></li></ul>',
  ],
  [
    'Excel: the first row becomes a header row',
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!--table {mso-displayed-decimal-separator:"\\."}--></style></head><body><table border=0 cellpadding=0 width=128 style='border-collapse:collapse'><col width=64 span=2 style='width:48pt'><!--StartFragment--><tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64>Layer</td><td class=xl65 width=64>λ, W/(m·K)</td></tr><tr height=20><td>Brick</td><td align=right x:num="0.77">0.77</td></tr><!--EndFragment--></table></body></html>`,
    '<table><thead><tr><th scope="col">Layer</th><th scope="col">λ, W/(m·K)</th></tr></thead><tbody><tr><td>Brick</td><td>0.77</td></tr></tbody></table>',
  ],
  [
    'Google Sheets: the element around the table, its widths and its data are removed',
    `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;font-weight:bold" colspan="2" data-sheets-value='{"1":2}'>U</td></tr><tr><td>Wall</td><td>0.2</td></tr></tbody></table></google-sheets-html-origin>`,
    '<table><thead><tr><th colspan="2" scope="col">U</th></tr></thead><tbody><tr><td>Wall</td><td>0.2</td></tr></tbody></table>',
  ],
  [
    'other programs: blocks become paragraphs, code keeps its lines',
    '<div><div>One</div><div>Two <font color="red">red</font></div></div>Loose <b>text</b><pre><code>a\n  b</code></pre><div><br></div>',
    '<p>One</p><p>Two red</p><p>Loose <b>text</b></p><pre><code>a\n  b</code></pre>',
  ],
])('STAFF-08 %s', (_, pasted, cleaned) => {
  expect(clean(pasted)).toBe(cleaned);
  expect(clean(cleaned)).toBe(cleaned); // What is clean stays as it is.
});
