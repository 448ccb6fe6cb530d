/** @jest-environment jsdom */
import { announceNextRelease, withdrawNextRelease } from '@fichero/contract/calls/releases.calls'
import { answer } from '@fichero/kit/testing/fake-shell'
import { within } from '@testing-library/react'
import { HORARIOS, openModules, release } from './testing/open-modules'

const NEXT = { version: '1.3.0', prevista: '2026-12-20', anunciada: '2026-11-27T15:00:00.000Z' }
const UNFIT = { code: 'release_exports' as const, params: { nombres: 'Old (@fichero/kit/ui)', total: 1 } }
const ACTIVE = release('1.1.0', 'bbbbbbbbbbbbbbbb', { problemas_proxima: [UNFIT] })
const TRIAL = release('1.2.0', 'cccccccccccccccc', { problemas_proxima: [] })
const FORMER = release('1.0.0', 'aaaaaaaaaaaaaaaa', { problemas_proxima: [UNFIT] })
const MODULE = {
  ...HORARIOS,
  activa: ACTIVE.hash,
  candidata: { hash: TRIAL.hash, para: 'administradores' as const, porcentaje: null },
  lanzamientos: [TRIAL, ACTIVE, FORMER],
}

const REFUSED_FILE = {
  ...answer(announceNextRelease, { ok: true, msg: '', proxima: NEXT }),
  status: 400,
  body: { ok: false, code: 'validation', msg: '', errors: { 'anfitrion.calls': { code: 'required', msg: '' } } },
}

const fileOf = (text: string) => new File([text], 'shell.json', { type: 'application/json' })

test('the releases in use say whether the next release of the system takes them, and what it lacks', async () => {
  const screen = await openModules({ remotos: [MODULE], proxima: NEXT })
  const rowOf = (version: string) => within(screen.getByText(version).closest('tr') as HTMLElement)
  expect(
    await screen.findByText(
      'La 1.3.0 está anunciada para el 20/12/2026. El anuncio termina cuando el sistema la tenga.',
    ),
  ).toBeTruthy()
  expect(rowOf('1.1.0').getByText('No servirá en la 1.3.0, prevista para el 20/12/2026:')).toBeTruthy()
  // The fake shell has the keys of these sentences only.
  expect(await rowOf('1.1.0').findByText('next.release_exports')).toBeTruthy()
  expect(rowOf('1.2.0').getByText('También sirve en la 1.3.0.')).toBeTruthy()
  expect(rowOf('1.0.0').queryByText(/1\.3\.0/)).toBeNull()
})

test('an administrator announces the next release with its file', async () => {
  const screen = await openModules(
    { remotos: [MODULE] },
    answer(announceNextRelease, { ok: true, msg: '', proxima: NEXT }),
  )
  await screen.user.click(await screen.findByRole('button', { name: 'Anunciar próxima versión' }))
  const form = within(await screen.findByRole('dialog'))
  await screen.user.upload(form.getByLabelText(/^Archivo shell\.json/), fileOf('{"version":"1.3.0"}'))
  await screen.user.type(form.getByLabelText(/^Fecha prevista/), '20/12/2026')
  await screen.user.click(form.getByRole('button', { name: 'Anunciar versión' }))
  expect(await screen.findByText('La próxima versión quedó anunciada.')).toBeTruthy()
})

test('the error of another file is at the field of the file', async () => {
  const screen = await openModules({ remotos: [MODULE] }, REFUSED_FILE)
  await screen.user.click(await screen.findByRole('button', { name: 'Anunciar próxima versión' }))
  const form = within(await screen.findByRole('dialog'))
  await screen.user.upload(form.getByLabelText(/^Archivo shell\.json/), fileOf('this is no JSON'))
  await screen.user.type(form.getByLabelText(/^Fecha prevista/), '20/12/2026')
  await screen.user.click(form.getByRole('button', { name: 'Anunciar versión' }))
  expect(await form.findAllByText('Elija el archivo shell.json de una versión de Fichero.')).not.toHaveLength(0)
})

test('an administrator withdraws the announcement', async () => {
  const screen = await openModules(
    { remotos: [MODULE], proxima: NEXT },
    answer(withdrawNextRelease, { ok: true, msg: '', proxima: null }),
  )
  await screen.user.click(await screen.findByRole('button', { name: 'Retirar anuncio de la 1.3.0' }))
  const question = within(await screen.findByRole('alertdialog'))
  await screen.user.click(question.getByRole('button', { name: 'Retirar anuncio' }))
  expect(await screen.findByText('El anuncio se retiró.')).toBeTruthy()
})
