/** @jest-environment jsdom */
import { updateFicha } from '@fichero/contract/calls/fichas.calls'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import columns from '@fichero/contract/locales/es/columns.json'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent } from '@testing-library/react'
import es from '../../locales/es.json'
import { FICHA } from '../../testing/ficha'
import { openPage } from '../../testing/open-page'
import { StageFact } from './stage-fact'

const done = answer(updateFicha, { ok: true, msg: '', ficha: { ...FICHA, version: 5 } })

const open = (changes: Partial<FichaAnswer>, reply: FakeAnswer = done) =>
  openPage(() => <StageFact ficha={{ ...FICHA, version: 4, ...changes } as FichaAnswer} />, { answers: [reply] })

test('a stage by the dates is shown without a button', async () => {
  const { findByText, queryByRole } = await open({ etapa: 'lectiva', etapa_a_mano: false })
  await findByText('Lectiva')
  expect(queryByRole('button', { name: columns.value.etapa.por_fechas })).toBeNull()
})

test('a stage set by hand has no reset button for users who may not edit the ficha', async () => {
  const can = { ...FICHA.can, edit: false }
  const { findByText, queryByRole } = await open({ etapa: 'productiva', etapa_a_mano: true, can })
  await findByText('Productiva, puesta a mano')
  expect(queryByRole('button', { name: columns.value.etapa.por_fechas })).toBeNull()
})

test('one click resets the stage to the stage by the dates, and changes nothing else', async () => {
  const { findByRole, findByText, sent } = await open({ etapa: 'productiva', etapa_a_mano: true })
  await findByText('Productiva, puesta a mano')
  fireEvent.click(await findByRole('button', { name: columns.value.etapa.por_fechas }))
  await findByText(es.stage.takenBack)
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'PUT',
      url: `/api/fichas/${FICHA.nro_ficha}`,
      ifMatch: '"4"',
      body: {
        idJefeFicha: FICHA.id_jefe_ficha,
        idProgramaFormacion: String(FICHA.id_programa_formacion),
        jornada: FICHA.jornada,
        oferta: FICHA.oferta,
        etapa: null,
        fechaInicioLectiva: FICHA.fecha_inicio_lectiva,
        fechaFinLectiva: FICHA.fecha_fin_lectiva,
        fechaFinFicha: FICHA.fecha_fin_ficha,
      },
    }),
  ])
})

test('a notification says why the stage could not be reset', async () => {
  const { findByRole, findByText } = await open(
    { etapa: 'lectiva', etapa_a_mano: true },
    refuse(updateFicha, 403, 'forbidden'),
  )
  fireEvent.click(await findByRole('button', { name: columns.value.etapa.por_fechas }))
  await findByText(/^No se guardaron los cambios de la ficha 2990024\. \S/)
})
