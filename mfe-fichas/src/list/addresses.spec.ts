/** @jest-environment jsdom */

import * as board from '../board/board-address'
import { readOwedFilters } from '../owed/owed-filters-address'
import * as list from './list-address'

const address = (query: string) => new URLSearchParams(query)
/** Removes undefined values. */
const defined = (filters: object) => JSON.parse(JSON.stringify(filters))

test.each([
  ['no query is not filtered', '', {}],
  [
    'a query of six filters applies all of them',
    'q=255&jornada=mixta&oferta=abierta&etapa=lectiva&categoria=en_proceso&jefe=52',
    {
      q: '255',
      jornada: 'mixta',
      oferta: 'abierta',
      etapa: 'lectiva',
      categoria: 'en_proceso',
      jefe: '52',
    },
  ],
  ['empty or unknown values is not filtered', 'q=&jornada=x&oferta=x&etapa=x&categoria=x&jefe=', {}],
])('the list of fichas with %s', (_, query, expected) => {
  const filters = list.readFilters(address(query))
  expect(defined(filters)).toEqual(expected)
  expect(list.hasFilters(filters)).toBe(Object.keys(expected).length > 0)
})

test('the URL changes that remove all filters include each filter', () => {
  expect(list.NO_FILTERS).toStrictEqual(list.readFilters(address('')))
  const { filters, progress } = board.readBoard(address(''))
  expect(board.NO_FILTERS).toStrictEqual(filters)
  expect(board.NO_PROGRESS).toStrictEqual(progress)
})

test.each([
  ['no query is neither filtered nor grouped', '', {}, {}, undefined],
  [
    'a program, a ficha and a jefe de ficha applies those filters',
    'programId=7&ficha=8&jefe=52',
    { programId: 7, ficha: 8, jefe: '52' },
    {},
    undefined,
  ],
  [
    'a group, a number of missing outcomes and a grouping applies those',
    'grupo=cerca&faltan=4-5&por=ficha',
    {},
    { grupo: 'cerca', faltan: '4-5' },
    'ficha',
  ],
  [
    'invalid values is neither filtered nor grouped',
    'programId=x&ficha=0&jefe=&grupo=x&faltan=x&por=x',
    {},
    {},
    undefined,
  ],
])('the board with %s', (_, query, filters, progress, por) => {
  const read = board.readBoard(address(query))
  expect(defined(read)).toEqual({ filters, progress, ...(por && { por }) })
  expect(board.hasFilters(read)).toBe(Object.keys(filters).length > 0)
})

test.each([
  ['no query are not filtered', '', {}],
  [
    'a query of five filters apply all of them',
    'mias=true&ficha=7&programa=8&jefe=52&sinEmpezar',
    {
      mias: true,
      nroFicha: 7,
      programId: 8,
      jefe: '52',
      sinEmpezar: true,
    },
  ],
  ['"mias=false" are those of all fichas', 'mias=false', { mias: false }],
  ['invalid values are not filtered', 'mias=x&ficha=x&programa=0&jefe=', {}],
])('the owed judgments with %s', (_, query, expected) => {
  expect(defined(readOwedFilters(address(query)))).toEqual(expected)
})
