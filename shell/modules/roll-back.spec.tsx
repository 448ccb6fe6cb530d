/** @jest-environment jsdom */
import { rollBackRemote } from '@fichero/contract/calls/releases.calls'
import type { ManagedRemote } from '@fichero/contract/releases.schema'
import { answer } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import * as modules from './testing/open-modules'

const SKIPPED = { hash: 'bbbbbbbbbbbbbbbb', version: '1.1.0', motivo: 'fallos' as const }
const HORARIOS: ManagedRemote = {
  ...modules.HORARIOS,
  activa: 'cccccccccccccccc',
  anterior: SKIPPED.hash,
  respaldo: 'aaaaaaaaaaaaaaaa',
  omitidas: [SKIPPED, { hash: 'dddddddddddddddd', version: '1.0.5', motivo: 'retirada' }],
  version: 3,
  lanzamientos: [
    modules.release('1.2.0', 'cccccccccccccccc'),
    modules.release('1.1.0', SKIPPED.hash),
    modules.release('1.0.0', 'aaaaaaaaaaaaaaaa'),
  ],
  can: { rollBack: true, retire: true, pin: true, unpin: false },
}

const openModules = (remoto: ManagedRemote) =>
  modules.openModules(
    { remotos: [remoto] },
    answer(rollBackRemote, { ok: true, msg: '', remoto: { ...remoto, activa: remoto.respaldo, omitidas: [] } }),
  )

const WHY =
  'Al volver se omite la 1.1.0, porque falló varias veces en una hora. Al volver se omite la 1.0.5, porque se retiró.'

test('a module and the question about its rollback say which releases are skipped and why, and where it goes', async () => {
  const screen = await openModules(HORARIOS)
  expect(await screen.findByText(/^Todos reciben la 1\.2\.0\./)).toHaveProperty(
    'textContent',
    `Todos reciben la 1.2.0. La anterior fue la 1.1.0. ${WHY} Se vuelve entonces a la 1.0.0, que también reciben las páginas donde falla la activa.`,
  )
  await screen.user.click(screen.getByRole('button', { name: 'Volver a la versión anterior de Horarios' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/^Todos volverán a recibir la 1\.0\.0 en lugar de la 1\.2\.0\./).textContent).toContain(WHY)
  await screen.user.click(question.getByRole('button', { name: 'Volver a la anterior' }))
  expect(await screen.findByText('Horarios volvió a la versión 1.0.0.')).toBeTruthy()
})

test('a module whose previous releases all failed offers no rollback, and says what to do', async () => {
  const can = { ...HORARIOS.can, rollBack: false }
  const screen = await openModules({ ...HORARIOS, respaldo: null, omitidas: [SKIPPED], can })
  expect((await screen.findByText(/^Todos reciben/)).textContent).toContain(
    'No queda otra a la cual volver: si quiere una de ellas, actívela en la tabla.',
  )
  expect(screen.queryByRole('button', { name: /^Volver a la versión anterior/ })).toBeNull()
})
