/** @jest-environment jsdom */
import { updateUser } from '@fichero/contract/calls/users.calls'
import type { UserDetail } from '@fichero/contract/users.schema'
import { answer, openInFakeShell, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { EditInstructorForm } from './edit-instructor-form'

const DATES = { fecha_inicio_contrato: '2026-02-03', fecha_fin_contrato: '2026-12-03' }
const personOf = (given: object) => ({ ...USER, nro_documento: '52', version: 4, ...given }) as unknown as UserDetail
const EMAIL = 'otra@fichero.example'

async function open(person: UserDetail) {
  sessionStorage.clear()
  const Page = () => <EditInstructorForm user={person} onSaved={() => undefined} />
  const screen = await openInFakeShell(
    { definition, texts: { es, en }, pages: { 'list-page': Page } },
    '/instructors',
    {
      answers: [answer(updateUser, { ok: true } as never)],
    },
  )
  const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  return {
    ...screen,
    type,
    dates: () =>
      [/^Inicio del contrato/, /^Fin del contrato/].map(
        (label) => (screen.queryByLabelText(label) as HTMLInputElement | null)?.value ?? null,
      ),
    async save() {
      await screen.user.click(screen.getByRole('button', { name: es.edit.submit }))
      await waitFor(() => expect(screen.sent).toHaveLength(1))
      return screen.sent[0]?.body as Record<string, unknown>
    },
  }
}

test.each(['tecnico', 'planta', 'contratista'])(
  'the dates of a person of type %s are shown and saved as they are',
  async (tipo) => {
    const { type, dates, save } = await open(personOf({ tipo, ...DATES }))
    expect(dates()).toEqual(['03/02/2026', '03/12/2026'])
    type(/^Correo institucional/, EMAIL)
    expect(await save()).toMatchObject({ correo_institucional: EMAIL, tipo, ...DATES })
  },
)

test('a type other than contratista keeps the dates when it changes to another one', async () => {
  const { type, dates, save, queryByRole } = await open(personOf({ tipo: 'tecnico', ...DATES }))
  type(/^Tipo \*$/, 'planta')
  expect(dates()).toEqual(['03/02/2026', '03/12/2026'])
  expect(queryByRole('note')).toBeNull()
  expect(await save()).toMatchObject({ tipo: 'planta', ...DATES })
})

test('the form says that it clears the dates of a contratista who becomes something else', async () => {
  const { type, dates, save, getByRole, queryByRole } = await open(personOf({ tipo: 'contratista', ...DATES }))
  type(/^Tipo \*$/, 'planta')
  expect(dates()).toEqual([null, null])
  expect(getByRole('note').textContent).toContain('3 feb 2026')
  expect(getByRole('note').textContent).toContain('3 dic 2026')
  type(/^Tipo \*$/, 'contratista')
  expect(dates()).toEqual(['03/02/2026', '03/12/2026'])
  expect(queryByRole('note')).toBeNull()
  type(/^Tipo \*$/, 'transversal')
  expect(await save()).toMatchObject({ tipo: 'transversal', fecha_inicio_contrato: '', fecha_fin_contrato: '' })
})

test('dates that the form does not show are not sent', async () => {
  const { type, dates, save } = await open(personOf({ tipo: 'planta' }))
  type(/^Tipo \*$/, 'contratista')
  type(/^Inicio del contrato/, '03/02/2026')
  type(/^Tipo \*$/, 'transversal')
  expect(dates()).toEqual([null, null])
  const sent = await save()
  expect(sent).toMatchObject({ tipo: 'transversal' })
  expect(Object.keys(sent)).not.toContain('fecha_inicio_contrato')
  expect(Object.keys(sent)).not.toContain('fecha_fin_contrato')
})
