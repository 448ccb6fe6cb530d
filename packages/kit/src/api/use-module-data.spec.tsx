/** @jest-environment jsdom */
import { getModuleData, saveModuleData } from '@fichero/contract/calls/module-data.calls'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answer, matching, refuse } from '../../testing/answers'
import { answerWith } from '../../testing/fake-api'
import { renderWithKit } from '../../testing/render-with-kit'
import { formSchema, requiredText } from '../schemas'
import { useModuleData } from './use-module-data'

const note = formSchema({ texto: requiredText(60) })
const stored = (texto: string, version: number) => ({
  ok: true as const,
  dato: { valor: { texto }, version, fecha: '2026-08-06T15:00:00.000Z' },
})

function Note({ nroFicha }: { nroFicha?: number }) {
  const { query, save, isSaving, error } = useModuleData({ remoto: 'horarios', clave: 'nota', nroFicha, schema: note })
  return (
    <>
      <p>{query.isError ? 'unusable' : query.data === null ? 'nothing' : query.data?.texto}</p>
      <button type="button" disabled={isSaving} onClick={() => save({ texto: 'nueva' })}>
        Guardar
      </button>
      <button type="button" onClick={() => save(null)}>
        Borrar
      </button>
      <p>{error?.message}</p>
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const changes = (sent: ReturnType<typeof answerWith>) =>
  sent.filter(({ method }) => method === 'PUT').map(({ url, ifMatch, body }) => ({ url, ifMatch, body }))

test('useModuleData reads the value, and bases each change on the version before it', async () => {
  const answers = [answer(getModuleData, stored('antes', 4)), answer(saveModuleData, stored('nueva', 5))]
  const sent = answerWith(answers)
  renderWithKit(<Note nroFicha={2888001} />)
  await screen.findByText('antes')
  answers.push(answer(getModuleData, stored('nueva', 5)))
  await press('Guardar')
  await screen.findByText('nueva')
  await press('Borrar')
  const url = '/api/modulos/horarios/datos/nota?nroFicha=2888001'
  expect(changes(sent)).toEqual([
    { url, ifMatch: '"4"', body: { valor: { texto: 'nueva' } } },
    { url, ifMatch: '"5"', body: { valor: null } },
  ])
})

test('useModuleData says that nothing is stored, and that a stored value is unusable', async () => {
  answerWith([answer(getModuleData, { ok: true, dato: { valor: null, version: 0, fecha: null } })])
  const { unmount } = renderWithKit(<Note />)
  await screen.findByText('nothing')
  unmount()
  answerWith([answer(getModuleData, { ok: true, dato: { valor: ['other'], version: 1, fecha: null } })])
  renderWithKit(<Note />)
  await screen.findByText('unusable')
})

test('useModuleData does not overwrite what somebody else saved, and shows it', async () => {
  const answers = [answer(getModuleData, stored('antes', 1)), refuse(saveModuleData, 412, 'stale_version')]
  answerWith(answers)
  renderWithKit(<Note />)
  await screen.findByText('antes')
  answers.push({ ...matching(getModuleData), status: 200, body: stored('de otra persona', 2) })
  await press('Guardar')
  await screen.findByText('de otra persona')
  screen.getByText('stale_version')
})
