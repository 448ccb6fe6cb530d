import { processorTime } from '../../../testing/processor-time.js'
import { plainAttributes } from './cell-attributes.js'

describe('plainAttributes', () => {
  it.each([
    ['<td data-v="MARÍA<br/>JOSÉ" id="a">MARÍA<br>JOSÉ</td>', '<td data-v="MARÍA br/ JOSÉ" id="a">MARÍA<br>JOSÉ</td>'],
    ["<TH title='a > b' class=x>N</TH><td>1</td>", "<TH title='a   b' class=x>N</TH><td>1</td>"],
    ['<td a="<" b="1" c=">">x="<b>"</td>', '<td a=" " b="1" c=" ">x="<b>"</td>'],
  ])('removes < and > from the attributes of %s', (html, plain) => expect(plainAttributes(html)).toBe(plain))

  it.each([
    '<td id="a">MARÍA</td>',
    // The closing quotation mark is missing, so the rest is data.
    '<td id="a>MARÍA</td><td>JOSÉ "EL MAYOR"</td>',
    '<td id="a>MARÍA',
    '<table><tr><td>a="b > c"</td></tr></table>',
  ])('leaves %s unchanged', (html) => expect(plainAttributes(html)).toBe(html))

  it.each(['<td ', '<td a="', '<td a="<', "<td a='<b", '<td a="">'])(
    'takes linear time for repeated %s',
    async (part) => {
      const text = part.repeat(300_000)
      await expect(processorTime(() => plainAttributes(text))).resolves.toBeLessThan(5000)
    },
  )
})
