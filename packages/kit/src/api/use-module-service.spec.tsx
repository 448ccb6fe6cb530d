/** @jest-environment jsdom */
import { readModuleService, sendToModuleService } from '@fichero/contract/calls/module-service.calls'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answer } from '../../testing/answers'
import { answerWith } from '../../testing/fake-api'
import { renderWithKit } from '../../testing/render-with-kit'
import { formSchema, requiredText } from '../schemas'
import { useCallMutation } from './use-call-mutation'
import { useModuleService } from './use-module-service'

const room = formSchema({ sala: requiredText(20) })
const reply = (respuesta: unknown) => ({ ok: true as const, estado: 200, respuesta })

function Room() {
  const { data, isError } = useModuleService({ remoto: 'horarios', ruta: '/salas?dia=lunes', schema: room })
  const { mutate } = useCallMutation(sendToModuleService)
  const book = () =>
    mutate({ params: { remoto: 'horarios' }, body: { metodo: 'PUT', ruta: '/salas/7', cuerpo: { sala: '202' } } })
  return (
    <button type="button" onClick={book}>
      {isError ? 'unusable' : data?.sala}
    </button>
  )
}

test('useModuleService reads a path of the service, and reads it again after something was sent', async () => {
  const answers = [
    answer(readModuleService, reply({ sala: '101' })),
    answer(sendToModuleService, { ...reply(null), estado: 204 }),
  ]
  const sent = answerWith(answers)
  renderWithKit(<Room />)
  const button = await screen.findByText('101')
  answers.push(answer(readModuleService, reply({ sala: '202' })))
  await userEvent.click(button)
  await screen.findByText('202')
  expect(sent.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
    { method: 'GET', url: '/api/modulos/horarios/servicio?ruta=%2Fsalas%3Fdia%3Dlunes', body: undefined },
    {
      method: 'POST',
      url: '/api/modulos/horarios/servicio',
      body: { metodo: 'PUT', ruta: '/salas/7', cuerpo: { sala: '202' } },
    },
    { method: 'GET', url: '/api/modulos/horarios/servicio?ruta=%2Fsalas%3Fdia%3Dlunes', body: undefined },
  ])
})

test('useModuleService says that an answer is unusable', async () => {
  answerWith([answer(readModuleService, reply(['101']))])
  renderWithKit(<Room />)
  await screen.findByText('unusable')
})
