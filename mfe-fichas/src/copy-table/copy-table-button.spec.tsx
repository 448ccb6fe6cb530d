/** @jest-environment jsdom */
import { openMissing } from '../../testing/open-missing'

const copied = async () => (await navigator.clipboard.readText()).split('\n').map((line) => line.split('\t'))

test('the missing outcomes on the screen are copied as a table', async () => {
  const { user, getByRole, findByText } = await openMissing('?competencia=1')
  await user.click(getByRole('button', { name: 'Copiar como tabla' }))
  await findByText('Se copiaron 3 filas: péguelas en un correo o en una hoja de cálculo')
  expect(await copied()).toEqual([
    ['Aprendiz', 'Documento', 'Competencia', 'Resultado de aprendizaje', 'Juicio', 'Instructor que evalúa'],
    ['VEGA, LUZ', '1001', 'COMPETENCIA 1', 'RESULTADO 10', 'Pendiente', 'Rita Luna'],
    ['VEGA, LUZ', '1001', 'COMPETENCIA 1', 'RESULTADO 11', 'Pendiente', 'Por asignar'],
    ['PAZ, EVA', '1002', 'COMPETENCIA 1', 'RESULTADO 10', 'Pendiente', 'Otto Gil'],
  ])
})

test('a browser that refuses to copy leads to a sentence with the reason', async () => {
  const { user, getByRole, findByText } = await openMissing()
  Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) })
  await user.click(getByRole('button', { name: 'Copiar como tabla' }))
  expect(await findByText('No se pudo copiar: el navegador lo permite solo en direcciones https')).toBeTruthy()
})

test('nothing can be copied while no line is on the screen', async () => {
  const { queryByRole } = await openMissing('?aprendiz=9999')
  expect(queryByRole('button', { name: 'Copiar como tabla' })).toBeNull()
})
