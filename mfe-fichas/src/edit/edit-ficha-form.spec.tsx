/** @jest-environment jsdom */
import { getFicha, updateFicha } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent } from '@testing-library/react'
import { FICHA_ANSWER } from '../../testing/ficha-answer'
import { openPage } from '../../testing/open-page'
import { EditFicha } from './edit-ficha'

const { nro_ficha: nroFicha } = FICHA_ANSWER
const person = { tipo_documento: 'CC', nro_documento: '52', nombre: 'Luz', apellido: 'Vega' }
const program = { id: 9, nombre_programa: 'Cocina', total_resultados: 80, codigo: '9', version: '1' }

async function open(reply: FakeAnswer, programId?: number) {
  sessionStorage.clear()
  const Page = () => (
    <EditFicha.Host>
      <EditFicha.Button form={{ nroFicha, ...(programId && { programId }) }} can>
        Editar
      </EditFicha.Button>
    </EditFicha.Host>
  )
  const screen = await openPage(Page, {
    answers: [
      answer(getFicha, FICHA_ANSWER),
      answer(listUsers, { ok: true, users: [person] } as never),
      answer(listPrograms, { ok: true, programs: [program] } as never),
      reply,
    ],
  })
  fireEvent.click(screen.getByRole('button', { name: 'Editar' }))
  const field = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' })
  await field(/^Programa/)
  const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Guardar cambios' })))
  return { ...screen, field, save }
}

test('a preselected program replaces the program of the ficha', async () => {
  const { field } = await open(refuse(updateFicha, 403, 'forbidden'), 9)
  expect(await field(/^Programa/)).toMatchObject({ value: 'Cocina' })
})

test('values that another user saved meanwhile are shown as the form shows them', async () => {
  const stale = refuse(updateFicha, 412, 'stale_version')
  const changed = { jornada: 'nocturna', oferta: 'cerrada', etapa: 'productiva', etapa_a_mano: true }
  const actual = { ...FICHA_ANSWER, ...changed, id_jefe_ficha: '53', id_programa_formacion: 9, version: 5 }
  const { findByText, getByText, save } = await open({ ...stale, body: { ...(stale.body as object), actual } })
  await save()
  await findByText('Jornada: ahora dice «Nocturna».')
  for (const text of [
    'Jefe de ficha: ahora dice «53».',
    'Programa: ahora dice «Cocina».',
    'Oferta: ahora dice «Cerrada».',
    'Etapa: ahora dice «Productiva (a mano)».',
  ])
    expect(getByText(text)).toBeTruthy()
})

test('after the form was closed, a notification names the ficha that was not saved', async () => {
  const { findByText, getByRole, save } = await open(refuse(updateFicha, 403, 'forbidden'))
  const { fetch } = globalThis
  globalThis.fetch = async (...request) => {
    await act(async () => void fireEvent.keyDown(getByRole('dialog'), { key: 'Escape' }))
    return fetch(...request)
  }
  await save()
  await findByText(/^No se guardaron los cambios de la ficha \d+\. \S/)
})
