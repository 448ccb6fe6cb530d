import { markedFormulas } from './formula-results.js'
import { NO_RESULT } from './lost-values.js'

const OF_XLSX = `<v>${NO_RESULT}</v></c>`
const OF_ODS = `<text:p>${NO_RESULT}</text:p></table:table-cell>`

describe('a cell', () => {
  it.each([
    ['<c r="A1"><f>B1</f></c>', `<c r="A1" t="str">${OF_XLSX}`],
    ['<c><f>B1</f></c>', `<c t="str">${OF_XLSX}`],
    ['<c r="A1" s="2"><f>B1</f><v></v></c>', `<c r="A1" s="2" t="str">${OF_XLSX}`],
    ['<c r="A1" t="n"> <f si="0"/> <v /> </c>', `<c r="A1" t="str">${OF_XLSX}`],
    ['<c r="A1" t="str"><f>B1</f></c>', `<c r="A1" t="str">${OF_XLSX}`],
    ['<x:c r="A1"><x:f>B1</x:f></x:c>', `<x:c r="A1" t="str"><x:v>${NO_RESULT}</x:v></x:c>`],
    [
      '<table:table-cell table:formula="of:=[.A1]"/>',
      `<table:table-cell table:formula="of:=[.A1]" office:value-type="string">${OF_ODS}`,
    ],
    [
      '<table:table-cell table:formula="of:=[.A1]"> </table:table-cell>',
      `<table:table-cell table:formula="of:=[.A1]" office:value-type="string">${OF_ODS}`,
    ],
  ])('with a formula and without a result gets a marker: %s', (xml, marked) => expect(markedFormulas(xml)).toBe(marked))

  it.each([
    '<c r="A1"><f>B1</f><v>7</v></c>',
    '<c r="A1" t="str"><f>B1</f><v></v></c>',
    "<c r='A1' t='str'><f>B1</f><v/></c>",
    '<c r="A1"><v></v></c>',
    '<table:table-cell table:formula="of:=[.A1]"><text:p>7</text:p></table:table-cell>',
    '<table:table-cell table:style-name="a"/>',
    '<table:table-cell table:style-name="a"></table:table-cell>',
  ])('with a result or without a formula is unchanged: %s', (xml) => expect(markedFormulas(xml)).toBe(xml))

  it.each([
    [
      '<table:table-cell office:value-type="float" office:value="7"/>',
      '<table:table-cell office:value-type="float" office:value="7"></table:table-cell>',
    ],
    [
      '<table:table-cell office:value-type="string" office:string-value="LUZ"></table:table-cell>',
      '<table:table-cell office:value-type="string" office:string-value="LUZ"/>',
    ],
  ])('of an .ods is rewritten so that the parser reads its hidden value: %s', (xml, marked) =>
    expect(markedFormulas(xml)).toBe(marked),
  )

  const inline = (text: string) => `t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`
  it.each([
    ['<c r="A1" t="str"><f>B1</f><v>A&amp;amp;B</v></c>', `<c r="A1" ${inline('A&amp;amp;B')}`],
    ['<c r="A1" t="str" s="2"> <f si="0"/> <v>LUZ</v> </c>', `<c r="A1" s="2" ${inline('LUZ')}`],
    ["<c r='A1' t='str'><v xml:space='preserve'> LUZ </v></c>", `<c r='A1' ${inline(' LUZ ')}`],
    ['<c t="str"><v><![CDATA[A&B]]></v></c>', `<c ${inline('<![CDATA[A&B]]>')}`],
    [
      '<x:c r="A1" t="str"><x:v>LUZ</x:v></x:c>',
      '<x:c r="A1" t="inlineStr"><x:is><x:t xml:space="preserve">LUZ</x:t></x:is></x:c>',
    ],
  ])('with a text as result becomes a cell with an inline text: %s', (xml, marked) =>
    expect(markedFormulas(xml)).toBe(marked),
  )
})
