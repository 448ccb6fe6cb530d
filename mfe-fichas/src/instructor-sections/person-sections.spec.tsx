/** @jest-environment jsdom */
import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { countGivenJudgments } from '@fichero/contract/calls/users.calls'
import { answer, openPlaceInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { linksOf, rowsOf, textsOf } from '../../testing/dom-queries'
import { Page as GivenSection } from '../pages/given-section'
import { Page as HeadedSection } from '../pages/headed-section'

const remote = {
  definition,
  texts: { es, en },
  pages: { 'headed-section': HeadedSection, 'given-section': GivenSection },
}
const PERSON = { id: 7, document: '1098765432' }
const ficha = {
  nro_ficha: 2888001,
  id_programa_formacion: 3,
  programa_formacion: 'COCINA',
  total_aprendices_en_formacion: 21,
  progreso: 62.5,
}
const pagination = { currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 10 }
const fichas = answer(listFichas, { ok: true, fichas: [ficha], pagination } as never)
const months = (aprobados: number, no_aprobados: number) =>
  answer(countGivenJudgments, { ok: true, meses: [{ mes: '2026-02', aprobados, no_aprobados }] })

const open = (answers: NonNullable<Parameters<typeof openPlaceInFakeShell>[3]>['answers'] = []) =>
  openPlaceInFakeShell(remote, 'person.section', PERSON, { answers })

test('the page of a person has sections for the fichas of the head and for the judgments of each month', async () => {
  const { findByText, getAllByRole, sent } = await open([fichas, months(3, 2)])
  expect(await findByText('5 juicios')).toBeTruthy()
  expect(getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Fichas que dirige',
    '¿Cuántos juicios dio cada mes?',
  ])
  expect((await findByText('2888001')).getAttribute('href')).toBe('/fichas/visualizar/2888001')
  expect(sent.map(({ url }) => url)).toEqual(
    expect.arrayContaining([expect.stringContaining('jefe=1098765432'), '/api/users/juicios/7']),
  )
})

test('each section separately reports that it is empty or could not be loaded', async () => {
  const { findByText } = await open([refuse(listFichas, 403, 'forbidden'), months(0, 0)])
  expect(await findByText('Ningún juicio en los últimos 12 meses.')).toBeTruthy()
  expect(await findByText('No se pudieron cargar las fichas que dirige')).toBeTruthy()
})

test('a guest sees neither section', async () => {
  const { container } = await openPlaceInFakeShell(remote, 'person.section', PERSON, { as: 'guest' })
  expect(container.querySelector('main')?.textContent).toBe('')
})

test('the fichas of which a person is the head are in a table with pages', async () => {
  const { findByRole, container, sent } = await open([
    answer(listFichas, {
      ok: true,
      fichas: [ficha, { ...ficha, nro_ficha: 7, total_aprendices_en_formacion: 1021 }],
      pagination,
    } as never),
    months(0, 0),
  ])
  const table = await findByRole('table', { name: 'Fichas que dirige' })
  expect(textsOf(table, 'thead th')).toEqual(['Ficha', 'Programa', 'En formación', 'Avance medio'])
  expect(rowsOf(table)).toEqual([
    ['2888001', 'COCINA', '21', '62,5 %'],
    ['7', 'COCINA', '1.021', '62,5 %'],
  ])
  expect(linksOf(table).slice(0, 2)).toEqual([
    ['2888001', '/fichas/visualizar/2888001'],
    ['COCINA', '/programas/3'],
  ])
  expect(sent.map(({ url }) => url)).toContain('/api/fichas?jefe=1098765432&page=1&limit=10')
  expect(textsOf(container, 'h2[id]')).toEqual(['Fichas que dirige', '¿Cuántos juicios dio cada mes?'])
  expect([...container.querySelectorAll('h2')].map(({ id }) => id)).toEqual(['fichas', 'juicios'])
})

test('the judgments of each month are bars or a table, the last month first', async () => {
  const meses = [
    { mes: '2025-12', aprobados: 1200, no_aprobados: 300 },
    { mes: '2026-01', aprobados: 0, no_aprobados: 0 },
    { mes: '2026-02', aprobados: 1, no_aprobados: 0 },
  ]
  const { findByText, container, getByRole, getByText } = await open([
    fichas,
    answer(countGivenJudgments, { ok: true, meses }),
  ])
  await findByText('1.500 juicios')
  expect(textsOf(container, 'ul li')).toEqual([
    expect.stringMatching(/^feb.*2026.*1 juicio$/i),
    expect.stringMatching(/^ene.*2026.*0 juicios$/i),
    expect.stringMatching(/^dic.*2025.*1\.500 juicios$/i),
  ])
  expect(getByText(es.given.source)).toBeTruthy()
  fireEvent.click(getByText('Ver como tabla'))
  const table = getByRole('table', { name: '¿Cuántos juicios dio cada mes?' })
  expect(textsOf(table, 'thead th')).toEqual(['Mes', 'Aprobados', 'No aprobados', 'En total'])
  expect(rowsOf(table).map((cells) => cells.slice(1))).toEqual([
    ['1', '0', '1'],
    ['0', '0', '0'],
    ['1.200', '300', '1.500'],
  ])
  fireEvent.click(getByText('Ver como gráfico'))
  expect(container.querySelectorAll('ul li')).toHaveLength(3)
})

test('empty sections have no switch between chart and table', async () => {
  const none = answer(listFichas, { ok: true, fichas: [], pagination: { ...pagination, totalItems: 0 } } as never)
  const { findByText, queryByText } = await open([none, months(0, 0)])
  expect(await findByText('No dirige ninguna ficha.')).toBeTruthy()
  expect(await findByText(new RegExp(es.headed.hint))).toBeTruthy()
  expect(await findByText('Ningún juicio en los últimos 12 meses.')).toBeTruthy()
  expect(queryByText('Ver como tabla')).toBeNull()
})

test('the section of judgments reports that the judgments could not be counted', async () => {
  const { findByText } = await open([fichas, refuse(countGivenJudgments, 403, 'forbidden')])
  expect(await findByText('No se pudieron contar los juicios')).toBeTruthy()
})
