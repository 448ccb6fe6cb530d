/** @jest-environment jsdom */
import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { listImports } from '@fichero/contract/calls/imports.calls'
import type { Permission } from '@fichero/contract/permissions'
import { ConnectionError } from '@fichero/kit/api'
import { answer } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor } from '@testing-library/react'
import { planReport } from '../../testing/absent'
import { error, FICHA, openLoad, planned } from '../../testing/open-load'
import { linksOf, pageText, textOf } from '../../testing/open-pages'

const FILE_REFUSED =
  'Error al cargar los juicios evaluativos. Por favor, verifica el formato del archivo e inténtalo de nuevo.'
test.each<[string, unknown, 'juicios' | 'aprendices', string, string[]]>([
  ['an invalid file (status 400)', error(400, 'x400'), 'juicios', `${FILE_REFUSED}x400`, ['Listo']],
  ['a file that is too large (status 413)', error(413, 'x413'), 'juicios', `${FILE_REFUSED}x413`, ['Listo']],
  ['a report that cannot be read (status 422)', error(422, 'x422'), 'juicios', `${FILE_REFUSED}x422`, ['Listo']],
  [
    'a list of apprentices that cannot be read (status 422)',
    error(422, 'x422'),
    'aprendices',
    'El reporte no se puede cargarx422',
    ['Listo'],
  ],
  ['a conflict (status 409)', error(409, 'x409'), 'juicios', 'El reporte no se puede cargarx409', ['Listo']],
  [
    'a failure of the server (status 500)',
    error(500, 'x500'),
    'juicios',
    'El reporte no se puede cargar',
    ['Intentar de nuevo', 'Listo'],
  ],
  [
    'a lost connection',
    new ConnectionError(undefined),
    'juicios',
    'El reporte no se puede cargar',
    ['Intentar de nuevo', 'Listo'],
  ],
  [
    'a rejected report of another program version',
    error(422, 'ficha_other_version'),
    'juicios',
    'El reporte no se puede cargar',
    ['Intentar de nuevo', 'Listo'],
  ],
])('%s shows an error with its title, and a retry if that can help', async (_, failure, kind, text, names) => {
  const { buttons, press, onReadAgain, onRemove, getByRole } = await openLoad(
    { name: 'refused', error: failure },
    { kind },
  )
  expect(textOf(getByRole('alert'))).toContain(text)
  expect(pageText()).toContain('No se cargójuicios.xls')
  expect(textOf(getByRole('alert'))).toContain('No se cambió nada.')
  expect(buttons()).toEqual(names)
  if (names.length > 1) press('Intentar de nuevo')
  press('Listo')
  expect([onReadAgain.mock.calls, onRemove.mock.calls.length]).toEqual([names.length > 1 ? [[]] : [], 1])
})

const LEAVE = 'No cargar este archivo'
const version = (programa: object | null) => error(422, 'ficha_other_version', { params: { recibido: 2 }, programa })
const ENABLED = { id: 9, estado: 'habilitado' }
const DISABLED = { id: 9, estado: 'deshabilitado' }
test.each<[string, object, object | null, Permission[], string, [string, string][]]>([
  [
    'the program of the ficha is locked',
    { programa_bloqueado: true },
    ENABLED,
    [],
    'La ficha ya tiene juicios de la versión en que está',
    [],
  ],
  [
    'the ficha has meanwhile changed to the version',
    { id_programa_formacion: 9 },
    ENABLED,
    [],
    'La ficha ya está en la versión 2. Intente cargar el reporte de nuevo.',
    [],
  ],
  [
    'the user may not edit the ficha',
    { can: { edit: false } },
    ENABLED,
    [],
    'La versión 2 ya está en los programas. Pida a un administrador que cambie el programa de la ficha.',
    [],
  ],
  [
    'the version is disabled',
    {},
    DISABLED,
    ['programs:enable'],
    'La versión 2 de este programa está deshabilitada. Reactívela primero. Abrir la versión 2',
    [['Abrir la versión 2', '/programas/9']],
  ],
  [
    'the version is disabled, and the user may not enable it',
    {},
    DISABLED,
    ['programs:create'],
    'La versión 2 de este programa está deshabilitada. Pida a un administrador que la reactive.',
    [],
  ],
  [
    'the version does not exist',
    {},
    null,
    ['programs:create'],
    'La versión 2 de este programa aún no está. Créela primero: el mismo reporte trae su diseño. Crear la versión 2',
    [['Crear la versión 2', '/programs?crear']],
  ],
  [
    'the version does not exist, and the user may not create it',
    {},
    null,
    ['programs:enable'],
    'La versión 2 de este programa aún no está. Pida a un administrador que la cree: el mismo reporte trae su diseño.',
    [],
  ],
])(
  'the error about a report of another program version says what to do if %s',
  async (_, ficha, programa, as, text, links) => {
    const body = {
      nro_ficha: FICHA,
      id_programa_formacion: 4,
      programa_bloqueado: false,
      can: { edit: true },
      ...ficha,
    }
    const { container, findByText, queryByRole } = await openLoad(
      { name: 'refused', error: version(programa) },
      { as, answers: [answer(getFicha, body as never)] },
    )
    await findByText(text.split('. ')[0]!, { exact: false })
    expect(pageText()).toContain(text)
    expect(linksOf(container)).toEqual(links)
    expect(queryByRole('button', { name: /^Cambiar/ })).toBeNull()
  },
)

test('users who may edit the ficha can change the ficha to the version of the report', async () => {
  const body = { nro_ficha: FICHA, id_programa_formacion: 4, programa_bloqueado: false, can: { edit: true } }
  const { findByRole } = await openLoad(
    { name: 'refused', error: version(ENABLED) },
    { answers: [answer(getFicha, body as never)] },
  )
  fireEvent.click(await findByRole('button', { name: 'Cambiar la ficha a la versión 2' }))
  await findByRole('dialog', { name: `Editar la ficha ${FICHA}` })
  expect(pageText()).toContain(
    'La versión 2 ya está en los programas. Si la ficha es de esa versión, cambie su programa y vuelva a intentar.',
  )
})

test('the user’s answer about ambiguous dates is sent when the file is read again', async () => {
  const params = { columna: 'Fecha', archivo: 'juicios.xls', ejemplos: [] }
  const { buttons, press, onReadAgain, onRemove } = await openLoad({
    name: 'refused',
    error: error(422, 'dates_ambiguous', { params }),
  })
  expect(pageText()).toContain('Falta una respuesta para leer el reportejuicios.xls')
  expect(buttons().at(-1)).toBe(LEAVE)
  press('El día va primero')
  press(LEAVE)
  expect([onReadAgain.mock.calls, onRemove.mock.calls.length]).toEqual([[[{ fechas: 'dmy' }]], 1])
})

test.each([
  ['rejected if it has only 4 digits', '1234', undefined],
  ['rejected if it has 10 digits', '1234567890', undefined],
  ['rejected if it has a letter', '28880a1', undefined],
  ['accepted with spaces around it', ' 28880 ', 28880],
  ['accepted with 9 digits', '288800123', 288800123],
])('a ficha number typed for a file that names no ficha is %s', async (_, typed, expected) => {
  const { getByLabelText, press, queryByText, onReadAgain } = await openLoad({ name: 'unnamed' }, { ficha: undefined })
  const field = getByLabelText('Número de ficha')
  fireEvent.change(field, { target: { value: typed } })
  press('Continuar')
  const wrong = () => queryByText('Escriba el número de la ficha: de 5 a 9 cifras.')
  expect([onReadAgain.mock.calls, wrong() === null]).toEqual(expected ? [[[undefined, expected]], true] : [[], false])
  fireEvent.change(field, { target: { value: '1' } })
  expect(wrong()).toBeNull()
})

test.each([
  [
    'the date and the file of the ficha’s last report',
    { fecha: '2026-11-20T15:00:00Z', fecha_reporte: '2026-11-14', archivo: 'juicios.xls' },
    'Último reporte de la ficha: 14/11/2026, «juicios.xls»',
  ],
  [
    'the date of the last import, if the report has no date',
    { fecha: '2026-11-20T15:00:00Z', fecha_reporte: null, archivo: 'juicios.xls' },
    'Último reporte de la ficha: 20/11/2026, «juicios.xls»',
  ],
  ['that no report was imported yet', null, 'Último reporte de la ficha: Aún no se ha cargado ninguno'],
])('the card shows %s after a lost connection', async (_, ultimo_reporte, text) => {
  const body = answer(getFicha, { nro_ficha: FICHA, ultimo_reporte } as never)
  const { press, onApply, onRemove, sent } = await openLoad({ name: 'unknown', plan: planned() }, { answers: [body] })
  await waitFor(() => expect(pageText()).toContain(text))
  press('Consultar la ficha')
  await waitFor(() => expect(sent.filter(({ url }) => url === '/api/fichas/2888001')).toHaveLength(2))
  press('Cargar otra vez')
  press(LEAVE)
  expect([onApply.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1])
})

test('an upload can be stopped', async () => {
  const { press, onRemove } = await openLoad({ name: 'checking', sent: 0 })
  press('Detener')
  expect(onRemove).toHaveBeenCalledTimes(1)
})

const pagination = { currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 10 }
const loadEntry = (changes: object) => {
  const entry = {
    id: 3,
    archivo: 'juicios.xls',
    tipo: 'juicios',
    fecha: '2026-05-03T15:20:00Z',
    deshecha: null,
    can: { undo: true },
  }
  const counts = { nuevos: 1, cambiados: 0, sin_cambio: 0 }
  const importaciones = [{ ...entry, registros: counts, retirados: 0, aprendices: null, ...changes }]
  return answer(listImports, { ok: true, importaciones, pagination } as never)
}
test.each([
  ['can be undone', {}, true, 0],
  ['cannot be undone', { can: { undo: false } }, false, 0],
  ['is not on the first page of the history', { id: 4 }, false, 0],
  [
    'was undone on another screen',
    { can: { undo: false }, deshecha: { usuario: 'Eva', fecha: '2026-05-04T15:20:00Z' } },
    false,
    1,
  ],
])(
  'the result of an import offers to undo the import if possible: the import %s',
  async (_, changes, offered, times) => {
    const report = planReport(undefined, { id: 3, simulado: false })
    const { queryAllByRole, findByRole, onUndone, sent } = await openLoad(
      { name: 'done', report },
      { answers: [loadEntry(changes)] },
    )
    await waitFor(() => expect(sent.some(({ url }) => url === '/api/fichas/2888001/importaciones')).toBe(true))
    if (offered) {
      fireEvent.click(await findByRole('button', { name: 'Deshacer carga' }))
      expect(await findByRole('alertdialog', { name: '¿Deshacer la carga de «juicios.xls»?' })).toBeTruthy()
    }
    await waitFor(() => expect(onUndone).toHaveBeenCalledTimes(times))
    expect(queryAllByRole('button', { name: 'Deshacer carga' }).length > 0).toBe(offered)
  },
)
