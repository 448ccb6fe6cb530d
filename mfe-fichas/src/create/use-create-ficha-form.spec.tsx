/** @jest-environment jsdom */
import { createFicha } from '@fichero/contract/calls/fichas.calls'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import { sentFile } from '@fichero/kit/import'
import { useLocation } from '@fichero/kit/router'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { openPage } from '../testing/open-page'
import { type CreateFichaValues, INITIAL_VALUES } from './create-ficha-values'
import { type ReadFile, useCreateFichaForm } from './use-create-ficha-form'
import { useProposals } from './use-proposals'

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
const SAYS: FichaFileAnswer = {
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
const readFile: ReadFile = { file: FILE, says: SAYS, fechas: 'mdy', onCreated, onLeave } as never

let create: ReturnType<typeof useCreateFichaForm>
let place: ReturnType<typeof useLocation>
async function open(given: FakeAnswer, read?: ReadFile) {
  onCreated.mockClear()
  sessionStorage.clear()
  function Form() {
    create = useCreateFichaForm(read)
    place = useLocation()
    return (
      <form {...create.formProps}>
        <label htmlFor="ficha">Número</label>
        <input id="ficha" {...create.form.getInputProps('nroFicha')} />
      </form>
    )
  }
  const pages = { 'list-page': Form, 'ficha-page': Form }
  return openInFakeShell({ definition, texts: { es, en }, pages }, '/fichas?crear', { answers: [given] })
}
const fill = (values: Partial<CreateFichaValues>) => act(async () => create.form.setValues(values))
const submit = () => act(async () => create.submitAs())

test('without a file the form has the defaults; with one also what it says, and its program is made if it is not here', async () => {
  const { unmount } = await open(created)
  expect(create.form.getValues()).toEqual(INITIAL_VALUES)
  expect(create.fechas).toBeUndefined()
  unmount()
  await open(created, readFile)
  expect(create.form.getValues()).toEqual({
    ...INITIAL_VALUES,
    nroFicha: '2888001',
    fechaInicioLectiva: '2025-01-20',
    fechaFinFicha: '2027-01-20',
    archivo_excel: FILE,
    isNewProgram: true,
    nombrePrograma: 'COCINA',
  })
  expect(create.fechas).toBe('mdy')
})

test('a program that is here is chosen and not made, and one without a name has none', async () => {
  await open(created, { ...readFile, says: { ...SAYS, programas: [3], programa: null } as never })
  expect(create.form.getValues()).toMatchObject({
    isNewProgram: false,
    nombrePrograma: '',
    idProgramaFormacion: '3',
  })
})

test('the data are sent beside the file; the new ficha opens in place of the form, with the report and its file', async () => {
  const { sent, address, findByText } = await open(created)
  await fill(VALUES)
  await act(async () => create.setFechas('dmy'))
  await submit()
  const { archivo_excel: _, isNewProgram, nombrePrograma, nivel, totalHoras, ...data } = VALUES
  expect(sent).toEqual([expect.objectContaining({ method: 'POST', url: '/api/fichas/create?fechas=dmy', body: data })])
  expect(address()).toBe('/fichas/visualizar/2888001')
  expect(place.state).toEqual({ creacion: CREATED.reporte, fechas: 'dmy' })
  expect(sentFile(CREATED.reporte as never)).toBe(FILE)
  await findByText('La ficha 2888001 se creó correctamente')
})

test('a file that was read before is told to who asked for it, and nothing else opens', async () => {
  const { address, queryByText } = await open(created, readFile)
  await fill({ ...VALUES, isNewProgram: true, nombrePrograma: 'COCINA', nivel: 'tecnico', totalHoras: '880' })
  await submit()
  expect(onCreated).toHaveBeenCalledWith(CREATED)
  expect(address()).toBe('/fichas?crear')
  expect(queryByText(/se creó correctamente/)).toBeNull()
})

test('an answer without a ficha opens none', async () => {
  const { address } = await open(answer(createFicha, { ok: true, ficha: null } as never), readFile)
  await fill({ ...VALUES, isNewProgram: true, nombrePrograma: 'COCINA', nivel: 'tecnico', totalHoras: '880' })
  await submit()
  expect(onCreated).not.toHaveBeenCalled()
  expect(address()).toBe('/fichas?crear')
})

test('what the user accepts after refusals adds up, and another submission begins without it', async () => {
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

test('a number that is taken is an error of its field, and other refusals are not', async () => {
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

test('the first field with an error is told with its name', async () => {
  const { findByText, sent } = await open(created)
  await fill({ ...VALUES, nroFicha: '12' })
  await submit()
  await findByText(/^Número: \S/)
  expect(sent).toEqual([])
})

test('a draft is of one ficha where a file says which', async () => {
  await open(created, readFile)
  await fill({ idJefeFicha: '52' })
  await waitFor(() => expect(Object.keys({ ...sessionStorage }).join()).toContain('2888001'))
})

test('the stage is proposed each time that the dates come to say another one, and a choice stays meanwhile', async () => {
  const chosen: string[] = []
  const setFieldValue = (_: 'etapa', value: string) => void chosen.push(value)
  function Form({ fechaFinLectiva }: { fechaFinLectiva: string }) {
    useProposals({ values: { ...VALUES, fechaFinLectiva }, setFieldValue })
    return null
  }
  let setEnd: (end: string) => void = () => undefined
  function Page() {
    const [end, set] = useState('')
    setEnd = set
    return <Form fechaFinLectiva={end} />
  }
  await openPage(Page)
  const seen: string[][] = []
  for (const end of ['', '2001-01-01', '2002-01-01', '2999-01-01', '299']) {
    await act(async () => setEnd(end))
    seen.push(chosen.splice(0))
  }
  expect(seen).toStrictEqual([[], ['productiva'], [], ['lectiva'], []])
})
