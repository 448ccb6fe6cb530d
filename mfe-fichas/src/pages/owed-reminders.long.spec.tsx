/** @jest-environment jsdom */
import { listOwed } from '@fichero/contract/calls/owed.calls'
import { getUser } from '@fichero/contract/calls/users.calls'
import type { OwedFicha } from '@fichero/contract/owed.schema'
import { answer, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, within } from '@testing-library/react'
import { openOwed } from '../../testing/open-owed'
import { OWED } from '../../testing/owed'

/** Opens the message about a group of owed judgments. */
async function openReminder(name: string, query = '') {
  const user = { ...USER, correo_institucional: 'rita@fichero.example' }
  const screen = await openOwed(query, { answers: [answer(getUser, { ok: true, user } as never)] })
  fireEvent.click(screen.getByRole('button', { name: `Escribirle: ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Escribirle: ${name}` }))
  return { ...screen, dialog, text: (await dialog.findByRole<HTMLTextAreaElement>('textbox')).value }
}

test('a reminder to an instructor who is a user opens in the mail program with the address of the user', async () => {
  const { dialog, text, sent } = await openReminder('Rita Luna')
  expect(text).toMatch(/^Buen día, Rita Luna:[\s\S]*\n- Competencia 1: 2 juicios\n/)
  const link = await dialog.findByRole('link', { name: 'Abrir en el correo' })
  expect(link.getAttribute('href')).toMatch(/^mailto:rita@fichero\.example\?subject=/)
  expect(sent.some(({ url }) => url === '/api/users/7')).toBe(true)
})

test('a reminder to an instructor who is not a user can only be copied', async () => {
  const { dialog, text, sent } = await openReminder('Otto Gil')
  expect(text).toMatch(/^Buen día, Otto Gil:/)
  expect(dialog.getByText(/no conoce el correo de esta persona/)).toBeTruthy()
  expect(dialog.queryByRole('link')).toBeNull()
  expect(sent.some(({ url }) => url.startsWith('/api/users/'))).toBe(false)
})

test('a reminder has the judgments of all pages of an instructor', async () => {
  const page = (number: number, [ficha]: OwedFicha[]) => ({
    ...answer(listOwed, {
      ok: true,
      mias: false,
      fichas: ficha ? [ficha] : [],
      pagination: { currentPage: number, totalPages: 2, totalItems: 101, itemsPerPage: 100 },
    }),
    query: `clave=20&page=${number}`,
  })
  const [first, second] = [OWED.slice(0, 1), OWED.slice(1, 2)]
  const { getByRole, findByRole } = await openOwed('', { answers: [page(1, first), page(2, second)] })
  fireEvent.click(getByRole('button', { name: 'Escribirle: Rita Luna' }))
  const dialog = within(await findByRole('dialog'))
  const text = (await dialog.findByRole<HTMLTextAreaElement>('textbox')).value
  for (const { nro_ficha } of [...first, ...second]) expect(text).toContain(`Ficha ${nro_ficha}`)
})

test('a reminder about a ficha has no personal greeting, and the user chooses the recipients', async () => {
  const { dialog, text } = await openReminder('Ficha 2888002', '?agrupar=ficha')
  expect(text).toMatch(/^Buen día:\n/)
  expect(dialog.getByRole('link', { name: 'Abrir en WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/\?text=/,
  )
})
