/** @jest-environment jsdom */
import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { recordNotice } from '@fichero/contract/calls/notices.calls'
import type { Notice } from '@fichero/contract/notices.schema'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { MISSING } from '../../testing/missing'
import { personOf } from '../../testing/open-apprentice'
import { openGroups } from '../../testing/open-missing'
import { textOf } from '../../testing/open-pages'

const TOLD: Notice = { fecha: '2025-11-28T15:00:00.000Z', canal: 'whatsapp', usuario: 'Marta Ruiz', propio: false }
const CONTACT = answer(getApprentice, {
  ok: true,
  data: personOf({ aprendiz: { celular: '3001112233', correo: 'a@b.co' } }),
})
const DONE = answer(recordNotice, { ok: true, msg: 'Listo' })
/** Three people, so that one is between the others. */
const peopleWith = (...avisos: (Notice | null)[]) =>
  [...MISSING.aprendices, { ...MISSING.aprendices[1]!, nro_documento: '1003', nombre: 'IRIS', apellido: 'SOL' }].map(
    (person, at) => ({ ...person, aviso: avisos[at] ?? null }),
  )

/** Opens the dialog. The list shows the notices that the test writes into `aprendices` after the next request. */
async function openWalk(aprendices: ReturnType<typeof peopleWith>, answers: FakeAnswer[] = [DONE]) {
  const screen = await openGroups('', { aprendices }, { answers: [CONTACT, ...answers] })
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Escribir a los 3' }))
    return within(await screen.findByRole('dialog', { name: 'Escribir uno por uno' }))
  }
  const dialog = await open()
  const heading = () => textOf(dialog.getByRole('heading', { level: 3 }))
  const press = (name: string) => fireEvent.click(dialog.getByRole('button', { name }))
  const recorded = () => screen.sent.flatMap(({ method, url, body }) => (method === 'POST' ? [[url, body]] : []))
  return { ...screen, dialog, open, heading, press, recorded }
}

test('the dialog goes through the people one by one, with the focus on each name', async () => {
  const { dialog, heading, press, recorded } = await openWalk(peopleWith())
  expect(heading()).toBe('1 de 3 VEGA, LUZ')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/^Buen día, Luz:/)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Anterior' }).disabled).toBe(true)
  press('Siguiente')
  expect(heading()).toBe('2 de 3 PAZ, EVA')
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/^Buen día, Eva:/)
  expect(document.activeElement).toBe(dialog.getByRole('heading', { level: 3 }))
  press('Anterior')
  expect(heading()).toBe('1 de 3 VEGA, LUZ')
  expect(recorded()).toEqual([])
})

test('a click on a channel records the notice, and the person is marked in the dialog and in the list', async () => {
  const aprendices = peopleWith()
  const { dialog, groups, heading, press, recorded } = await openWalk(aprendices)
  const channels = [
    ['Abrir en WhatsApp', 'whatsapp'],
    ['Abrir en el correo', 'correo'],
  ] as const
  for (const [name] of channels) fireEvent.click(await dialog.findByRole('link', { name }))
  press('Copiar texto')
  expect(await dialog.findByText('Quedó registrado que usted le escribió')).toBeTruthy()
  expect(recorded()).toEqual(
    ['whatsapp', 'correo', 'copia'].map((canal) => ['/api/fichas/2888001/aprendices/1001/avisos', { canal }]),
  )
  aprendices[0]!.aviso = TOLD
  press('Siguiente')
  press('Copiar texto')
  const text = 'Avisado el 28/11/2025 por Marta Ruiz (WhatsApp)'
  await waitFor(() => expect(textOf(groups()[0])).toContain(text))
  press('Anterior')
  expect(heading()).toBe('1 de 3 VEGA, LUZ')
  expect(dialog.getAllByText(text)[0]).toBeTruthy()
})

test('people who were written to are left out, but can be visited', async () => {
  const { heading, press, dialog } = await openWalk(peopleWith(TOLD, null, TOLD))
  expect(heading()).toBe('2 de 3 PAZ, EVA')
  press('Anterior')
  expect(heading()).toBe('1 de 3 VEGA, LUZ')
  press('Siguiente')
  press('Siguiente')
  expect(heading()).toBe('Se escribió a 2 de 3')
  expect(dialog.getByText('Sin aviso: PAZ, EVA')).toBeTruthy()
  press('Anterior')
  expect(heading()).toBe('3 de 3 SOL, IRIS')
  press('Anterior')
  press('Solo a quienes no tienen aviso')
  press('Siguiente')
  expect(heading()).toBe('3 de 3 SOL, IRIS')
})

test('the end says that everybody was written to, and closes the dialog', async () => {
  const { heading, press, queryByRole, dialog } = await openWalk(peopleWith(TOLD, TOLD, TOLD))
  expect(heading()).toBe('Se escribió a 3 de 3')
  expect(dialog.queryByText(/^Sin aviso/)).toBeNull()
  press('Terminar')
  await waitFor(() => expect(queryByRole('dialog')).toBeNull())
})

test('the dialog reports a notice that could not be recorded, keeps the message and records it again', async () => {
  const answers = [refuse(recordNotice, 503, 'database_unavailable')]
  const { dialog, press, recorded, getByRole, open } = await openWalk(peopleWith(), answers)
  press('Copiar texto')
  const failure = 'No se pudo registrar que usted le escribió a VEGA, LUZ.'
  expect((await dialog.findAllByText(failure))[0]).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toMatch(/^Buen día, Luz:/)
  press('Siguiente')
  expect(dialog.getAllByText(failure)[0]).toBeTruthy()
  fireEvent.click(getByRole('button', { name: 'Cerrar' }))
  const again = await open()
  Object.assign(answers[0]!, DONE)
  fireEvent.click(again.getByRole('button', { name: 'Registrar de nuevo' }))
  await waitFor(() => expect(again.queryByRole('button', { name: 'Registrar de nuevo' })).toBeNull())
  expect((await again.findAllByText('Quedó registrado que usted le escribió'))[0]).toBeTruthy()
  expect(recorded()).toHaveLength(2)
})

test('the button is offered only for several apprentices', async () => {
  const { queryByRole, unmount } = await openGroups('?aprendiz=1001')
  expect(queryByRole('button', { name: /^Escribir a los/ })).toBeNull()
  unmount()
  const byOutcome = await openGroups('?vista=resultado')
  expect(byOutcome.queryByRole('button', { name: /^Escribir a los/ })).toBeNull()
})

describe('a message from a list that a filter narrows', () => {
  const openFirst = async (query: string, button: RegExp) => {
    const screen = await openGroups(query, {}, { answers: [CONTACT] })
    fireEvent.click(screen.getAllByRole('button', { name: button })[0]!)
    return within(await screen.findByRole('dialog')).getByRole<HTMLTextAreaElement>('textbox').value
  }

  test.each([
    ['to one apprentice', '?competencia=2', /^Escribirle a VEGA, LUZ/],
    ['to an evaluator', '?vista=instructor&competencia=2', /^Escribirle a Rita Luna/],
  ])('says %s everything that is missing', async (_, query, button) => {
    const text = await openFirst(query, button)
    expect(text).toContain('Competencia 1')
    expect(text).toContain('Competencia 2')
  })
})
