import { processorTime } from '../testing/processor-time.js'
import { plainAttributes } from './cell-attributes.js'

describe('the attributes of cells', () => {
  it.each([
    ['<td data-v="MARÍA<br/>JOSÉ" id="a">MARÍA<br>JOSÉ</td>', '<td data-v="MARÍA br/ JOSÉ" id="a">MARÍA<br>JOSÉ</td>'],
    ["<TH title='a > b' class=x>N</TH><td>1</td>", "<TH title='a   b' class=x>N</TH><td>1</td>"],
    ['<td a="<" b="1" c=">">x="<b>"</td>', '<td a=" " b="1" c=" ">x="<b>"</td>'],
  ])('%s hold no markup', (html, plain) => expect(plainAttributes(html)).toBe(plain))

  it.each([
    '<td id="a">MARÍA</td>',
    // The end is missing: what follows is data.
    '<td id="a>MARÍA</td><td>JOSÉ "EL MAYOR"</td>',
    '<td id="a>MARÍA',
    '<table><tr><td>a="b > c"</td></tr></table>',
  ])('%s stays as it is', (html) => expect(plainAttributes(html)).toBe(html))

  it.each(['<td ', '<td a="', '<td a="<', "<td a='<b", '<td a="">'])('take linear time: %s', async (part) => {
    const text = part.repeat(300_000)
    await expect(processorTime(() => plainAttributes(text))).resolves.toBeLessThan(5000)
  })
})
