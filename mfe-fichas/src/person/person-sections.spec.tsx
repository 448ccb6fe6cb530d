/** @jest-environment jsdom */
import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { countGivenJudgments } from '@fichero/contract/calls/users.calls'
import { answer, openPlaceInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
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

test('a person’s page has the fichas that he or she leads, then the judgments of each month', async () => {
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

test('each section says by itself that there is nothing, or that it failed', async () => {
  const { findByText } = await open([refuse(listFichas, 403, 'forbidden'), months(0, 0)])
  expect(await findByText('Ningún juicio en los últimos 12 meses.')).toBeTruthy()
  expect(await findByText('No se pudieron cargar las fichas que dirige')).toBeTruthy()
})

test('a guest gets neither', async () => {
  const { container } = await openPlaceInFakeShell(remote, 'person.section', PERSON, { as: 'guest' })
  expect(container.querySelector('main')?.textContent).toBe('')
})
