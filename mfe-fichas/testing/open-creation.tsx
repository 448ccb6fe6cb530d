import { createFicha, readFichaFile } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { Permission } from '@fichero/contract/permissions'
import { answer, type FakeAnswer } from '@fichero/kit/testing/fake-shell'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { CreateFicha } from '../src/create/create-ficha'
import { buttonOf, fieldOf, textOf, until, untilText } from './dom-queries'
import { openPage } from './open-page'

// jsdom has neither of these methods.
Object.assign(HTMLElement.prototype, { hidePopover: () => undefined, scrollIntoView: () => undefined })

/** The file that the tests choose in the form. */
export const FILE = new File(['x'], 'juicios.xls')
/** The API's answer about the file: a list of apprentices for a ficha that does not exist. */
export const FILE_CONTENT: FichaFileAnswer = {
  ok: true,
  archivo: 'juicios.xls',
  tipo: 'aprendices',
  nro_ficha: 2_888_001,
  existe: false,
  programa: 'VIVEROS',
  programas: [7],
  codigo: '228118',
  version: '2',
  total_resultados: 0,
  versiones: [],
  fecha_inicio: '2025-02-05',
  fecha_fin: '2027-02-04',
  estados: [
    { estado: 'EN FORMACION', total: 1020 },
    { estado: 'CANCELADO', total: 1 },
  ],
  ocultas: null,
  en_otras_fichas: [],
}

const program = (id: number, nombre_programa: string) => ({ id, nombre_programa, codigo: String(id), version: '2' })
/** Returns a version of the program VIVEROS. */
export const version = (number: string, estado: 'habilitado' | 'deshabilitado') => ({
  id: 9,
  version: number,
  nombre_programa: 'VIVEROS',
  estado,
})
const CHOICES = [
  answer(listUsers, {
    ok: true,
    users: [{ tipo_documento: 'CC', nro_documento: '1098765', nombre: 'Luz', apellido: 'Vega' }],
  } as never),
  answer(listPrograms, { ok: true, programs: [program(7, 'VIVEROS'), program(8, 'COCINA')] } as never),
]
/** Returns the API's answer to reading the file, with some fields changed. */
export const contentAnswer = (changes: Partial<FichaFileAnswer> = {}) =>
  answer(readFichaFile, { ...FILE_CONTENT, ...changes })
const created = answer(createFicha, { ok: true, msg: '', ficha: { nro_ficha: 2_888_001 }, reporte: { id: 7 } } as never)

/** The parameters of the API's error about ambiguous dates. */
export const ambiguous = {
  columna: 'Fecha',
  archivo: 'juicios.xls',
  fechas: '4|01/02/2025|2025-02-01|2025-01-02',
}

/** Opens the form of a new ficha, and waits for it. `close` is the callback that closes the form. */
export async function openCreation(answers: FakeAnswer[] = [], as: Permission[] = []) {
  sessionStorage.clear()
  const close = jest.fn()
  const screen = await openPage(() => <CreateFicha.Dialog onClose={close} />, {
    as,
    answers: [...CHOICES, contentAnswer(), created, ...answers],
  })
  await until('form')
  return { ...withForm(screen), close }
}

/** Adds functions for the user's actions in the form to a screen. */
export function withForm(screen: Awaited<ReturnType<typeof openPage>>) {
  return {
    ...screen,
    page: screen.baseElement,
    press: (name: string) => fireEvent.click(buttonOf(name)!),
    type: (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } }),
    choose: async (label: string, option: string) => {
      fireEvent.click(fieldOf(label))
      const choice = () => [...document.querySelectorAll('[role=option]')].find((one) => textOf(one) === option)
      await waitFor(() => expect(choice()).toBeDefined())
      fireEvent.click(choice()!)
    },
  }
}
type WithForm = ReturnType<typeof withForm>

/** The labels of the form's fields. */
export const NUMBER = 'Número de ficha'
export const HEAD = 'Jefe de ficha'
export const PROGRAM = 'Programa'
export const START = 'Inicio de la etapa'
export const LESSONS = 'Fin de la etapa'
export const END = 'Fin de la ficha'
export const FILE_FIELD = 'Archivo de aprendices'

/** Selects a file in the form. */
export const takeFile = (file = FILE) =>
  act(async () => void fireEvent.change(fieldOf(FILE_FIELD), { target: { files: [file] } }))

/** Selects the file in the form, and waits for its summary. */
export const readFile = async () => {
  await takeFile()
  await untilText('Esto dice «juicios.xls»')
}

/** Fills in the fields that neither the file nor the defaults fill. */
export async function complete(screen: WithForm) {
  await screen.choose(HEAD, 'Luz Vega · CC 1098765')
  screen.type(LESSONS, '04/08/2026')
}

/** Completes and submits the form with the file. */
export const submit = async (screen: WithForm) => {
  await readFile()
  await complete(screen)
  await act(async () => screen.press('Crear ficha'))
}

/** Returns the sent requests that create a ficha. */
export const postsOf = ({ sent }: WithForm) => sent.filter(({ url }) => url.startsWith('/api/fichas/create'))
