/** @jest-environment jsdom */
import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { apprenticePath } from '@fichero/contract/paths'
import { openPage } from '../../testing/open-page'
import { MissingGroups } from './missing-groups'
import type { Group } from './missing-lines'

const person = (nro_documento: string, nombre: string) => ({
  nro_documento,
  tipo_documento: 'CC',
  nombre,
  apellido: 'Vega',
  resultados_aprobados: 1,
  total_resultados: 3,
  faltan_para_lista: 2,
  faltantes: [],
})
const PEOPLE = ['Luz', 'Eva', 'Ana', 'Iris'].map((nombre, index) => person(`100${index}00`, nombre))
const MISSING = { nro_ficha: 2888001, nivel: 'tecnologo', totales: { aprendices: 4 } } as unknown as MissingAnswer
const GROUPS = PEOPLE.map((one) => ({
  key: one.nro_documento,
  lines: [{ person: one, outcome: { id_competencia: 1, id_resultado: 1, dias: null }, estado: 'pendiente' }],
})) as unknown as Group[]

test('the name of a group links to the person, and a separate button opens the list of missing outcomes', async () => {
  const Page = () => <MissingGroups missing={MISSING} groups={GROUPS} view="aprendiz" />
  const { user, address, findByRole, getByRole } = await openPage(Page)
  const toggle = await findByRole('button', { name: 'Lo que le falta a Vega, Luz' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await user.click(toggle)
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  expect(address()).toBe('/fichas')
  await user.click(getByRole('link', { name: 'Vega, Luz' }))
  expect(address()).toBe(apprenticePath('100000', 2888001))
})
