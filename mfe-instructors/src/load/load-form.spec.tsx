/** @jest-environment jsdom */
import { loadUsers } from '@fichero/contract/calls/users.calls'
import type { LoadUsersAnswer } from '@fichero/contract/several-users.schema'
import { answer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { expect, test } from '@jest/globals'
import { fireEvent } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { LoadForm } from './load-form'

const ARCHIVO = 'personas.xlsx'
const DATES = {
  archivo: ARCHIVO,
  columna: 'Inicio',
  valor_1: '05/06/2026',
  fila_1: 2,
  dmy_1: '2026-06-05',
  mdy_1: '2026-05-06',
}
const reporte = (codes: string[]): LoadUsersAnswer['reporte'] => ({
  id: null,
  tipo: 'personas',
  archivo: ARCHIVO,
  fecha_reporte: null,
  nro_ficha: null,
  programa: null,
  simulado: true,
  filas: 2,
  rechazados: codes.length,
  advertencias: 0,
  registros: { nuevos: 2 - codes.length, cambiados: 0, sin_cambio: 0 },
  retirados: 0,
  aprobaciones_retiradas: 0,
  aprendices: null,
  rechazos: codes.map((code) => ({ fila: 3, columna: 'Documento', valor: '', code, motivo: 'x', params: {} })),
  avisos: [],
})
const plan = (query: string, ...codes: string[]) => ({
  ...answer(loadUsers, { ok: true, msg: '', reporte: reporte(codes), enviados: 0, enlaces: [], vence: null }),
  query,
})
const Page = () => <LoadForm onBusy={() => undefined} />

test('what a file leaves open is asked, and each answer stays while the file is read again and loaded', async () => {
  const screen = await openInFakeShell(
    { definition, texts: { es, en }, pages: { 'list-page': Page } },
    '/instructors',
    {
      as: ['users:create'],
      answers: [
        refuse(loadUsers, 422, 'dates_ambiguous', DATES),
        plan('fechas=mdy', 'person_conflict'),
        plan('fechas=mdy&renombrar=true'),
      ],
    },
  )
  const input = screen.getByLabelText(new RegExp(`^${es.load.file}`))
  fireEvent.change(input, { target: { files: [new File(['x'], ARCHIVO)] } })
  await screen.user.click(await screen.findByRole('button', { name: 'El mes va primero' }))
  await screen.user.click(await screen.findByRole('button', { name: /^Son las mismas personas/ }))
  await screen.findByRole('button', { name: 'No son las mismas personas' })
  await screen.user.click(screen.getByRole('button', { name: es.load.submit }))
  const uploads = screen.sent
    .filter(({ method }) => method === 'POST')
    .map(({ url }) => url.replace('/api/users/carga?', ''))
  expect(uploads.slice(0, 3)).toEqual([
    'simular=true',
    'fechas=mdy&simular=true',
    'fechas=mdy&renombrar=true&simular=true',
  ])
  expect(uploads[3]).toBe('fechas=mdy&renombrar=true')
})
