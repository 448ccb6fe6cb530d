/** @jest-environment jsdom */
import { updateFicha } from '@fichero/contract/calls/fichas.calls'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { useState } from 'react'
import es from '../../locales/es.json'
import type { Choices } from '../form/ficha-choices'
import { openPage } from '../testing/open-page'
import { valuesOf } from './edit-ficha-values'
import { useChangeText } from './use-change-text'
import { useEditFicha } from './use-edit-ficha'

const FICHA = {
  nro_ficha: 2_888_001,
  id_jefe_ficha: '52',
  id_programa_formacion: 3,
  jornada: 'diurna',
  oferta: 'cerrada',
  etapa: 'lectiva',
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
  etapa: 'lectiva',
  fechaInicioLectiva: '2025-01-20',
  fechaFinLectiva: '2026-07-20',
  fechaFinFicha: '2027-01-20',
}
const CHOICES = {
  heads: [{ value: '52', label: 'Luz Vega' }],
  programs: [{ value: '3', label: 'COCINA' }],
} as Choices

const saved = jest.fn()
let edit: ReturnType<typeof useEditFicha>
let told: ReturnType<typeof useChangeText>
let close: () => void

function Form({ programId }: { programId: number | undefined }) {
  edit = useEditFicha(FICHA, programId, saved)
  told = useChangeText(CHOICES)
  return <form {...edit.formProps} />
}

async function open(given: FakeAnswer, programId?: number) {
  saved.mockClear()
  sessionStorage.clear()
  function Page() {
    const [isOpen, setOpen] = useState(true)
    close = () => setOpen(false)
    return isOpen && <Form programId={programId} />
  }
  return openPage(Page, { answers: [given] })
}
const done = answer(updateFicha, { ok: true, ficha: FICHA } as never)

test('the form has what the ficha has, or the program that was chosen in place of its own', async () => {
  expect(valuesOf(FICHA)).toEqual(VALUES)
  await open(done)
  expect(edit.form.getValues()).toEqual(VALUES)
})

test('a program that was chosen stands in place of the ficha’s own', async () => {
  await open(done, 9)
  expect(edit.form.getValues()).toEqual({ ...VALUES, idProgramaFormacion: '9' })
})

test('what is sent is of the ficha and says on which version it is based; nothing is told beside the open form', async () => {
  const { sent, queryByText } = await open(done)
  await act(async () => edit.form.setFieldValue('jornada', 'nocturna'))
  await act(async () => edit.submitAs())
  expect(sent).toEqual([
    expect.objectContaining({
      method: 'PUT',
      url: '/api/fichas/2888001',
      ifMatch: '"4"',
      body: { ...VALUES, jornada: 'nocturna' },
    }),
  ])
  expect(saved).toHaveBeenCalledTimes(1)
  expect(queryByText(es.edit.done)).toBeNull()
})

test.each([
  ['a success', done, es.edit.done],
  [
    'a refusal, with the ficha and the reason',
    refuse(updateFicha, 403, 'forbidden'),
    /^No se guardaron los cambios de la ficha 2888001\. \S/,
  ],
])('%s after the form was closed is a notification', async (_, given, text) => {
  const { findByText } = await open(given)
  await act(async () => {
    void edit.submitAs()
    close()
  })
  await findByText(text)
  expect(saved).not.toHaveBeenCalled()
})

test('a refusal of the open form is told in the form only', async () => {
  const { queryByText } = await open(refuse(updateFicha, 403, 'forbidden'))
  await act(async () => edit.submitAs())
  await waitFor(() => expect(edit.refusal?.error).toMatchObject({ code: 'forbidden' }))
  expect(queryByText(/No se guardaron/)).toBeNull()
})

test('a draft is of one ficha', async () => {
  await open(done)
  await act(async () => edit.form.setFieldValue('jornada', 'nocturna'))
  await waitFor(() => expect(Object.keys({ ...sessionStorage }).join()).toContain('2888001'))
})

test.each([
  ['idJefeFicha', '52', 'Jefe de ficha', 'Luz Vega'],
  ['idJefeFicha', '53', 'Jefe de ficha', '53'],
  ['idProgramaFormacion', '3', 'Programa', 'COCINA'],
  ['jornada', 'nocturna', 'Jornada', 'Nocturna'],
  ['oferta', 'abierta', 'Oferta', 'Abierta'],
  ['etapa', 'productiva', 'Etapa', 'Productiva'],
  ['fechaInicioLectiva', '2025-01-20', es.field.lectiveStart, /2025/],
  ['fechaFinLectiva', '2026-07-20', es.field.lectiveEnd, /2026/],
  ['fechaFinFicha', '2027-01-20', es.field.end, /2027/],
  ['deOtraVersion', 'x', 'deOtraVersion', 'deOtraVersion.x'],
])('the change of %s to %j is told as %s: %s', async (field, value, label, text) => {
  await open(done)
  expect(told.label(field)).toBe(label)
  expect(told.text(field, value)).toMatch(text)
})
