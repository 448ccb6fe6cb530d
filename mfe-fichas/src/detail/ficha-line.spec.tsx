/** @jest-environment jsdom */
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { screen } from '@testing-library/react'
import { FICHA } from '../../testing/ficha'
import { openPage } from '../../testing/open-page'
import { FichaLine } from './ficha-line'

const open = async (answer: Partial<FichaAnswer>) => {
  const ficha = { ...FICHA, id_usuario_jefe: 7, ultimo_reporte: null, ...answer } as FichaAnswer
  await openPage(() => <FichaLine ficha={ficha} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('the facts at the top of a ficha’s page are the head, facts of the ficha, people in training and dates', async () => {
  expect(await open({})).toEqual([
    'Jefe de ficha: Ingrid Johana Peña Cortés',
    'Habilitada',
    'En proceso',
    'Mixta',
    'Tecnólogo',
    '26 aprendices en formación',
    expect.stringMatching(/^Lectiva: 25.*2026–25.*2027$/),
    expect.stringMatching(/^Fin: 25.*2028$/),
    'Aún no se ha cargado ningún reporte',
  ])
  expect(screen.getByRole('link', { name: 'Ingrid Johana Peña Cortés' }).getAttribute('href')).toMatch(/7$/)
})

test('the facts at the top of a ficha’s page include the progress and the age of the last report', async () => {
  const report = { archivo: 'Reporte.xls', fecha: '2026-11-21', fecha_reporte: '2026-11-20', dias: 7 }
  const facts = await open({ ultimo_reporte: report } as Partial<FichaAnswer>)
  expect(facts).toContainEqual(expect.stringMatching(/^Avance medio 48,46.%$/))
  expect(facts.at(-1)).toMatch(/^Último reporte: hace 7 días \(20.*2026\)$/)
})
