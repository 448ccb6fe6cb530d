/** @jest-environment jsdom */

import * as board from '../board/board-address'
import { readOwedFilters } from '../owed/owed-filters-address'
import * as list from './ficha-filters'

const address = (query: string) => new URLSearchParams(query)
/** Without what is not filtered by. */
const given = (filters: object) => JSON.parse(JSON.stringify(filters))

test.each([
  ['', {}],
  [
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
  ['q=&jornada=x&oferta=x&etapa=x&categoria=x&jefe=', {}],
])('the list of fichas at ?%s is filtered by %j', (query, expected) => {
  const filters = list.readFilters(address(query))
  expect(given(filters)).toEqual(expected)
  expect(list.hasFilters(filters)).toBe(Object.keys(expected).length > 0)
})

test('what removes the filters names each of them', () => {
  expect(list.NO_FILTERS).toStrictEqual(list.readFilters(address('')))
  const { filters, progress } = board.readBoard(address(''))
  expect(board.NO_FILTERS).toStrictEqual(filters)
  expect(board.NO_PROGRESS).toStrictEqual(progress)
})

test.each([
  ['', {}, {}, undefined],
  ['programId=7&ficha=8&jefe=52', { programId: 7, ficha: 8, jefe: '52' }, {}, undefined],
  ['grupo=cerca&faltan=4-5&por=ficha', {}, { grupo: 'cerca', faltan: '4-5' }, 'ficha'],
  ['programId=x&ficha=0&jefe=&grupo=x&faltan=x&por=x', {}, {}, undefined],
])('the board at ?%s is filtered by %j and %j, and told apart by %s', (query, filters, progress, por) => {
  const read = board.readBoard(address(query))
  expect(given(read)).toEqual({ filters, progress, ...(por && { por }) })
  expect(board.hasFilters(read)).toBe(Object.keys(filters).length > 0)
})

test.each([
  ['', {}],
  [
    'mias=true&ficha=7&programa=8&jefe=52&sinEmpezar',
    {
      mias: true,
      nroFicha: 7,
      programId: 8,
      jefe: '52',
      sinEmpezar: true,
    },
  ],
  ['mias=false', { mias: false }],
  ['mias=x&ficha=x&programa=0&jefe=', {}],
])('owed judgments at ?%s are filtered by %j', (query, expected) => {
  expect(given(readOwedFilters(address(query)))).toEqual(expected)
})
