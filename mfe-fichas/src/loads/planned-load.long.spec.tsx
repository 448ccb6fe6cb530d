/** @jest-environment jsdom */
import { fireEvent, waitFor, within } from '@testing-library/react'
import { absentPerson } from '../../testing/absent'
import { done, error, openLoad, planned } from '../../testing/open-load'
import { pageText } from '../../testing/open-pages'
import type { FileAnswers, Plan } from '../evaluations/load'

const older = error(409, 'import_older', { msg: 'x', params: { archivo: 'nuevo.xls', fecha: '2026-11-25' } })
const LEAVE = 'No cargar este archivo'

test.each<[string, Plan, string[], string]>([
  [
    'rejected rows',
    planned({ rechazados: 3 }),
    ['Cargar solo las filas válidas', LEAVE],
    '3 filas no se pueden cargarCorrija el archivo y elíjalo de nuevo, o cargue solo las filas válidas (97).',
  ],
  [
    'no valid row',
    planned({ rechazados: 100 }),
    [LEAVE],
    '100 filas no se pueden cargarNinguna de sus filas es válida. Corrija el archivo o descárguelo otra vez de SOFIA Plus.',
  ],
  [
    'one lost approval',
    planned({ aprobaciones_retiradas: 1 }),
    [LEAVE, 'Cargar juicios'],
    'Se perdería 1 aprobaciónEl reporte trae sin aprobar resultados que en la ficha están aprobados. Cárguelo solo si la corrección es cierta.',
  ],
  [
    'a newer imported report',
    planned({}, { older }),
    [LEAVE, 'Cargar de todos modos'],
    'Ya se cargó un reporte más nuevox',
  ],
  [
    'a newer imported report, lost approvals and rejected rows',
    planned({ rechazados: 1, aprobaciones_retiradas: 1200 }, { older, changed: true }),
    [LEAVE, 'Cargar las filas válidas'],
    'La ficha cambió después de la simulaciónNo se guardó nada. Esto es lo que el reporte haría ahora.Se perderían 1.200 aprobacionesx1 fila no se puede cargar',
  ],
])('a plan with %s shows the warnings and the possible actions', async (_, plan, expected, text) => {
  const { buttons } = await openLoad({ name: 'planned', plan })
  expect(pageText()).toContain(`juicios.xls${text}`)
  expect(buttons().filter((name) => !name.startsWith('Descargar'))).toEqual(expected)
})

test('a file that counts as incomplete cannot be imported, and its rejected rows have a separate warning', async () => {
  const ausentes = { incompleto: true, propuesto: false, motivo: 'rechazos', personas: [absentPerson('1001')] } as const
  const { queryByRole } = await openLoad({
    name: 'planned',
    plan: planned({ rechazados: 2, ausentes: { ...ausentes, personas: [...ausentes.personas] } }),
  })
  expect(queryByRole('button', { name: /^Cargar/ })).toBeNull()
  expect(pageText()).toContain('2 filas no se pueden cargarCorríjalas en el archivo y cárguelo de nuevo.')
  expect(pageText()).not.toMatch(/Si carga|Quiénes cambian/)
})

test.each<[string, FileAnswers, string, FileAnswers]>([
  ['left out', {}, 'Cargar también lo oculto', { ocultas: true }],
  ['loaded', { ocultas: true }, 'No cargar lo oculto', { ocultas: undefined }],
])('the user can change that hidden rows are %s', async (_, fileAnswers, button, answer) => {
  const hidden = {
    fila: 6,
    columna: '',
    valor: '',
    code: 'hidden_left',
    motivo: '',
    params: { total: 2, filas: '6–7' },
  }
  const avisos = fileAnswers.ocultas ? [] : [hidden]
  const plan = planned({ avisos, advertencias: avisos.length })
  const { press, onAnswer } = await openLoad({ name: 'planned', plan }, { fileAnswers })
  press(button)
  expect(onAnswer).toHaveBeenCalledWith(answer)
})

test('a plan without risk can be applied or dismissed with one click', async () => {
  const { press, onApply, onRemove } = await openLoad({ name: 'planned', plan: planned() })
  press('Cargar juicios')
  press(LEAVE)
  expect([onApply.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1])
})

test.each<[string, Plan, string[]]>([
  ['Cargar juicios', planned({ aprobaciones_retiradas: 2 }), ['Se retirarán 2 aprobaciones.']],
  ['Cargar de todos modos', planned({}, { older }), ['x', 'No se retirará ninguna aprobación.']],
])('a dialog says what is lost before a risky plan is applied (%s)', async (name, plan, texts) => {
  const { press, findByRole, onApply, queryByRole } = await openLoad({ name: 'planned', plan })
  press(name)
  const title = '¿Cargar «juicios.xls» en la ficha 2888001?'
  const dialog = within(await findByRole('alertdialog', { name: title }))
  for (const text of [...texts, 'Después podrá deshacer la carga en las cargas de la ficha.'])
    expect(dialog.getByText(text)).toBeTruthy()
  expect(onApply).not.toHaveBeenCalled()
  fireEvent.click(dialog.getByRole('button', { name: 'Cargar reporte' }))
  expect(onApply).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(queryByRole('alertdialog', { name: title })).toBeNull())
})

const conflict = { fila: 3, columna: 'Nombre', valor: 'LUZ', code: 'person_conflict', motivo: '', params: {} }
const contact = { ...conflict, code: 'contact_kept' }
test('decisions about people and contact data request a new plan, and are disabled while a plan is applied', async () => {
  const plan = planned({ rechazados: 1, rechazos: [conflict], avisos: [contact], advertencias: 1 })
  const { getByRole, onAnswer, unmount } = await openLoad({ name: 'planned', plan })
  fireEvent.click(getByRole('button', { name: /misma/ }))
  fireEvent.click(getByRole('switch'))
  expect(onAnswer.mock.calls).toEqual([[{ renombrar: true }], [{ contacto: 'archivo' }]])
  unmount()
  const answered = await openLoad({ name: 'planned', plan }, { fileAnswers: { renombrar: true, contacto: 'archivo' } })
  fireEvent.click(answered.getByRole('switch', { checked: true }))
  fireEvent.click(answered.getByRole('button', { name: /No son/ }))
  expect(answered.onAnswer.mock.calls).toEqual([[{ contacto: undefined }], [{ renombrar: undefined }]])
  answered.unmount()
  const applying = await openLoad({ name: 'applying', plan })
  expect((applying.getByRole('switch') as HTMLInputElement).disabled).toBe(true)
  expect((applying.getByRole('button', { name: /misma/ }) as HTMLButtonElement).disabled).toBe(true)
})

test.each([
  [
    'that the number of people in training changes',
    { antes: { en_formacion: 28, avance: 61 }, despues: { en_formacion: 27, avance: 61 } },
    'En formación: de 28 a 27.',
  ],
  [
    'that the number of people and the progress change',
    { antes: { en_formacion: 1200, avance: 61 }, despues: { en_formacion: 1199, avance: 63.5 } },
    'En formación: de 1.200 a 1.199. Avance: de 61 % a 63,5 %.',
  ],
  [
    'no figures if nothing changes',
    { antes: { en_formacion: 28, avance: 61 }, despues: { en_formacion: 28, avance: 61 } },
    '',
  ],
])('the plan shows %s', async (_, figuras, text) => {
  await openLoad({ name: 'planned', plan: planned({ figuras }) })
  expect(pageText()).toContain(`Todavía no se ha guardado nada.${text}Fecha del reporte`)
})

test('among several plans, a plan without risk starts collapsed and a risky plan starts expanded', async () => {
  const { press, buttons, onRemove, unmount } = await openLoad(
    { name: 'planned', plan: planned() },
    { isOneOfMany: true },
  )
  expect(buttons()).toEqual(['Ver qué cambia', LEAVE])
  press(LEAVE)
  press('Ver qué cambia')
  expect(onRemove).toHaveBeenCalledTimes(1)
  expect(buttons()).toEqual(['Cargar juicios', LEAVE])
  unmount()
  const risky = await openLoad({ name: 'planned', plan: planned({}, { older }) }, { isOneOfMany: true })
  expect(risky.buttons()).toEqual([LEAVE, 'Cargar de todos modos'])
  risky.unmount()
  const loaded = await openLoad({ name: 'done', report: done() }, { isOneOfMany: true })
  expect(loaded.buttons()).toEqual(['Ver qué cambia'])
  expect(pageText()).toContain('Se cargó «juicios.xls»: 5 juicios nuevos.')
  loaded.press('Ver qué cambia')
  expect(loaded.buttons()).toContain('Listo')
})
