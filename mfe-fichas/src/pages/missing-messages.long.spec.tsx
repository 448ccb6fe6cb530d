/** @jest-environment jsdom */
import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { getUser } from '@fichero/contract/calls/users.calls'
import { answer, type FakeAnswer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { MISSING } from '../../testing/missing'
import { personOf } from '../../testing/open-apprentice'
import { openGroups } from '../../testing/open-missing'

const contactOf = (celular: string | null, correo: string | null) =>
  answer(getApprentice, { ok: true, data: personOf({ aprendiz: { celular, correo } }) })

/** Opens the dialog with the message to a recipient. */
async function openMessage(query: string, title: string, answers: FakeAnswer[] = [], changes = {}) {
  const screen = await openGroups(query, changes, { answers })
  fireEvent.click(screen.getByRole('button', { name: title }))
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  await waitFor(() => expect(dialog.queryAllByRole('button', { name: /^Abrir en/ })).toEqual([]))
  return { ...screen, dialog, field: dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto del mensaje' }) }
}
type Dialog = Awaited<ReturnType<typeof openMessage>>['dialog']

/** Returns the recipients, the text and the attributes of the links that send the message. */
const linksOf = (dialog: Dialog) =>
  dialog.queryAllByRole<HTMLAnchorElement>('link').map(({ textContent, href, target, rel }) => {
    const url = new URL(href)
    const text = url.searchParams.get('text') ?? url.searchParams.get('body')
    return [textContent, `${url.origin === 'null' ? '' : url.origin}${url.pathname}`, text, target, rel]
  })
const mailTextOf = (field: HTMLTextAreaElement) => field.value.replaceAll('\n', '\r\n')

test.each([
  [
    'the message to all people of the ficha',
    '',
    'Escribir al grupo',
    'Escribir al grupo',
    /^Buen día:\n\n[\s\S]*- Competencia 1: 2 de 1\.200 aprendices\n/,
  ],
  [
    'the message to an apprentice',
    '',
    'Escribirle a VEGA, LUZ',
    'Escribirle',
    /^Buen día, Luz:\n\n.*le faltan 3 resultados:\n\n- Competencia 1: 2 resultados\n/,
  ],
  [
    'the message to an instructor',
    '?vista=instructor',
    'Escribirle a Otto Gil',
    'Escribirle',
    /^Buen día, Otto Gil:[\s\S]*- Competencia 1: 1 juicio\n\n¿Podría/,
  ],
])('%s opens in a dialog, and can be copied', async (_, query, title, label, text) => {
  const { getByRole, dialog, field } = await openMessage(query, title, [contactOf(null, null)])
  expect(getByRole('button', { name: title, hidden: true }).textContent).toBe(label)
  expect(field.value).toMatch(text)
  fireEvent.click(dialog.getByRole('button', { name: 'Copiar texto' }))
  await dialog.findByText('Copiado')
  expect(await navigator.clipboard.readText()).toBe(field.value)
})

test('the message lists the outcomes on request, also in the links', async () => {
  const { dialog, field } = await openMessage('', 'Escribirle a VEGA, LUZ', [contactOf('3001112233', null)])
  const short = field.value
  const button = dialog.getByRole('button', { name: 'Con los resultados' })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  fireEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(field.value).toContain('\n\nCompetencia 1\n- Resultado 10 (lo evalúa Rita Luna)\n- Resultado 11\n\n')
  expect(linksOf(dialog)[0]?.[2]).toBe(field.value)
  fireEvent.click(button)
  expect(field.value).toBe(short)
})

test('the message to an apprentice opens in WhatsApp and in the mail program, with the contact data of the ficha', async () => {
  const { dialog, field, sent } = await openMessage('', 'Escribirle a VEGA, LUZ', [
    contactOf('300 111 2233', 'luz@x.co'),
  ])
  expect(sent.map(({ url }) => url)).toContain('/api/fichas/aprendiz/1001?ficha=2888001')
  expect(linksOf(dialog)).toEqual([
    ['Abrir en WhatsApp', 'https://wa.me/573001112233', field.value, '_blank', 'noopener'],
    ['Abrir en el correo', 'luz@x.co', mailTextOf(field), '_blank', 'noopener'],
  ])
})

test.each<[string, FakeAnswer, string[]]>([
  [
    'has neither phone nor mail',
    contactOf(null, null),
    ['WhatsApp: no tiene celular registrado.', 'Correo: no tiene correo registrado.'],
  ],
  [
    'has a phone that is not a Colombian mobile phone',
    contactOf('6011112233', null),
    ['WhatsApp: 6011112233 no es un celular de Colombia.', 'Correo: no tiene correo registrado.'],
  ],
  [
    'has contact data that cannot be loaded',
    refuse(getApprentice, 403, 'forbidden'),
    ['WhatsApp: no se pudieron cargar los datos de contacto.', 'Correo: no se pudieron cargar los datos de contacto.'],
  ],
])(
  'the message to an apprentice can only be copied, for the stated reasons, if the apprentice %s',
  async (_, reply, reasons) => {
    const { dialog } = await openMessage('', 'Escribirle a VEGA, LUZ', [reply])
    expect(linksOf(dialog)).toEqual([])
    for (const reason of reasons) expect(dialog.getByText(reason)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Copiar texto' })).toBeTruthy()
  },
)

test('the message to the group leaves the choice of the recipients to WhatsApp and the mail program', async () => {
  const { dialog, field } = await openMessage('', 'Escribir al grupo')
  expect(linksOf(dialog).map((link) => link.slice(0, 3))).toEqual([
    ['Abrir en WhatsApp', 'https://wa.me/', field.value],
    ['Abrir en el correo', '', mailTextOf(field)],
  ])
})

test('the message to an instructor opens in the mail program with the address of the user, and not in WhatsApp', async () => {
  const responsables = MISSING.responsables.map((row) => (row.nombre === 'Rita Luna' ? { ...row, id_usuario: 7 } : row))
  const user = { ...USER, correo_institucional: 'rita@fichero.example' }
  const { dialog, sent } = await openMessage(
    '?vista=instructor',
    'Escribirle a Rita Luna',
    [answer(getUser, { ok: true, user } as never)],
    { responsables },
  )
  expect(sent.map(({ url }) => url)).toContain('/api/users/7')
  expect(linksOf(dialog).map(([name, address]) => [name, address])).toEqual([
    ['Abrir en el correo', 'rita@fichero.example'],
  ])
  expect(dialog.getByText('WhatsApp: Fichero no guarda el celular de los instructores.')).toBeTruthy()
})

test('the message to an instructor who is not a user can only be copied', async () => {
  const { dialog } = await openMessage('?vista=instructor', 'Escribirle a Otto Gil')
  expect(linksOf(dialog)).toEqual([])
  expect(dialog.getByText('Correo: Fichero no conoce el correo de esta persona.')).toBeTruthy()
})

test('the dialog says so if the links have only a part of the text', async () => {
  const resultados = MISSING.resultados.map((row) => ({ ...row, nombre_rae: 'ÑANDÚ '.repeat(90) }))
  const { dialog, field } = await openMessage('', 'Escribirle a VEGA, LUZ', [contactOf('3001112233', null)], {
    resultados,
  })
  const note =
    'El texto no cabe completo en el enlace a WhatsApp ni en el del correo. Los demás botones lo llevan completo.'
  expect(dialog.queryByText(note)).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Con los resultados' }))
  expect(dialog.getByText(note)).toBeTruthy()
  expect(field.value.length).toBeGreaterThan(1500)
  expect(linksOf(dialog)[0]?.[2]).toMatch(/\n\nY \d más\.\n\n/)
})

test('the text of a message is selected if it could not be copied', async () => {
  const { dialog, field } = await openMessage('', 'Escribir al grupo')
  Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('denied')) })
  fireEvent.click(dialog.getByRole('button', { name: 'Copiar texto' }))
  await dialog.findByText('Selecciónelo y cópielo con Ctrl+C')
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})
