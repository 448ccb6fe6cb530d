/** @jest-environment jsdom */
import { disableFicha, enableFicha, updateFicha } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { listUsers } from '@fichero/contract/calls/users.calls'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import es from '../../locales/es.json'
import { textOf, textsOf } from '../../testing/dom-queries'
import { FICHA_ANSWER } from '../../testing/ficha-answer'
import { changesOf, NONE, type OpenedFicha, openFacts, openFicha } from '../../testing/open-ficha'
import { openPage } from '../../testing/open-page'
import { FichaActions } from '../detail/ficha-actions'

describe('the actions of a ficha', () => {
  const named = ({ container }: OpenedFicha) =>
    [...container.querySelectorAll('header button:not([aria-pressed])')].map(
      (button) => button.getAttribute('aria-label') ?? textOf(button),
    )

  test.each<[string, Partial<FichaAnswer['can']>, string[]]>([
    ['export and print for users who may only read', {}, ['Exportar a Excel', 'Imprimir']],
    [
      'also importing a report for users who may import',
      { importEvaluations: true },
      ['Cargar reporte', 'Exportar a Excel', 'Imprimir'],
    ],
    [
      'also editing for users who may edit',
      { edit: true },
      ['Exportar a Excel', 'Imprimir', 'Editar la ficha 2990024'],
    ],
    [
      'also disabling for users who may disable',
      { disable: true },
      ['Exportar a Excel', 'Imprimir', 'Deshabilitar la ficha 2990024'],
    ],
  ])('are %s', async (_, can, names) => {
    const screen = await openFicha({ can: { ...NONE, ...can } })
    expect(named(screen).filter((name) => name !== 'Más')).toEqual(names)
  })

  test.each([
    ['none for users who may only read', NONE, []],
    ['only editing for users who may edit', { ...NONE, edit: true }, ['Más', 'Editar la ficha 2990024']],
  ])('do not repeat the export and print buttons of a section: %s', async (_, can, names) => {
    const { container } = await openPage(() => <FichaActions ficha={{ ...FICHA_ANSWER, can }} hasTools />)
    const buttons = [...container.querySelectorAll('button')]
    expect(buttons.map((button) => button.getAttribute('aria-label') ?? textOf(button))).toEqual(names)
  })

  test('export the ficha, and open the page that imports a dropped report', async () => {
    const screen = await openFicha()
    screen.press('Exportar a Excel')
    await waitFor(() => expect(screen.sent.map(({ url }) => url)).toContain('/api/fichas/2990024/exportacion?lang=es'))
    fireEvent.change(screen.container.querySelector('header input[type=file]')!, {
      target: { files: [new File(['x'], 'juicios.xls')] },
    })
    await waitFor(() => expect(screen.address()).toBe('/fichas/cargar?ficha=2990024'))
  })

  test('disable the ficha after a confirmation', async () => {
    const done = answer(disableFicha, { ok: true, msg: '', ficha: FICHA_ANSWER })
    const screen = await openFicha({}, '', [done])
    fireEvent.click(screen.getByRole('menuitem', { name: 'Deshabilitar la ficha 2990024', hidden: true }))
    const dialog = within(screen.getByRole('alertdialog', { hidden: true }))
    expect(dialog.getByText('¿Deshabilitar esta ficha?')).toBeTruthy()
    expect(dialog.getByText(/La ficha 2990024, con Ingrid Johana Peña Cortés como jefe de ficha, saldrá/)).toBeTruthy()
    fireEvent.click(dialog.getByText('Deshabilitar ficha'))
    expect(await screen.findByText('La ficha 2990024 se deshabilitó correctamente')).toBeTruthy()
    expect(changesOf(screen)).toMatchObject([{ method: 'POST', url: '/api/fichas/disabled/2990024' }])
  })

  test('reactivate a disabled ficha, which is marked as disabled', async () => {
    const done = answer(enableFicha, { ok: true, msg: '', ficha: FICHA_ANSWER })
    const screen = await openFicha({ estado: 'deshabilitado', can: { ...NONE, enable: true } }, '', [done])
    expect(screen.getByText('Esta ficha está deshabilitada')).toBeTruthy()
    expect(screen.getByText(es.disabled.noticeHelp)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Reactivar la ficha 2990024' }))
    const dialog = within(screen.getByRole('alertdialog', { hidden: true }))
    expect(dialog.getByText(/volverá a la lista de fichas y recibirá juicios otra vez/)).toBeTruthy()
    fireEvent.click(dialog.getByText('Reactivar ficha'))
    expect(await screen.findByText('La ficha 2990024 se reactivó correctamente')).toBeTruthy()
    expect(changesOf(screen)).toMatchObject([{ method: 'POST', url: '/api/fichas/enabled/2990024' }])
  })

  test('do not mark an enabled ficha as disabled', async () => {
    const { queryByText } = await openFicha()
    expect(queryByText('Esta ficha está deshabilitada')).toBeNull()
  })
})

describe('the form to edit a ficha', () => {
  const users = answer(listUsers, {
    ok: true,
    users: [{ tipo_documento: 'CC', nro_documento: '1098765', nombre: 'Luz', apellido: 'Vega' }],
  } as never)
  const program = (id: number, nombre_programa: string, total_resultados: number) => ({
    id,
    nombre_programa,
    total_resultados,
    codigo: String(id),
    version: '1',
  })
  const programs = answer(listPrograms, {
    ok: true,
    programs: [program(4, 'Producción agroecológica', 80), program(9, 'Cocina', 1200)],
  } as never)
  const saved = answer(updateFicha, { ok: true, msg: '', ficha: { ...FICHA_ANSWER, version: 5 } })
  const openForm = async (changes: Partial<FichaAnswer> = {}, answers: FakeAnswer[] = [users, programs, saved]) => {
    const screen = await openFacts(changes, answers)
    fireEvent.click(screen.getByRole('menuitem', { name: 'Editar la ficha 2990024', hidden: true }))
    return screen
  }
  const field = (screen: OpenedFicha, label: RegExp | string) =>
    screen.getByLabelText(label, {
      selector: 'dialog input, dialog select, [role=dialog] input, [role=dialog] select',
    }) as HTMLInputElement
  const ready = (screen: OpenedFicha) => screen.findByLabelText('Número de ficha')

  test('starts with the values of the ficha, even a disabled head, and a read-only number', async () => {
    const screen = await openForm()
    const number = (await ready(screen)) as HTMLInputElement
    expect([number.value, number.readOnly]).toEqual(['2990024', true])
    expect(screen.getByText(es.edit.numberHint)).toBeTruthy()
    expect(screen.getByText('Editar la ficha 2990024', { selector: 'h2, [class*=title]' })).toBeTruthy()
    const values = [
      /^Jefe de ficha/,
      /^Programa/,
      /^Inicio de la etapa/,
      /^Fin de la etapa/,
      /^Fin de la ficha/,
      'Jornada',
      'Oferta',
      'Etapa',
    ]
    expect(values.map((label) => field(screen, label).value)).toEqual([
      'Ingrid Johana Peña Cortés · 80101707',
      'Producción agroecológica',
      '25/01/2026',
      '25/07/2027',
      '25/01/2028',
      'mixta',
      'abierta',
      '',
    ])
    expect(textsOf(field(screen, 'Jornada'), 'option')).toEqual(['Diurna', 'Nocturna', 'Mixta', 'Virtual'])
    expect(textsOf(field(screen, 'Oferta'), 'option')).toEqual(['Abierta', 'Cerrada'])
    expect(field(screen, /^Programa/).disabled).toBe(false)
    expect(screen.queryByText(es.edit.programLocked)).toBeNull()
    expect(screen.queryByRole('note', { hidden: true })).toBeNull()
    const days = [...document.querySelectorAll<HTMLInputElement>('input[type=date]')]
    expect(days.map(({ value, min }) => [value, min])).toEqual([
      ['2026-01-25', ''],
      ['2027-07-25', '2026-01-25'],
      ['2028-01-25', '2027-07-25'],
    ])
    screen.press('Cancelar')
    await waitFor(() => expect(screen.queryByLabelText('Número de ficha')).toBeNull())
  })

  test('saves the changes with the stored version, and confirms the save', async () => {
    const screen = await openForm()
    await ready(screen)
    fireEvent.change(field(screen, 'Jornada'), { target: { value: 'nocturna' } })
    fireEvent.click(field(screen, /^Jefe de ficha/))
    fireEvent.click(await screen.findByText('Luz Vega · CC 1098765'))
    screen.press('Guardar cambios')
    expect(await screen.findByText('La ficha se actualizó correctamente')).toBeTruthy()
    expect(changesOf(screen)).toEqual([
      {
        method: 'PUT',
        url: '/api/fichas/2990024',
        ifMatch: '"4"',
        body: {
          idJefeFicha: '1098765',
          idProgramaFormacion: '4',
          jornada: 'nocturna',
          oferta: 'abierta',
          fechaInicioLectiva: '2026-01-25',
          fechaFinLectiva: '2027-07-25',
          fechaFinFicha: '2028-01-25',
        },
      },
    ])
    expect(screen.queryByLabelText('Número de ficha')).toBeNull()
  })

  test('warns that another program has another design', async () => {
    const screen = await openForm({ total_resultados: 1080 })
    await ready(screen)
    fireEvent.click(field(screen, /^Programa/))
    fireEvent.click(await screen.findByText('Cocina'))
    expect(textOf(screen.getByRole('note', { hidden: true }))).toContain(
      'La ficha tomará el diseño de «Cocina». Resultados de aprendizaje: 1.200; con el programa de ahora: 1.080.',
    )
  })

  test('has a locked program if the ficha has judgments', async () => {
    const screen = await openForm({ programa_bloqueado: true })
    await ready(screen)
    expect(field(screen, /^Programa/).disabled).toBe(true)
    expect(screen.getByText(es.edit.programLocked)).toBeTruthy()
  })

  test('marks invalid fields, and sends nothing', async () => {
    const screen = await openForm()
    await ready(screen)
    fireEvent.change(field(screen, /^Fin de la etapa/), { target: { value: '01/01/2026' } })
    screen.press('Guardar cambios')
    expect(await screen.findByText('Ocurrió un error al actualizar la ficha')).toBeTruthy()
    expect(field(screen, /^Fin de la etapa/).getAttribute('aria-invalid')).toBe('true')
    expect(changesOf(screen)).toEqual([])
  })

  test('shows what another user saved meanwhile, and can then save the form’s values', async () => {
    const stale = refuse(updateFicha, 412, 'stale_version')
    const actual = { ...FICHA_ANSWER, version: 5, jornada: 'virtual', id_jefe_ficha: '1098765' }
    const screen = await openForm({}, [users, programs, { ...stale, body: { ...(stale.body as object), actual } }])
    await ready(screen)
    fireEvent.change(field(screen, 'Jornada'), { target: { value: 'nocturna' } })
    screen.press('Guardar cambios')
    expect(await screen.findByText(/^Jornada: ahora dice «Virtual»/)).toBeTruthy()
    expect(screen.getByText('Jefe de ficha: ahora dice «Luz Vega · CC 1098765».')).toBeTruthy()
    screen.press('Guardar lo que veo')
    await waitFor(() => expect(changesOf(screen)).toHaveLength(2))
    expect(changesOf(screen)[1]).toMatchObject({
      ifMatch: '"5"',
      body: { jornada: 'nocturna', idJefeFicha: '1098765' },
    })
  })

  test('reports that the options could not be loaded, and a retry only repeats the failed request', async () => {
    const screen = await openForm({}, [users, refuse(listPrograms, 403, 'forbidden')])
    expect(await screen.findByText('Error al cargar usuarios o programas.')).toBeTruthy()
    const requestedUrls = () => screen.sent.map(({ url }) => url).filter((url) => /users|programs/.test(url))
    const before = requestedUrls().length
    screen.press('Reintentar')
    await waitFor(() => expect(requestedUrls().slice(before)).toEqual(['/api/programs']))
  })
})
