/** @jest-environment jsdom */
import { listOwedByInstructor } from '@fichero/contract/calls/owed.calls'
import type { OwedFicha } from '@fichero/contract/owed.schema'
import { answer, USER } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import { heads, LATE, openOwed, SINCE, tables } from '../../testing/open-owed'
import { linksOf, pageText } from '../../testing/open-pages'
import { byInstructor, OWED } from '../../testing/owed'

const [, SECOND] = OWED as [OwedFicha, OwedFicha]
const EVALUADOR = 'Ya evaluó a los compañeros'
const JEFE = 'Es jefe de ficha'

test('the groups by instructor start with the instructor who owes most judgments, and list outcomes, people and days', async () => {
  await openOwed()
  expect(heads()).toEqual([
    `Ana Rojas28 juicios en 1 ficha · ${JEFE}Escribirle`,
    `Rita Luna6 juicios en 2 fichas · El más antiguo: 50 días · ${EVALUADOR}Escribirle`,
    `Otto Gil1 juicio en 1 ficha · ${EVALUADOR}Escribirle`,
  ])
  const columns = ['Ficha', 'Competencia', 'Resultado', 'Por evaluar', 'Desde cuándo']
  expect(tables()).toEqual([
    [columns, [LATE, 'COMPETENCIA 2 72', 'RESULTADO 20 7120', '28 de 28', 'Nadie evaluado todavía']],
    [
      columns,
      [LATE, 'COMPETENCIA 1 71', 'RESULTADO 10 7110', '2 de 28', `50 días${SINCE}`],
      ['2888002', 'COMPETENCIA 1 71', 'RESULTADO 10 7110', '4 de 28', `1 día${SINCE}`],
    ],
    [columns, [LATE, 'COMPETENCIA 1 71', 'RESULTADO 11 7111', '1 de 28', 'El reporte no trae fecha']],
  ])
})

test('the head of a ficha is not told to ask the head', async () => {
  const responsable = { fuente: 'jefe', documento: USER.nro_documento, nombre: 'Ana Rojas', id_usuario: 8 } as const
  const fichas = [{ ...SECOND, resultados: SECOND.resultados.map((outcome) => ({ ...outcome, responsable })) }]
  const { unmount } = await openOwed('', { fichas })
  const self = 'Usted es jefe de ficha: pregunte quién dicta la competencia'
  expect(heads()).toEqual([`Ana Rojas4 juicios en 1 ficha · El más antiguo: 1 día · ${self}Escribirle`])
  unmount()
  await openOwed('?agrupar=ficha', { fichas })
  expect(tables()[0]?.[1]).toContain(`Ana Rojas${self}`)
})

test('the instructors are sorted by judgments or by wait', async () => {
  const { getByRole, sent } = await openOwed('?orden=espera')
  const order = getByRole('navigation', { name: 'Ordenar' })
  expect(linksOf(order)).toEqual([
    ['Más juicios primero', '/fichas/pendientes'],
    ['Más tiempo primero', '/fichas/pendientes?orden=espera'],
  ])
  expect(within(order).getByRole('link', { current: 'page' }).textContent).toBe('Más tiempo primero')
  expect(sent.map(({ url }) => url)).toContain('/api/fichas/pendientes/instructores?page=1&orden=espera')
})

test('a list with many fichas without a report names the first ones', async () => {
  const people = byInstructor(OWED)
  const totales = { ...people.totales, sin_reporte: 12, primeras_sin_reporte: [2888003, 2888004] }
  const pagination = { currentPage: 1, totalPages: 1, totalItems: 3, itemsPerPage: 10 }
  await openOwed('', {
    answers: [answer(listOwedByInstructor, { ok: true, mias: false, ...people, totales, pagination })],
  })
  expect(pageText()).toContain('Evaluativos de: 2888003, 2888004 y 10 más')
})

test('the list of one evaluator has no other figures of the fichas', async () => {
  await openOwed('?responsable=20')
  expect(pageText()).not.toMatch(/Además|No se cuentan|No se muestran/)
  expect(pageText()).toContain('Faltan 35 juicios')
})
