/** @jest-environment jsdom */
import { answeredPages, rememberAnswer } from '../feedback/answered-pages'
import { dataOf, isComplete, valuesOf } from './document-values'

const values = { titulo_es: 'Guía', titulo_en: 'Guide', categoria: 'guias' }

test('a form has the titles and the category of a document, and sends no more', () => {
  expect(valuesOf({ ...values, id: 7, archivo: 'a.pdf' } as never)).toEqual(values)
  expect(dataOf({ ...values, archivo: 'a.pdf' } as never)).toEqual(values)
})

test.each([
  [{}, true],
  [{ titulo_es: ' ' }, false],
  [{ titulo_en: '' }, false],
  [{ categoria: '' }, false],
])('with %j a form is complete: %s', (given, expected) => {
  expect(isComplete({ ...values, ...given })).toBe(expected)
})

describe('a page of which this browser has said something', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => jest.restoreAllMocks())

  test('is remembered once, beside others', () => {
    expect(answeredPages()).toEqual([])
    for (const page of ['inicio', 'fichas', 'inicio']) rememberAnswer(page)
    expect(answeredPages()).toEqual(['inicio', 'fichas'])
  })

  test.each([
    ['{', []],
    ['{"a":1}', []],
    ['[1,"a"]', ['1', 'a']],
  ])('is read from %s as %j', (stored, pages) => {
    localStorage.setItem('opiniones', stored)
    expect(answeredPages()).toEqual(pages)
  })

  test('is asked for again where nothing can be stored', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    expect(() => rememberAnswer('inicio')).not.toThrow()
    expect(answeredPages()).toEqual([])
  })
})
