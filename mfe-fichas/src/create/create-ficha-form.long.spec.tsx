/** @jest-environment jsdom */
import { createFicha } from '@fichero/contract/calls/fichas.calls'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { ApiError } from '@fichero/kit/api'
import { refuse } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { buttonOf, fieldOf, linksOf, textOf, textsOf, untilText } from '../../testing/dom-queries'
import {
  ambiguous,
  complete,
  END,
  FILE,
  FILE_CONTENT,
  FILE_FIELD,
  HEAD,
  LESSONS,
  NUMBER,
  openCreation,
  PROGRAM,
  postsOf,
  readFile,
  START,
  submit,
  takeFile,
  version,
  withForm,
} from '../../testing/open-creation'
import { openPage } from '../../testing/open-page'
import { CreateFichaForm } from './create-ficha-form'
import { CreateFichaRefusal } from './create-ficha-refusal'
import { INITIAL_VALUES } from './create-ficha-values'

const REPORT: ImportReport = {
  id: null,
  tipo: 'aprendices',
  archivo: 'juicios.xls',
  fecha_reporte: null,
  nro_ficha: 2_888_001,
  programa: null,
  simulado: false,
  filas: 30,
  rechazados: 1,
  advertencias: 0,
  registros: { nuevos: 29, cambiados: 0, sin_cambio: 0 },
  retirados: 0,
  aprobaciones_retiradas: 0,
  aprendices: { nuevos: 29, cambiados: 0, sin_cambio: 0 },
  rechazos: [{ fila: 4, columna: 'Documento', valor: 'x', code: 'person_conflict', motivo: 'otra', params: {} }],
  avisos: [],
}
/** An error answer to the creation, with additional fields in the body. */
const refused = (code: string, body: object = {}, params: object = {}) => {
  const refusal = refuse(createFicha, 422, code, params)
  return { ...refusal, body: { ...(refusal.body as object), ...body } }
}

describe('the form of a new ficha', () => {
  test('starts with the defaults and offers heads and programs', async () => {
    const screen = await openCreation()
    expect(screen.getByText('Crear ficha', { selector: 'h2, [class*=title]' })).toBeTruthy()
    expect(
      [NUMBER, HEAD, PROGRAM, START, LESSONS, END, 'Jornada', 'Oferta', 'Etapa'].map((label) => fieldOf(label).value),
    ).toEqual(['', '', '', '', '', '', 'diurna', 'cerrada', ''])
    expect([es.create.numberHint, es.proposal.oferta].map((text) => screen.queryByText(text) !== null)).toEqual([
      true,
      true,
    ])
    expect(textOf(screen.page)).toContain(es.create.fileHint)
    fireEvent.click(fieldOf(PROGRAM))
    await untilText('COCINA')
    expect(screen.page.querySelector('[role=note]')).toBeNull()
    screen.press('Cancelar')
    expect(screen.close).toHaveBeenCalledTimes(1)
  })

  test('marks the missing fields, and sends nothing', async () => {
    const screen = await openCreation()
    await act(async () => screen.press('Crear ficha'))
    expect((await screen.findAllByText('Error al crear la ficha.')).length).toBeGreaterThan(0)
    const wrong = [NUMBER, HEAD, PROGRAM, START, LESSONS, END, FILE_FIELD]
    expect(wrong.map((label) => fieldOf(label).getAttribute('aria-invalid'))).toEqual(wrong.map(() => 'true'))
    expect(postsOf(screen)).toEqual([])
  })

  test('is filled from the file, is sent together with the file, and opens the new ficha', async () => {
    const screen = await openCreation()
    await readFile()
    expect([NUMBER, PROGRAM, START, END].map((label) => fieldOf(label).value)).toEqual([
      '2888001',
      'VIVEROS',
      '05/02/2025',
      '04/02/2027',
    ])
    await complete(screen)
    await act(async () => screen.press('Crear ficha'))
    await waitFor(() => expect(screen.address()).toBe('/fichas/visualizar/2888001'))
    expect(postsOf(screen)).toEqual([
      expect.objectContaining({
        url: '/api/fichas/create',
        body: {
          nroFicha: '2888001',
          idJefeFicha: '1098765',
          idProgramaFormacion: '7',
          jornada: 'diurna',
          oferta: 'cerrada',
          fechaInicioLectiva: '2025-02-05',
          fechaFinLectiva: '2026-08-04',
          fechaFinFicha: '2027-02-04',
        },
      }),
    ])
  })
})

describe('the error of a ficha that could not be created', () => {
  const [onAccept, onDates, onProgram] = [jest.fn(), jest.fn(), jest.fn()]
  const scrolled = jest.spyOn(HTMLElement.prototype, 'scrollIntoView')
  const values = { ...INITIAL_VALUES, nroFicha: '2888001', idProgramaFormacion: '7', archivo_excel: FILE }
  const renderError = (
    code: string,
    body: object = {},
    params: object = {},
    changes: Partial<Parameters<typeof CreateFichaRefusal>[0]> = {},
  ) => {
    for (const called of [onAccept, onDates, onProgram, scrolled]) called.mockClear()
    const reading = { fechas: 'dmy' } as const
    const props = { values, reading, accepted: {}, onAccept, onDates, onProgram, ...changes }
    const error = new ApiError(422, { ok: false, code, msg: '', params, ...body } as never)
    return openPage(() => <CreateFichaRefusal error={error} {...props} />, { as: [] })
  }
  const buttons = ({ container }: Awaited<ReturnType<typeof renderError>>) => textsOf(container, 'button')

  test('shows the reason, and scrolls into view', async () => {
    const screen = await renderError('forbidden')
    expect(textOf(screen.getByRole('alert'))).toMatch(/^Error al crear la ficha\.\S/)
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' })
    expect([buttons(screen), linksOf(screen.container)]).toEqual([[], []])
  })

  test('links to the existing ficha if the number is taken', async () => {
    const { container } = await renderError('ficha_exists', {}, { nro_ficha: 2_888_001 })
    expect(linksOf(container)).toEqual([['Abrir la ficha 2888001', '/fichas/visualizar/2888001']])
  })

  test.each(['program_differs', 'dates_differ'])('can be overridden by the user for the code %s', async (code) => {
    await renderError(code)
    fireEvent.click(buttonOf('Crear de todos modos')!)
    expect(onAccept.mock.calls).toEqual([['forzar']])
  })

  test('lists rejected rows, offers to download them, and offers to import the valid rows', async () => {
    const screen = await renderError('rows_rejected', { reporte: REPORT }, {}, { accepted: { renombrar: true } })
    expect(textsOf(screen.container, '[role=alert]')[0]).toBe(`Error al crear la ficha.${es.create.partialOffer}`)
    expect(textOf(screen.container)).toContain('1 persona del archivo está en Fichero con otro nombre')
    fireEvent.click(buttonOf('Crear con las filas válidas')!)
    fireEvent.click(buttonOf('Son las mismas personas: cambiar su nombre')!)
    expect(onAccept.mock.calls).toEqual([['parcial'], ['renombrar']])
    fireEvent.click(buttonOf('Descargar las filas rechazadas')!)
    await waitFor(() =>
      expect(screen.sent.map(({ url }) => url)).toContain(
        '/api/fichas/archivo/rechazos?nroFicha=2888001&idProgramaFormacion=7&fechas=dmy&renombrar=true&lang=es',
      ),
    )
  })

  test('offers no partial import if all rows are rejected, and no download for a new program', async () => {
    const isNew = { values: { ...values, isNewProgram: true } }
    const screen = await renderError(
      'rows_rejected',
      { reporte: { ...REPORT, rechazados: 30, rechazos: [] } },
      {},
      isNew,
    )
    expect(buttons(screen)).toEqual([])
  })

  test('offers to select the program version that the file names', async () => {
    await renderError('ficha_other_version', { programa: version('3', 'habilitado') }, { recibido: '3' })
    fireEvent.click(buttonOf('Usar la versión 3')!)
    expect(onProgram.mock.calls).toEqual([[9]])
  })

  test.each([
    [null, 'La versión 3 de este programa aún no está.'],
    [version('3', 'deshabilitado'), 'La versión 3 de este programa está deshabilitada.'],
  ])('says how to get a program version that is missing or disabled (%#)', async (programa, text) => {
    const screen = await renderError('ficha_other_version', { programa }, { recibido: '3' })
    expect(textOf(screen.container)).toContain(text)
    expect(buttons(screen)).toEqual([])
  })

  test('only asks how to read the dates if these are ambiguous', async () => {
    const screen = await renderError('dates_ambiguous', {}, ambiguous)
    expect(screen.queryByText('Error al crear la ficha.')).toBeNull()
    fireEvent.click(buttonOf('El mes va primero')!)
    expect(onDates.mock.calls).toEqual([['mdy']])
  })

  test('adds each accepted option to the next request, and disappears when another program or file is chosen', async () => {
    const other = { ...version('3', 'habilitado'), id: 8 }
    const body = { reporte: REPORT, programa: other }
    const screen = await openCreation([refused('ficha_other_version', body, { recibido: '3' })])
    await submit(screen)
    await untilText(es.create.partialOffer)
    await act(async () => screen.press('Crear con las filas válidas'))
    await untilText(es.create.partialOffer)
    await act(async () => screen.press('Son las mismas personas: cambiar su nombre'))
    await waitFor(() =>
      expect(postsOf(screen).map(({ url }) => url.replace('/api/fichas/create', ''))).toEqual([
        '',
        '?parcial=true',
        '?parcial=true&renombrar=true',
      ]),
    )
    await untilText(es.create.partialOffer)
    await act(async () => screen.press('Usar la versión 3'))
    expect([fieldOf(PROGRAM).value, screen.queryByText(es.create.partialOffer)]).toEqual(['COCINA', null])
    await act(async () => screen.press('Crear ficha'))
    await untilText(es.create.partialOffer)
    await takeFile(new File(['y'], 'otro.xls'))
    expect(screen.queryByText(es.create.partialOffer)).toBeNull()
  })

  test('sends the file again for reading after the answer about ambiguous dates', async () => {
    const screen = await openCreation([refused('dates_ambiguous', {}, ambiguous)])
    await submit(screen)
    await untilText('¿Qué va primero en estas fechas')
    await act(async () => screen.press('El mes va primero'))
    await waitFor(() => expect(screen.sent.map(({ url }) => url)).toContain('/api/fichas/archivo?fechas=mdy'))
    expect(screen.queryByText(/¿Qué va primero/)).toBeNull()
  })
})

describe('the form for a file that was read before', () => {
  const [onCreated, onLeave] = [jest.fn(), jest.fn()]
  const choices = { heads: [], programs: [{ value: '7', label: 'VIVEROS' }], all: [] }
  const openRead = async (changes: Partial<FichaFileAnswer> = {}) => {
    sessionStorage.clear()
    onLeave.mockClear()
    const file = { file: FILE, content: { ...FILE_CONTENT, ...changes }, reading: {}, onCreated, onLeave }
    return withForm(await openPage(() => <CreateFichaForm choices={choices} parsedFile={file} />, { answers: [] }))
  }

  test('has no fields for the file and the number', async () => {
    const screen = await openRead()
    expect(fieldOf(FILE_FIELD)).toBeNull()
    expect(fieldOf(NUMBER)).toBeNull()
    expect(screen.queryByText(/^Esto dice/)).toBeNull()
    expect(fieldOf(PROGRAM).value).toBe('VIVEROS')
    expect(buttonOf('Crear ficha y cargar')).toBeTruthy()
    screen.press('No cargar este archivo')
    expect(onLeave).toHaveBeenCalledTimes(1)
  })

  test('has a field for the number if the file has none', async () => {
    await openRead({ nro_ficha: null })
    expect(fieldOf(NUMBER).value).toBe('')
  })
})
