/** @jest-environment jsdom */
import { createFicha } from '@fichero/contract/calls/fichas.calls'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { sentFile } from '@fichero/kit/import'
import { useLocation } from '@fichero/kit/router'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { type CreateFichaValues, INITIAL_VALUES } from './create-ficha-values'
import { type ParsedFile, useCreateFichaForm } from './use-create-ficha-form'

const FILE = new File(['x'], 'juicios.xls')
const VALUES: CreateFichaValues = {
  ...INITIAL_VALUES,
  nroFicha: '2888001',
  idJefeFicha: '1098765',
  idProgramaFormacion: '3',
  fechaInicioLectiva: '2025-01-20',
  fechaFinLectiva: '2026-07-20',
  fechaFinFicha: '2027-01-20',
  archivo_excel: FILE,
}
const FILE_CONTENT: FichaFileAnswer = {
  tipo: 'juicios',
  nro_ficha: 2_888_001,
  programa: 'COCINA',
  programas: [],
  versiones: [],
  version: '1',
  total_resultados: 9,
  fecha_inicio: '2025-01-20',
  fecha_fin: '2027-01-20',
} as never

const CREATED = { ok: true, ficha: { nro_ficha: 2_888_001 }, reporte: { id: 7 } }
const created = answer(createFicha, CREATED as never)
const [onCreated, onLeave] = [jest.fn(), jest.fn()]
const parsedFile: ParsedFile = {
  file: FILE,
  content: FILE_CONTENT,
  reading: { nroReporte: 2 },
  onCreated,
  onLeave,
} as never

let create: ReturnType<typeof useCreateFichaForm>
let location: ReturnType<typeof useLocation>
async function open(reply: FakeAnswer, parsedFile?: ParsedFile) {
  onCreated.mockClear()
  sessionStorage.clear()
  function Form() {
    create = useCreateFichaForm(parsedFile)
    location = useLocation()
    return (
      <form {...create.formProps}>
        <label htmlFor="ficha">Número</label>
        <input id="ficha" {...create.form.getInputProps('nroFicha')} />
      </form>
    )
  }
  const pages = { 'list-page': Form, 'ficha-page': Form }
  return openInFakeShell({ definition, texts: { es, en }, pages }, '/fichas?crear', { answers: [reply] })
}
const fill = (values: Partial<CreateFichaValues>) => act(async () => create.form.setValues(values))
const submit = () => act(async () => create.submitAs())

test('the form starts with defaults or the file’s values; an unknown program becomes a new program', async () => {
  const { unmount } = await open(created)
  expect(create.form.getValues()).toEqual(INITIAL_VALUES)
  expect(create.reading).toEqual({})
  unmount()
  await open(created, parsedFile)
  expect(create.form.getValues()).toEqual({
    ...INITIAL_VALUES,
    nroFicha: '2888001',
    fechaInicioLectiva: '2025-01-20',
    fechaFinFicha: '2027-01-20',
    archivo_excel: FILE,
    isNewProgram: true,
    nombrePrograma: 'COCINA',
  })
  expect(create.reading).toEqual({ nroReporte: 2 })
})

test('the form selects an existing program of the file, even if the file does not contain the program’s name', async () => {
  await open(created, { ...parsedFile, content: { ...FILE_CONTENT, programas: [3], programa: null } as never })
  expect(create.form.getValues()).toMatchObject({
    isNewProgram: false,
    nombrePrograma: '',
    idProgramaFormacion: '3',
  })
})

test('submitting sends data and file, and opens the page of the new ficha with the import report and the file', async () => {
  const { sent, address, findByText } = await open(created)
  await fill(VALUES)
  await act(async () => create.setReading({ fechas: 'dmy' }))
  await submit()
  const { archivo_excel: _, isNewProgram, nombrePrograma, nivel, totalHoras, etapa, ...data } = VALUES
  expect(sent).toEqual([expect.objectContaining({ method: 'POST', url: '/api/fichas/create?fechas=dmy', body: data })])
  expect(address()).toBe('/fichas/visualizar/2888001')
  expect(location.state).toEqual({ creacion: CREATED.reporte, reading: { fechas: 'dmy' } })
  expect(sentFile(CREATED.reporte as never)).toBe(FILE)
  await findByText('La ficha 2888001 se creó correctamente')
})

test('submitting calls onCreated instead of opening the new ficha if the file was read before', async () => {
  const { address, queryByText } = await open(created, parsedFile)
  await fill({ ...VALUES, isNewProgram: true, nombrePrograma: 'COCINA', nivel: 'tecnico', totalHoras: '880' })
  await submit()
  expect(onCreated).toHaveBeenCalledWith(CREATED)
  expect(address()).toBe('/fichas?crear')
  expect(queryByText(/se creó correctamente/)).toBeNull()
})

test('the form ignores an answer without a ficha', async () => {
  const { address } = await open(answer(createFicha, { ok: true, ficha: null } as never), parsedFile)
  await fill({ ...VALUES, isNewProgram: true, nombrePrograma: 'COCINA', nivel: 'tecnico', totalHoras: '880' })
  await submit()
  expect(onCreated).not.toHaveBeenCalled()
  expect(address()).toBe('/fichas?crear')
})

test('the form adds each accepted option to the next request, and a new submission starts without options', async () => {
  const { sent } = await open(refuse(createFicha, 422, 'rows_rejected'))
  await fill(VALUES)
  await submit()
  await act(async () => create.accept('parcial'))
  expect(create.accepted).toEqual({ parcial: true })
  await act(async () => create.accept('renombrar'))
  await submit()
  expect(sent.map(({ url }) => url.replace('/api/fichas/create', ''))).toEqual([
    '',
    '?parcial=true',
    '?parcial=true&renombrar=true',
    '',
  ])
})

test('only the error about a taken number is shown at a field', async () => {
  const { unmount } = await open(refuse(createFicha, 409, 'ficha_exists'))
  await fill(VALUES)
  await submit()
  await waitFor(() => expect(create.form.errors).toEqual({ nroFicha: 'taken' }))
  unmount()
  await open(refuse(createFicha, 403, 'forbidden'))
  await fill(VALUES)
  await submit()
  await waitFor(() => expect(create.refusal?.error).toMatchObject({ code: 'forbidden' }))
  expect(create.form.errors).toEqual({})
})

test('a notification names the first invalid field by its label', async () => {
  const { findByText, sent } = await open(created)
  await fill({ ...VALUES, nroFicha: '12' })
  await submit()
  await findByText(/^Número: \S/)
  expect(sent).toEqual([])
})

test('a separate draft is stored for the ficha that the file names', async () => {
  await open(created, parsedFile)
  await fill({ idJefeFicha: '52' })
  await waitFor(() => expect(Object.keys({ ...sessionStorage }).join()).toContain('2888001'))
})
