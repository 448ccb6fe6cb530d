/** @jest-environment jsdom */
import { correctDocument, getFicha, mergePeople } from '@fichero/contract/calls/fichas.calls'
import { undoImport } from '@fichero/contract/calls/imports.calls'
import type { MergePlan } from '@fichero/contract/corrections.schema'
import { apprenticePath } from '@fichero/contract/paths'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import type { Apprentice } from '../enrolment/enrolment'
import { CorrectionActions } from './correction-actions'
import { CorrectionNotice } from './correction-notice'
import { mergeCandidates } from './merge-candidates'

// jsdom has neither.
beforeEach(() => void Object.assign(HTMLElement.prototype, { hidePopover: jest.fn(), scrollIntoView: jest.fn() }))

const person = (nro_documento: string, apellido = 'Paz', given: object = {}) => ({
  tipo_documento: 'CC',
  nro_documento,
  nombre: 'Eva',
  apellido,
  estado: 'EN FORMACION',
  celular: null,
  correo: null,
  ...given,
})
const apprentice = (given: object = {}, can: object = {}) =>
  ({
    aprendiz: person('1098001', 'Paz', given),
    ficha: { nro_ficha: 2_888_001 },
    can: { editContact: true, correct: true, ...can },
  }) as Apprentice

const side = (nro_documento: string, given: object = {}) => ({
  ...person(nro_documento),
  resultados_aprobados: 3,
  fecha_reporte: '2026-05-02',
  ...given,
})
const plan = (given: Partial<MergePlan> = {}): MergePlan => ({
  personas: [side('1098001'), side('2000001', { correo: 'eva@x.co' })],
  resultado: side('1098001', { correo: 'eva@x.co', resultados_aprobados: 5 }),
  juicios_tomados: 2,
  juicios_distintos: 1,
  otro_nombre: false,
  fichas: [],
  fichas_con_ambos: [],
  ...given,
})
const simulated = (given: Partial<MergePlan> = {}): FakeAnswer => ({
  ...answer(mergePeople, { ok: true, msg: '', importacion: null, union: plan(given) }),
  query: 'simular',
})
const merged = answer(mergePeople, { ok: true, msg: '', importacion: 9, union: plan() })
const people = answer(getFicha, {
  aprendices: [person('1098001'), person('3000001', 'Ruiz'), person('2000001', 'PÁZ')],
} as never)

async function open(answers: FakeAnswer[], given = apprentice()) {
  sessionStorage.clear()
  const Page = () => (
    <>
      <CorrectionNotice />
      <CorrectionActions apprentice={given} />
    </>
  )
  const remote = { definition, texts: { es, en }, pages: { 'apprentice-page': Page } }
  const screen = await openInFakeShell(remote, apprenticePath('1098001', 2_888_001), { answers })
  const press = async (name: string) =>
    screen.user.click(
      within(screen.queryByRole('dialog') ?? screen.container).getByRole('button', { name, hidden: true }),
    )
  return { ...screen, press }
}
type Opened = Awaited<ReturnType<typeof open>>

test('is there for who may correct', async () => {
  const { queryByText } = await open([], apprentice({}, { correct: false }))
  expect(queryByText(es.correct.open)).toBeNull()
})

test('the others of the ficha are offered, people of the same name first', () => {
  const all = ['1', '2', '3'].map((nro, at) => person(nro, ['Ruiz', 'Paz', 'páz'][at]))
  expect(mergeCandidates(all, person('9')).map(({ nro_documento }) => nro_documento)).toEqual(['2', '3', '1'])
  expect(mergeCandidates(all, person('2')).map(({ nro_documento }) => nro_documento)).toEqual(['3', '1'])
})

describe('correcting the document', () => {
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

  test('sends type and number, and leads to the person under the new number with a way to undo it', async () => {
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

  test('of a number of somebody of the ficha, the two can be merged', async () => {
    const refusal = refuse(correctDocument, 409, 'document_in_ficha', { documento: '2000001', nombre: 'Eva PÁZ' })
    const screen = await open([refusal, people, simulated()])
    await fill(screen, '2000001')
    await screen.findByText(/document_in_ficha/)
    await screen.press(es.correct.merge)
    expect(await screen.findByText(es.merge.table)).toBeTruthy()
    expect(screen.sent.at(-1)).toMatchObject({ body: { otro: '2000001', conserva: '1098001' } })
  })
})

describe('merging with another person', () => {
  const merges = ({ sent }: Opened) =>
    sent.filter(({ url }) => url === '/api/fichas/2888001/aprendices/1098001/union').map(({ body }) => body)
  const choose = async ({ user, findByRole, findByText, press }: Opened, name: RegExp) => {
    await press(es.merge.open)
    await user.click(await findByRole('combobox', { name: /^Otra persona/ }))
    await user.click(await findByText(name))
  }

  test('shows what each person has and the result, and merges', async () => {
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

  test('the number that stays is chosen; of somebody who is out of the report it is the other’s', async () => {
    const screen = await open(
      [people, merged, simulated({ otro_nombre: true })],
      apprentice({ estado: 'FUERA DEL REPORTE' }),
    )
    await choose(screen, /Ruiz/)
    const kept = await screen.findByLabelText(es.merge.kept)
    expect((kept as HTMLSelectElement).value).toBe('3000001')
    expect(await screen.findByText(es.merge.otherName)).toBeTruthy()
    await screen.user.selectOptions(kept, '1098001')
    await screen.press(es.merge.submit)
    await screen.findByText(es.corrected.title.union)
    expect(merges(screen)).toEqual([{ otro: '3000001', conserva: '1098001' }])
  })

  test('asks for somebody, and tells a refusal in the form', async () => {
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
