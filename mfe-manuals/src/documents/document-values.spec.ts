/** @jest-environment jsdom */
import { DOCUMENT_FIELDS } from '@fichero/contract/document.fields'
import { formValues } from '@fichero/contract/fields'
import { answeredPages, rememberAnswer } from '../feedback/answered-pages'
import { isComplete } from './document-values'

const values = { titulo_es: 'Guía', titulo_en: 'Guide', categoria: 'guias' }

test('the values of the form are the titles and the category of a document', () => {
  expect(formValues(DOCUMENT_FIELDS, { ...values, id: 7, archivo: 'a.pdf' } as never)).toEqual(values)
})

test.each([
  ['complete with all values', {}, true],
  ['incomplete with a blank Spanish title', { titulo_es: ' ' }, false],
  ['incomplete without an English title', { titulo_en: '' }, false],
  ['incomplete without a category', { categoria: '' }, false],
])('the form is %s', (_, fields, expected) => {
  expect(isComplete({ ...values, ...fields })).toBe(expected)
})

describe('a page that was rated in this browser', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => jest.restoreAllMocks())

  test('is stored once, together with other pages', () => {
    expect(answeredPages()).toEqual([])
    for (const page of ['inicio', 'fichas', 'inicio']) rememberAnswer(page)
    expect(answeredPages()).toEqual(['inicio', 'fichas'])
  })

  test.each([
    ['damaged storage as no page', '{', []],
    ['an object in the storage as no page', '{"a":1}', []],
    ['a list in the storage as texts', '[1,"a"]', ['1', 'a']],
  ])('is read from %s', (_, stored, pages) => {
    localStorage.setItem('opiniones', stored)
    expect(answeredPages()).toEqual(pages)
  })

  test('can be rated again if the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(() => rememberAnswer('inicio')).not.toThrow()
    expect(answeredPages()).toEqual([])
  })
})
