/** @jest-environment jsdom */
import { updateFicha } from '@fichero/contract/calls/fichas.calls'
import columns from '@fichero/contract/locales/es/columns.json'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import es from '../../locales/es.json'
import { openPage } from '../../testing/open-page'
import type { Choices } from '../form/ficha-choices'
import { requestData, valuesOf } from './edit-ficha-values'
import { useChangeText } from './use-change-text'
import { useEditFicha } from './use-edit-ficha'

const FICHA = {
  nro_ficha: 2_888_001,
  id_jefe_ficha: '52',
  id_programa_formacion: 3,
  jornada: 'diurna',
  oferta: 'cerrada',
  etapa: 'lectiva',
  etapa_a_mano: false,
  fecha_inicio_lectiva: '2025-01-20',
  fecha_fin_lectiva: '2026-07-20',
  fecha_fin_ficha: '2027-01-20',
  version: 4,
} as Parameters<typeof useEditFicha>[0]
const VALUES = {
  idJefeFicha: '52',
  idProgramaFormacion: '3',
  jornada: 'diurna',
  oferta: 'cerrada',
  etapa: '',
  fechaInicioLectiva: '2025-01-20',
  fechaFinLectiva: '2026-07-20',
  fechaFinFicha: '2027-01-20',
}
const { etapa: _, ...DATA } = VALUES
const CHOICES = {
  heads: [{ value: '52', label: 'Luz Vega' }],
  programs: [{ value: '3', label: 'COCINA' }],
} as Choices

const saved = jest.fn()
let edit: ReturnType<typeof useEditFicha>
let changeText: ReturnType<typeof useChangeText>
let close: () => void

function Form({ programId }: { programId: number | undefined }) {
  edit = useEditFicha(FICHA, programId, saved)
  changeText = useChangeText(CHOICES)
  return <form {...edit.formProps} />
}

async function open(reply: FakeAnswer, programId?: number) {
  saved.mockClear()
  sessionStorage.clear()
  function Page() {
    const [isOpen, setOpen] = useState(true)
    close = () => setOpen(false)
    return isOpen && <Form programId={programId} />
  }
  return openPage(Page, { answers: [reply] })
}
const done = answer(updateFicha, { ok: true, ficha: FICHA } as never)

test('the form starts with the values of the ficha', async () => {
  expect(valuesOf(FICHA)).toEqual(VALUES)
  await open(done)
  expect(edit.form.getValues()).toEqual(VALUES)
})

test('a preselected program replaces the program of the ficha', async () => {
  await open(done, 9)
  expect(edit.form.getValues()).toEqual({ ...VALUES, idProgramaFormacion: '9' })
})

test('saving sends the changed ficha with its stored version, and shows no notification while the form is open', async () => {
  const { sent, queryByText } = await open(done)
  await act(async () => edit.form.setFieldValue('jornada', 'nocturna'))
  await act(async () => edit.submitAs())
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'PUT',
      url: '/api/fichas/2888001',
      ifMatch: '"4"',
      body: { ...DATA, jornada: 'nocturna' },
    }),
  ])
  expect(saved).toHaveBeenCalledTimes(1)
  expect(queryByText(es.edit.done)).toBeNull()
})

test.each([
  ['is left out if it follows the dates', false, '', {}],
  ['is the one that the user sets', false, 'lectiva', { etapa: 'lectiva' }],
  ['is the one that was set before', true, 'lectiva', { etapa: 'lectiva' }],
  ['is null if the user resets it to the dates', true, '', { etapa: null }],
] as const)('in the request, the stage %s', (_, etapa_a_mano, etapa, sent) => {
  expect(requestData({ ...valuesOf(FICHA), etapa }, { ...FICHA, etapa_a_mano })).toEqual({ ...DATA, ...sent })
})

test('a stage that was set by hand is selected in the form', () => {
  expect(valuesOf({ ...FICHA, etapa_a_mano: true })).toEqual({ ...VALUES, etapa: 'lectiva' })
})

test.each([
  ['a success', done, es.edit.done],
  [
    'an error, the ficha and the reason',
    refuse(updateFicha, 403, 'forbidden'),
    /^No se guardaron los cambios de la ficha 2888001\. \S/,
  ],
])('after the form was closed, a notification shows %s', async (_, reply, text) => {
  const { findByText } = await open(reply)
  await act(async () => {
    void edit.submitAs()
    close()
  })
  await findByText(text)
  expect(saved).not.toHaveBeenCalled()
})

test('an error is shown in the open form, and not as a notification', async () => {
  const { queryByText } = await open(refuse(updateFicha, 403, 'forbidden'))
  await act(async () => edit.submitAs())
  await waitFor(() => expect(edit.refusal?.error).toMatchObject({ code: 'forbidden' }))
  expect(queryByText(/No se guardaron/)).toBeNull()
})

test('a separate draft is stored for each ficha', async () => {
  await open(done)
  await act(async () => edit.form.setFieldValue('jornada', 'nocturna'))
  await waitFor(() => expect(Object.keys({ ...sessionStorage }).join()).toContain('2888001'))
})

test.each([
  ['the name of a new jefe de ficha', 'idJefeFicha', '52', 'Jefe de ficha', 'Luz Vega'],
  ['the document number of a new jefe de ficha without a name', 'idJefeFicha', '53', 'Jefe de ficha', '53'],
  ['the name of a new program', 'idProgramaFormacion', '3', 'Programa', 'COCINA'],
  ['the jornada in words', 'jornada', 'nocturna', 'Jornada', 'Nocturna'],
  ['the oferta in words', 'oferta', 'abierta', 'Oferta', 'Abierta'],
  ['the stage in words, and that it was set by hand', 'etapa', 'productiva', 'Etapa', 'Productiva (a mano)'],
  ['that the stage follows the dates again', 'etapa', '', 'Etapa', 'Según las fechas'],
  ['an unknown stage as it is', 'etapa', 'otra', 'Etapa', 'otra'],
  [
    'the new start of the etapa lectiva',
    'fechaInicioLectiva',
    '2025-01-20',
    columns.label.fecha_inicio_lectiva,
    /2025/,
  ],
  ['the new end of the etapa lectiva', 'fechaFinLectiva', '2026-07-20', columns.label.fecha_fin_lectiva, /2026/],
  ['the new end of the ficha', 'fechaFinFicha', '2027-01-20', columns.label.fecha_fin_ficha, /2027/],
  ['an unknown field as it is', 'deOtraVersion', 'x', 'deOtraVersion', /^x$/],
])('the list of changes shows %s', async (_, field, value, label, text) => {
  await open(done)
  expect(changeText.label(field)).toBe(label)
  expect(changeText.text(field, value)).toMatch(text)
})
