import { CFB, utils, write } from '@e965/xlsx'
import { hiddenInOds, indexesIn } from './ods-visibility.js'

/** An .ods with this content. */
function odsOf(xml: string): Buffer {
  const archive = CFB.utils.cfb_new()
  CFB.utils.cfb_add(archive, '/content.xml', Buffer.from(xml))
  return CFB.write(archive, { type: 'buffer', fileType: 'zip' })
}

it('hidden rows and columns of an .ods are counted with their repetitions, in each sheet', () => {
  const bytes = odsOf(`<table:table table:name="A"><table:table-column table:number-columns-repeated="2"/>
    <table:table-column table:visibility="collapse"/><table:table-row table:number-rows-repeated='3'></table:table-row>
    <table:table-row table:visibility="filter" table:number-rows-repeated="2"/><table:table-row table:visibility="visible"/>
    <table:table-row table:visibility="collapse"/></table:table><table:table><table:table-row table:visibility="collapse"/></table:table>`)
  expect(hiddenInOds(bytes)).toEqual([
    {
      rows: [
        { start: 3, end: 5 },
        { start: 6, end: 7 },
      ],
      columns: [{ start: 2, end: 3 }],
    },
    { rows: [{ start: 0, end: 1 }], columns: [] },
  ])
})

it('other workbooks have nothing hidden here', () => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['content.xml']]), 'Hoja')
  expect(hiddenInOds(write(book, { type: 'buffer', bookType: 'xlsx', compression: false }))).toEqual([])
})

it('the indexes in runs end with the sheet', () => {
  const runs = [
    { start: 1, end: 3 },
    { start: 5, end: 1_048_576 },
  ]
  expect([...indexesIn(runs, 7)]).toEqual([1, 2, 5, 6])
})
