/** @jest-environment jsdom */
import { getSession } from '@fichero/contract/calls/auth.calls'
import { loadUsers } from '@fichero/contract/calls/users.calls'
import type { LinkedUser, LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { factsOf, rowsOf, textOf } from '../../testing/read-screen'
import { Page as ListPage } from '../pages/list-page'
import { examples } from '../pages/list-page.examples'
import { LoadForm } from './load-form'

const ARCHIVO = 'personas.xlsx'
const DATES = {
  archivo: ARCHIVO,
  columna: 'Inicio',
  valor_1: '05/06/2026',
  fila_1: 2,
  dmy_1: '2026-06-05',
  mdy_1: '2026-05-06',
}
const reporte = (codes: string[], nuevos = 2 - codes.length): LoadUsersAnswer['reporte'] => ({
  id: null,
  tipo: 'personas',
  archivo: ARCHIVO,
  fecha_reporte: null,
  nro_ficha: null,
  programa: null,
  simulado: true,
  filas: 2,
  rechazados: codes.length,
  advertencias: 0,
  registros: { nuevos, cambiados: 0, sin_cambio: 0 },
  retirados: 0,
  aprobaciones_retiradas: 0,
  aprendices: null,
  rechazos: codes.map((code, at) => ({ fila: at + 3, columna: 'Documento', valor: '', code, motivo: 'x', params: {} })),
  avisos: [],
})
const plan = (query: string, ...codes: string[]) => ({
  ...answer(loadUsers, { ok: true, msg: '', reporte: reporte(codes), enviados: 0, enlaces: [], vence: null }),
  query,
})
const Page = () => <LoadForm onBusy={() => undefined} />

test('the dialog asks about an ambiguous file, and sends all answers with each dry run and with the import', async () => {
  const screen = await openInFakeShell(
    { definition, texts: { es, en }, pages: { 'list-page': Page } },
    '/instructors',
    {
      as: ['users:create'],
      answers: [
        refuse(loadUsers, 422, 'dates_ambiguous', DATES),
        plan('fechas=mdy', 'person_conflict'),
        plan('fechas=mdy&renombrar=true'),
      ],
    },
  )
  const input = screen.getByLabelText(new RegExp(`^${es.load.file}`))
  fireEvent.change(input, { target: { files: [new File(['x'], ARCHIVO)] } })
  await screen.user.click(await screen.findByRole('button', { name: 'El mes va primero' }))
  await screen.user.click(await screen.findByRole('button', { name: /^Son las mismas personas/ }))
  await screen.findByRole('button', { name: 'No son las mismas personas' })
  await screen.user.click(screen.getByRole('button', { name: es.load.submit }))
  const uploads = screen.sent
    .filter(({ method }) => method === 'POST')
    .map(({ url }) => url.replace('/api/users/carga?', ''))
  expect(uploads.slice(0, 3)).toEqual([
    'simular=true',
    'fechas=mdy&simular=true',
    'fechas=mdy&renombrar=true&simular=true',
  ])
  expect(uploads[3]).toBe('fechas=mdy&renombrar=true')
})

test('the dialog names the hidden rows of the file, and reads and imports them if the user asks for it', async () => {
  const hidden = { fila: 3, columna: '', valor: '', code: 'hidden_left', motivo: '', params: { total: 1, filas: '3' } }
  const read = { ...reporte([]), avisos: [hidden], advertencias: 1 }
  const first = answer(loadUsers, { ok: true, msg: '', reporte: read, enviados: 0, enlaces: [], vence: null })
  const screen = await openInFakeShell(
    { definition, texts: { es, en }, pages: { 'list-page': Page } },
    '/instructors',
    {
      as: ['users:create'],
      answers: [{ ...first, query: 'simular=true' }, plan('ocultas=true')],
    },
  )
  const input = screen.getByLabelText(new RegExp(`^${es.load.file}`))
  fireEvent.change(input, { target: { files: [new File(['x'], ARCHIVO)] } })
  await screen.findByText('No se carga 1 fila oculta del archivo')
  await screen.user.click(screen.getByRole('button', { name: 'Cargar también lo oculto' }))
  await screen.findByText('También se carga lo que el archivo oculta')
  await screen.user.click(screen.getByRole('button', { name: es.load.submit }))
  expect(screen.sent.filter(({ method }) => method === 'POST').map(({ url }) => url.split('?')[1])).toEqual([
    'simular=true',
    'ocultas=true&simular=true',
    'ocultas=true',
  ])
})

test('with two centres, the dialog explains their column, and shows role and centres of the new people', async () => {
  const centros = [
    { id: 1, codigo: '9225', nombre: 'CENTRO DEL NORTE' },
    { id: 2, codigo: '9309', nombre: 'CENTRO DEL SUR' },
  ]
  const nuevas = [
    {
      fila: 2,
      tipo_documento: 'CC',
      nro_documento: '52111',
      nombre: 'Luz',
      apellido: 'Vega',
      rol: 'user',
      centros: [2],
    },
  ] as const
  const planned = {
    ok: true,
    msg: '',
    reporte: reporte([], 1),
    nuevas: [...nuevas],
    enviados: 0,
    enlaces: [],
    vence: null,
  } as const
  const screen = await openInFakeShell(
    { definition, texts: { es, en }, pages: { 'list-page': Page } },
    '/instructors',
    {
      as: ['users:create'],
      answers: [answer(getSession, { ok: true, centros } as never), answer(loadUsers, planned as never)],
    },
  )
  await screen.findByText(/En la columna Centro va el código o el nombre/)
  const input = screen.getByLabelText(new RegExp(`^${es.load.file}`))
  fireEvent.change(input, { target: { files: [new File(['x'], ARCHIVO)] } })
  expect(rowsOf(await screen.findByRole('table', { name: '1 persona nueva' }))[1]).toEqual([
    '2',
    'Luz VegaCC 52111',
    'Usuario',
    '9309 - CENTRO DEL SUR',
  ])
})

describe('the dialog to import people', () => {
  const link = (id: number): LinkedUser =>
    ({
      id,
      nombre: 'Luz',
      apellido: `Vega ${id}`,
      tipo_documento: 'CC',
      nro_documento: `52${id}`,
      correo_institucional: `luz${id}@fichero.example`,
      enlace: `https://fichero.example/reset-password/${id}`,
    }) as LinkedUser
  const read = (report: LoadUsersAnswer['reporte']) => ({
    ...answer(loadUsers, { ok: true, msg: '', reporte: report, enviados: 0, enlaces: [], vence: null }),
    query: 'simular=true',
  })
  const done = (fields: Partial<LoadUsersAnswer> = {}, codes: string[] = []) => {
    const none = { reporte: reporte(codes), enviados: 0, enlaces: [], vence: '2099-01-01T15:00:00.000Z' }
    return answer(loadUsers, { ok: true, msg: '', ...none, ...fields })
  }

  async function open(...answers: FakeAnswer[]) {
    sessionStorage.clear()
    const remote = { definition, texts: { es, en }, pages: { 'list-page': ListPage } }
    const screen = await openInFakeShell(remote, '/instructors?cargar', { answers: [...examples, ...answers] })
    const dialog = await screen.findByRole('dialog')
    const input = await within(dialog).findByLabelText(/^Lista de personas/)
    return {
      ...screen,
      dialog,
      chooseFile: () => fireEvent.change(input, { target: { files: [new File(['x'], ARCHIVO)] } }),
    }
  }
  /** Imports a file without rejected rows. */
  async function load(...answers: FakeAnswer[]) {
    const screen = await open(read(reporte([])), ...answers)
    screen.chooseFile()
    await within(screen.dialog).findAllByText(/^Si carga/)
    fireEvent.click(within(screen.dialog).getByText('Cargar personas'))
    return screen
  }

  test('explains what the file needs and how the links reach people', async () => {
    const mails = answer(getSession, { ok: true, envia_correos: true } as never)
    const { dialog, sent } = await open(mails)
    await within(dialog).findByText('Fichero le envía a cada persona su enlace por correo.')
    expect(textOf(dialog.querySelector('h2'))).toBe('Cargar personas desde una hoja de cálculo')
    expect(textOf(dialog)).toContain('con un enlace, que sirve una vez y durante 72 horas.')
    expect(textOf(dialog)).toContain('y rol. Hasta 500 personas.')
    fireEvent.click(within(dialog).getByText('Plantilla de personas'))
    await waitFor(() =>
      expect(sent.map(({ url }) => url)).toContainEqual(expect.stringMatching(/plantillas?\/personas\?lang=es$/)),
    )
    const missing = () => within(dialog).queryByText('Por favor, selecciona un archivo Excel')
    expect(missing()).toBeNull()
    fireEvent.submit(dialog.querySelector('form') as Element)
    await waitFor(() => expect(missing()).not.toBeNull())
  })

  test('shows what an import would change, and which rows it would reject', async () => {
    const codes = ['duplicate_person', 'duplicate_mail', 'mail_taken', 'required']
    const unmailed = answer(getSession, { ok: true, envia_correos: false } as never)
    const { dialog, sent, chooseFile } = await open(read(reporte(codes, 1)), unmailed)
    await within(dialog).findByText(/^Fichero no puede enviar correos: después de cargar/)
    chooseFile()
    const [would] = await within(dialog).findAllByText(/^Si carga/)
    expect(textOf(would?.parentElement)).toBe(
      `Si carga «${ARCHIVO}», se agregará 1 persona nueva. Todavía no se ha guardado nada. Las filas rechazadas se quedarán fuera.`,
    )
    expect(factsOf(dialog)).toEqual([
      ['Personas nuevas', '1'],
      ['Ya estaban en Fichero', '0'],
      ['Repetidas en el archivo', '2'],
      ['Con el correo de otra persona', '1'],
      ['Con datos por corregir', '1'],
    ])
    expect(dialog.querySelector('dl')?.getAttribute('aria-label')).toBe('Filas del archivo')
    expect(within(dialog).queryByText(/^Creando a las personas/)).toBeNull()
    expect(within(dialog).queryByRole('alert')).toBeNull()
    expect(within(dialog).queryByText('Plantilla de personas')).toBeNull()
    expect(within(dialog).getByText('Cargar sin las rechazadas')).toBeTruthy()
    fireEvent.click(within(dialog).getByText(/rechazadas/, { selector: 'section button *' }))
    await waitFor(() =>
      expect(sent.map(({ url }) => url)).toContainEqual(expect.stringContaining('/api/users/carga/rechazos')),
    )
  })

  test.each([
    ['has nobody new', read(reporte(['required', 'required'])), /^De «personas.xlsx» no se puede cargar a nadie nuevo/],
    ['cannot be read', refuse(loadUsers, 422, 'file_unreadable'), /^No se pudo leer|^file_unreadable/],
  ])('offers no import of a file that %s', async (_, response, text) => {
    const { dialog, chooseFile } = await open(response)
    chooseFile()
    await within(dialog).findAllByText(text)
    expect(within(dialog).queryByText(/^Cargar (personas|sin)/, { selector: 'button *' })).toBeNull()
  })

  test.each<[string, FakeAnswer, RegExp]>([
    ['no permission', refuse(loadUsers, 403, 'forbidden'), /^No se cargó a nadieforbidden *$/],
    [
      'no response',
      { ...done(), status: 0 },
      /^No se sabe si las personas se cargaron.*Elija el archivo otra vez: le dirá/,
    ],
    [
      'rows that are rejected since the dry run',
      { ...done(), status: 422, body: { ok: false, code: 'rows_rejected', msg: 'x', reporte: reporte(['required']) } },
      /^Algo cambió después de leer el archivo, y no se guardó nadaRevise qué filas no se pueden cargar ahora\.$/,
    ],
  ])('shows whether people were created after the failure: %s', async (_, response, text) => {
    const { dialog } = await load(response, read(reporte([])))
    expect(textOf(await within(dialog).findByRole('alert'))).toMatch(text)
  })

  test('keeps the access links until the user confirms that they were handed over', async () => {
    const enlaces = Array.from({ length: 11 }, (_, at) => link(at + 1))
    const screen = await load(done({ enlaces, enviados: 2 }), read(reporte([])))
    const { dialog } = screen
    const heading = await within(dialog).findByText(`Se cargó a 2 personas de «${ARCHIVO}».`)
    expect(document.activeElement).toBe(heading)
    expect(within(dialog).getByText('Se enviaron 2 enlaces por correo.')).toBeTruthy()
    expect(within(dialog).getByText('11 enlaces por entregar', { selector: 'h4' }).id).toBe('loaded-links')
    expect(textOf(dialog)).toMatch(/hasta el 0?1\/0?1\/2099/)
    const [head, first, ...rest] = rowsOf(dialog)
    expect([head, first?.[0], rest.length]).toEqual([['Persona', 'Enlace'], 'Luz Vega 1CC 521', 9])
    expect(within(dialog).getByLabelText('Enlace de Luz Vega 1')).toHaveProperty('value', link(1).enlace)
    fireEvent.click(within(dialog).getByText('Mostrar los 11 enlaces'))
    expect(rowsOf(dialog)).toHaveLength(12)
    fireEvent.click(within(dialog).getByText('Copiar todos los enlaces'))
    await within(dialog).findAllByText(/^Se copiaron todos/)
    const copied = (await navigator.clipboard.readText()).split('\n')
    expect([copied.length, copied[0]]).toEqual([11, `Luz Vega 1\t521\tluz1@fichero.example\t${link(1).enlace}`])
    expect(within(dialog).queryByText('Elegir otro archivo')).toBeNull()
    // After closing, the page shows that links must be handed over.
    fireEvent.click(dialog.querySelector('button') as Element)
    await screen.findAllByText('Falta entregar 11 enlaces de la última carga')
    expect(screen.address()).toBe('/instructors')
    fireEvent.click(screen.getByText('Ver los enlaces'))
    expect(screen.address()).toBe('/instructors?cargar=')
    fireEvent.click(await screen.findByText('Ya entregué los enlaces'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText('Falta entregar 11 enlaces de la última carga')).toBeNull()
  })

  test('discards the result and accepts another file if there are no access links to hand over', async () => {
    const screen = await load(done({ reporte: reporte(['required'], 0) }), read(reporte([])))
    await within(screen.dialog).findByText(`«${ARCHIVO}» no trae a nadie nuevo: no se cambió nada.`)
    expect(screen.queryByText(/^Se enviaron?/)).toBeNull()
    expect(screen.queryByText('Ya entregué los enlaces')).toBeNull()
    fireEvent.click(within(screen.dialog).getByText('Elegir otro archivo'))
    expect(await within(screen.dialog).findByText('Plantilla de personas')).toBeTruthy()
  })
})
