/** @jest-environment jsdom */
import { correctDocument, getFicha, mergePeople } from '@fichero/contract/calls/fichas.calls'
import { undoImport } from '@fichero/contract/calls/imports.calls'
import type { MergePlan } from '@fichero/contract/corrections.schema'
import { apprenticePath } from '@fichero/contract/paths'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { apprentice, person, plan, side } from '../../testing/correction'
import { rowsOf, textsOf } from '../../testing/dom-queries'
import { MoreActions } from '../apprentice/more-actions'
import { CorrectionNotice } from './correction-notice'
import { mergeCandidates } from './merge-form'

// jsdom has neither of these methods.
beforeEach(() => void Object.assign(HTMLElement.prototype, { hidePopover: jest.fn(), scrollIntoView: jest.fn() }))

const simulated = (changes: Partial<MergePlan> = {}): FakeAnswer => ({
  ...answer(mergePeople, { ok: true, msg: '', importacion: null, union: plan(changes) }),
  query: 'simular',
})
const merged = answer(mergePeople, { ok: true, msg: '', importacion: 9, union: plan() })
const people = answer(getFicha, {
  aprendices: [person('1098001'), person('3000001', 'Ruiz'), person('2000001', 'PÁZ')],
} as never)

async function open(answers: FakeAnswer[], subject = apprentice()) {
  sessionStorage.clear()
  const Page = () => (
    <>
      <CorrectionNotice />
      <MoreActions apprentice={subject} />
    </>
  )
  const remote = { definition, texts: { es, en }, pages: { 'apprentice-page': Page } }
  const screen = await openInFakeShell(remote, apprenticePath('1098001', 2_888_001), { answers })
  const press = async (name: string) => {
    const dialog = screen.queryByRole('dialog')
    const item = dialog ? null : screen.queryByRole('menuitem', { name, hidden: true })
    const button = () => within(dialog ?? screen.container).getByRole('button', { name, hidden: true })
    await screen.user.click(item ?? button())
  }
  return { ...screen, press }
}
type Opened = Awaited<ReturnType<typeof open>>

test('the menu of corrections is only rendered for users who may correct', async () => {
  const { queryByText } = await open([], apprentice({}, { correct: false }))
  expect(queryByText(es.correct.open)).toBeNull()
})

test('mergeCandidates returns the other people of the ficha, those with the same name first', () => {
  const all = ['1', '2', '3'].map((nro, at) => person(nro, ['Ruiz', 'Paz', 'páz'][at]))
  expect(mergeCandidates(all, person('9')).map(({ nro_documento }) => nro_documento)).toEqual(['2', '3', '1'])
  expect(mergeCandidates(all, person('2')).map(({ nro_documento }) => nro_documento)).toEqual(['3', '1'])
})

describe('the form that corrects a document type or number', () => {
  const corrected = answer(correctDocument, {
    ok: true,
    msg: '',
    importacion: 8,
    tipo_documento: 'TI',
    nro_documento: '2000001',
  })
  const fill = async ({ user, findByLabelText, press }: Opened, number: string) => {
    await press(es.correct.open)
    await user.selectOptions(await findByLabelText('Tipo de documento'), 'TI')
    const field = await findByLabelText(/^Número de documento/)
    await user.clear(field)
    await user.type(field, number)
    await press(es.correct.submit)
  }

  test('sends type and number, opens the person under the new document number, and offers to undo the correction', async () => {
    const undone = answer(undoImport, { ok: true, msg: '', importacion: {} } as never)
    const screen = await open([corrected, undone])
    await fill(screen, '2000001')
    await screen.findByText(es.corrected.title.correccion)
    expect(screen.sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/fichas/2888001/aprendices/1098001/documento',
      body: { tipo_documento: 'TI', nro_documento: '2000001' },
    })
    expect(screen.address()).toBe(apprenticePath('2000001', 2_888_001))
    await screen.press(es.corrected.undo)
    await screen.findByText(es.corrected.undone.correccion)
    expect(screen.sent.map(({ url }) => url)).toContain('/api/fichas/2888001/importaciones/8/deshacer')
    expect(screen.address()).toBe(apprenticePath('1098001', 2_888_001))
    expect(screen.queryByText(es.corrected.title.correccion)).toBeNull()
  })

  test('offers to merge the two people if another person of the ficha has the document number', async () => {
    const refusal = refuse(correctDocument, 409, 'document_in_ficha', { documento: '2000001', nombre: 'Eva PÁZ' })
    const screen = await open([refusal, people, simulated()])
    await fill(screen, '2000001')
    await screen.findByText(/document_in_ficha/)
    await screen.press(es.correct.merge)
    expect(await screen.findByText(es.merge.table)).toBeTruthy()
    expect(screen.sent.at(-1)).toMatchObject({ body: { otro: '2000001', conserva: '1098001' } })
  })

  test.each([
    ['that occur in reports', {}, 'CC', 7],
    ['that occur in reports, and the other type of this person', { tipo_documento: 'NIT' }, 'NIT', 8],
  ])('offers the document types %s', async (_, changes, type, count) => {
    const screen = await open([], apprentice(changes))
    await screen.press(es.correct.open)
    const types = (await screen.findByLabelText('Tipo de documento')) as HTMLSelectElement
    expect([types.value, types.options.length]).toEqual([type, count])
    expect(textsOf(types, 'option').slice(0, 7)).toEqual(
      ['CC', 'CE', 'TI', 'RC', 'PA', 'PEP', 'PPT'].map((code) => expect.stringContaining(`(${code})`)),
    )
    if (type === 'NIT') expect(textsOf(types, 'option')[7]).toBe('NIT')
    expect((screen.getByLabelText(/^Número de documento/) as HTMLInputElement).value).toBe('1098001')
    expect(screen.getByText('Eva Paz')).toBeTruthy()
    expect(screen.getByText(es.correct.help)).toBeTruthy()
  })

  test('shows any other error without an offer to merge', async () => {
    const screen = await open([refuse(correctDocument, 409, 'ficha_disabled', { nro_ficha: 2_888_001 })])
    await fill(screen, '2000001')
    expect(await screen.findByText('El documento no se corrigió')).toBeTruthy()
    expect(screen.getByText(/ficha_disabled/)).toBeTruthy()
    expect(screen.queryByText(es.correct.merge)).toBeNull()
  })

  test('is followed by a focused notice, which says if only the document type changed', async () => {
    const type = answer(correctDocument, {
      ok: true,
      msg: '',
      importacion: 8,
      tipo_documento: 'TI',
      nro_documento: '1098001',
    })
    const screen = await open([type])
    await fill(screen, '1098001')
    expect(await screen.findByText('Cambió el tipo de documento.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByText(es.corrected.title.correccion).closest('[role=alert]'))
    fireEvent.click(screen.getByText('Entendido'))
    await waitFor(() => expect(screen.queryByText('Cambió el tipo de documento.')).toBeNull())
    expect(screen.address()).toBe(apprenticePath('1098001', 2_888_001))
  })

  test('is followed by a notice that stays if the correction cannot be undone; a notification says why', async () => {
    const screen = await open([corrected, refuse(undoImport, 403, 'forbidden')])
    await fill(screen, '2000001')
    await screen.findByText(/^El 1098001 es ahora un número anterior/)
    await screen.press(es.corrected.undo)
    expect(await screen.findByText('forbidden')).toBeTruthy()
    expect(screen.getByText(es.corrected.title.correccion)).toBeTruthy()
  })
})

describe('the form that merges two people', () => {
  const merges = ({ sent }: Opened) =>
    sent.filter(({ url }) => url === '/api/fichas/2888001/aprendices/1098001/union').map(({ body }) => body)
  const choose = async ({ user, findByRole, findByText, press }: Opened, name: RegExp) => {
    await press(es.merge.open)
    await user.click(await findByRole('combobox', { name: /^Otra persona/ }))
    await user.click(await findByText(name))
  }

  test('shows the effects of the merge, then merges the two people', async () => {
    const screen = await open([people, merged, simulated({ fichas: [1, 2], fichas_con_ambos: [3] })])
    await choose(screen, /PÁZ/)
    const table = await screen.findByRole('table', { name: es.merge.table })
    const rows = within(table).getAllByRole('row')
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual(
      expect.arrayContaining([
        ['Correo', '—', 'eva@x.co', 'eva@x.co'],
        [es.merge.approved, '3', '3', '5'],
      ]),
    )
    for (const text of [/2 juicios que solo tiene/, /En 1 resultado/, /fichas 1 y 2/, /La ficha 3 tiene los dos/])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText(es.merge.otherName)).toBeNull()
    await screen.press(es.merge.submit)
    await screen.findByText(es.corrected.title.union)
    expect(merges(screen)).toEqual([{ otro: '2000001', conserva: '1098001' }])
    expect(screen.getByText(/El 2000001 se unió al 1098001/)).toBeTruthy()
  })

  test('lets the user choose the document number to keep, and proposes the number in the report', async () => {
    const screen = await open(
      [people, merged, simulated({ otro_nombre: true })],
      apprentice({ estado: 'FUERA DEL REPORTE' }),
    )
    await choose(screen, /Ruiz/)
    const numberField = await screen.findByLabelText(es.merge.kept)
    expect((numberField as HTMLSelectElement).value).toBe('3000001')
    expect(await screen.findByText(es.merge.otherName)).toBeTruthy()
    await screen.user.selectOptions(numberField, '1098001')
    await screen.press(es.merge.submit)
    await screen.findByText(es.corrected.title.union)
    expect(merges(screen)).toEqual([{ otro: '3000001', conserva: '1098001' }])
  })

  test('shows a table with the data of both people and of the result', async () => {
    const one = side('1098001', { celular: '3001', fecha_reporte: null, resultados_aprobados: 1003 })
    const two = side('2000001', { nombre: 'Ana', estado: 'CANCELADO' })
    const screen = await open([people, simulated({ personas: [one, two], juicios_tomados: 0, juicios_distintos: 0 })])
    await choose(screen, /PÁZ/)
    const table = await screen.findByRole('table', { name: es.merge.table })
    expect(textsOf(table, 'thead th')).toEqual(['Dato', 'Esta persona', 'Otra persona', 'Resultado'])
    expect(rowsOf(table)).toEqual([
      ['Documento', 'CC 1098001', 'CC 2000001', 'CC 1098001'],
      ['Nombre', 'Eva Paz', 'Ana Paz', 'Eva Paz'],
      ['Estado', 'EN FORMACION', 'CANCELADO', 'EN FORMACION'],
      ['Celular', '3001', '—', '—'],
      ['Correo', '—', '—', 'eva@x.co'],
      ['Resultados aprobados', '1.003', '3', '5'],
      ['Último reporte', '—', '02/05/2026', '02/05/2026'],
    ])
    expect(table.closest('[role=dialog], dialog, form')?.querySelectorAll('ul > li > p')).toHaveLength(0)
    const numberField = screen.getByLabelText(es.merge.kept) as HTMLSelectElement
    expect(textsOf(numberField, 'option')).toEqual(['CC 1098001', 'CC 2000001'])
    expect(numberField.value).toBe('1098001')
    expect(screen.getByText('Eva Paz', { selector: 'strong' }).parentElement?.textContent).toBe(
      'Eva Paz, CC\u00a01098001',
    )
    expect(screen.getByText(es.merge.help)).toBeTruthy()
  })

  test('opens the person under the document number that the user chose to keep', async () => {
    const screen = await open([people, merged, simulated()])
    await choose(screen, /PÁZ/)
    fireEvent.change(await screen.findByLabelText(es.merge.kept), { target: { value: '2000001' } })
    await screen.press(es.merge.submit)
    expect(await screen.findByText(/^El 1098001 se unió al 2000001/)).toBeTruthy()
    expect(screen.address()).toBe(apprenticePath('2000001', 2_888_001))
  })

  test.each<[string, FakeAnswer[], string]>([
    [
      'that nobody else is in the ficha',
      [answer(getFicha, { aprendices: [person('1098001')] } as never)],
      es.merge.nobody,
    ],
    ['that the list of people could not be loaded', [refuse(getFicha, 403, 'forbidden')], es.merge.loadError],
  ])('reports %s', async (_, answers, text) => {
    const screen = await open(answers)
    await screen.press(es.merge.open)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('reports that the preview of the merge could not be loaded', async () => {
    const screen = await open([people, { ...refuse(mergePeople, 403, 'forbidden'), query: 'simular' }])
    await choose(screen, /PÁZ/)
    expect(await screen.findByText(es.merge.previewError)).toBeTruthy()
  })

  test('shows no notice if the merge changed nothing', async () => {
    const same = answer(mergePeople, { ok: true, msg: '', importacion: null, union: plan() })
    const screen = await open([people, same, simulated()])
    await choose(screen, /PÁZ/)
    await screen.findByRole('table', { name: es.merge.table })
    await screen.press(es.merge.submit)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.queryByText(es.corrected.title.union)).toBeNull()
  })

  test('reports a missing second person, and an error of the API', async () => {
    const screen = await open([
      people,
      refuse(mergePeople, 409, 'ficha_disabled', { nro_ficha: 2_888_001 }),
      simulated(),
    ])
    await screen.press(es.merge.open)
    await screen.findByRole('combobox', { name: /^Otra persona/ })
    await screen.press(es.merge.submit)
    expect((await screen.findAllByText(/obligatorio|documento debe/)).length).toBeGreaterThan(0)
    await screen.user.click(screen.getByRole('combobox', { name: /^Otra persona/ }))
    await screen.user.click(await screen.findByText(/PÁZ/))
    await screen.press(es.merge.submit)
    expect(await screen.findByText(/ficha_disabled/)).toBeTruthy()
  })
})
