import { htmlText } from './html-text.js'

const textOf = (cell: string) => {
  const [, text] = /<td>(.*)<\/td>/s.exec(htmlText(Buffer.from(`<table><tr><td>${cell}</td></tr></table>`))) ?? []
  return text
}

it.each([
  ['O&#39;NEAL', 'O&apos;NEAL'],
  ['O&#039;NEAL', 'O&apos;NEAL'],
  ['&#34;A&#x22;', '&quot;A&quot;'],
  ['1 &#60; 2 &#38; 3', '1 &lt; 2 &amp; 3'],
  ['MU&#209;OZ, A&#45;B', 'MUÑOZ, A-B'],
  ['A&#xfb01;B &#128512;', 'AﬁB 😀'],
  ['A&#10;B', 'A\nB'],
  ['A&#0;B', 'A\ufffdB'],
  ['A&#xd800;&#9999999;', 'A\ufffd\ufffd'],
  ['A&foo;', 'A\ufffd'],
  ['A&toString;', 'A\ufffd'],
])('htmlText decodes the cell %s to %j', (cell, text) => expect(textOf(cell)).toBe(text))
