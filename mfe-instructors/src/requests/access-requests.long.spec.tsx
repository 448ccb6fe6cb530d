/** @jest-environment jsdom */
import type { AccessRequest } from '@fichero/contract/admin.schema'
import { listPendingUsers, rejectUser } from '@fichero/contract/calls/users.calls'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { remainingReasons } from '../../testing/remaining-reasons'
import { AccessRequests } from './access-requests'
// Imported here, because on a slow machine the lazy import would take longer than the test's timeout.
import './requests-list'

const remote = { definition, texts: { es, en }, pages: { 'list-page': AccessRequests } }
const person = (id: number) =>
  ({
    id,
    nro_documento: `5200${id}`,
    tipo_documento: 'CC',
    nombre: 'Ana',
    apellido: `${id}`,
    correo_institucional: 'ana@correo.example',
    tipo: 'planta',
    parecidos: [],
  }) as unknown as AccessRequest
const backups = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    fecha: `2026-11-0${at + 1}T07:00:00.000Z`,
    archivo: `/copias/${at}`,
    hasta: null,
  }))
const rejection = (id: number, count: number) => {
  const rest = { queda: remainingReasons('rejection'), copias: backups(count), copias_mas: 0 }
  return { ...answer(rejectUser, { ok: true, msg: '', message: '', ...rest }), pattern: new RegExp(`/5200${id}$`) }
}
const open = () =>
  openInFakeShell(remote, '/instructors', {
    as: ['users:approve'],
    answers: [
      answer(listPendingUsers, { ok: true, users: [1, 2, 3].map(person) }),
      rejection(1, 1),
      rejection(2, 3),
      rejection(3, 0),
    ],
  })

test('a rejection shows what remains of the request and which backups have it, until the notice is closed', async () => {
  const { user, findByRole, findAllByRole, queryByRole } = await open()
  await user.click(await findByRole('button', { name: 'Rechazar la solicitud de Ana 1' }))
  await user.click((await findAllByRole('button', { name: 'Rechazar solicitud', hidden: true })).at(-1)!)
  const notice = await findByRole('note')
  expect(notice.textContent).toMatch(/Queda en Actividad que se rechazó.*pueden tenerlos todavía.*\/copias\/0/)
  await user.click(notice.querySelector('button')!)
  expect(queryByRole('note')).toBeNull()
})

test('after several rejections the notice lists the backups of all rejected requests', async () => {
  const { user, findByRole, findAllByRole } = await open()
  await user.click(await findByRole('button', { name: es.several.all }))
  await user.click(await findByRole('button', { name: es.several.reject }))
  await user.click((await findAllByRole('button', { name: es.several.reject, hidden: true })).at(-1)!)
  expect((await findByRole('note')).textContent).toMatch(/\/copias\/0.*\/copias\/1.*\/copias\/2/)
})
