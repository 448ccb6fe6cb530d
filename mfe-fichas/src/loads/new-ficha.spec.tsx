/** @jest-environment jsdom */
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { FICHA, openLoad } from '../../testing/open-load'
import { pageText } from '../../testing/open-pages'

const FILE_CONTENT: FichaFileAnswer = {
  ok: true,
  archivo: 'juicios.xls',
  tipo: 'juicios',
  nro_ficha: FICHA,
  existe: false,
  programa: 'COCINA',
  programas: [4],
  codigo: null,
  version: null,
  total_resultados: 60,
  versiones: [],
  fecha_inicio: null,
  fecha_fin: null,
  estados: ['EN FORMACION', 'CANCELADO'].map((estado, index) => ({ estado, total: index === 0 ? 1200 : 3 })),
  ocultas: null,
  en_otras_fichas: [],
}
test.each([
  ['its number of apprentices and its program', {}, '1.203 aprendices de «COCINA»'],
  [
    'one apprentice, and an empty program name if it has none',
    { programa: null, estados: [{ estado: 'INDUCCION', total: 1 }] },
    '1 aprendiz de «»',
  ],
])('a file of an unknown ficha shows %s', async (_, changes, text) => {
  await openLoad({ name: 'new', content: { ...FILE_CONTENT, ...changes } }, { ficha: undefined })
  expect(pageText()).toContain(
    `Ficha nuevajuicios.xlsLa ficha 2888001 todavía no está en Fichero. El archivo trae ${text}. Complete lo que no dice:`,
  )
})

test('a list of an unknown ficha names its hidden rows, and the user can load them', async () => {
  const content = { ...FILE_CONTENT, ocultas: { total: 2, filas: '6–7' } }
  const { press, onReadAgain } = await openLoad({ name: 'new', content }, { ficha: undefined })
  expect(pageText()).toContain('No se cargan 2 filas ocultas del archivoSon las filas 6–7 de la hoja.')
  press('Cargar también lo oculto')
  expect(onReadAgain).toHaveBeenCalledWith({ ocultas: true })
})

test('a report of a file with several ones says which one it is', async () => {
  const several = { ficha: undefined, reports: 3, fileAnswers: { nroReporte: 2 } }
  await openLoad({ name: 'new', content: FILE_CONTENT }, several)
  expect(pageText()).toContain('Ficha nuevajuicios.xls, reporte 2 de 3')
})
