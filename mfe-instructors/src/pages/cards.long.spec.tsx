/** @jest-environment jsdom */
import {
  countUsers,
  listEndingContracts,
  listPendingUsers,
  listUsers,
  listWaitingUsers,
} from '@fichero/contract/calls/users.calls'
import type { Permission } from '@fichero/contract/permissions'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { PEOPLE, WAITING } from '../../testing/people'
import { buttonsOf, linksOf, rowsOf, tableOf, textOf } from '../../testing/read-screen'
import { Page as ActiveCard } from './active-card'
import { Page as ContractsCard } from './contracts-card'
import { Page as ContractsLine } from './contracts-line'
import { Page as PeopleCard } from './people-card'
import { Page as RequestsLine } from './requests-line'

const CARDS = { ActiveCard, ContractsCard, ContractsLine, PeopleCard, RequestsLine }

/** Renders a card without the dashboard, at the URL of the list. */
const open = (card: keyof typeof CARDS, answers: FakeAnswer[], as: Permission[] = [], language: 'es' | 'en' = 'es') =>
  openInFakeShell({ definition, texts: { es, en }, pages: { 'list-page': CARDS[card] } }, '/instructors', {
    as,
    answers,
    language,
  })

const [MARIA, KAREN] = PEOPLE as [(typeof PEOPLE)[number], (typeof PEOPLE)[number]]

describe('the card of active people', () => {
  const active = (count: number) => {
    const users = [MARIA, KAREN, ...Array.from({ length: 8 }, (_, at) => ({ ...KAREN, id: at + 10, nombre: `N${at}` }))]
    return answer(listUsers, { ok: true, users: users.slice(0, count), can: { create: false, viewDisabled: false } })
  }

  test('lists people with links to their pages, and links to the complete list', async () => {
    const screen = await open('ActiveCard', [active(2)])
    const table = await tableOf(screen)
    expect(table.caption?.textContent).toBe('Instructores activos')
    expect(rowsOf(table)).toEqual([
      ['Nombres', 'Apellidos', 'Tipo'],
      ['María José', 'Gaviria Moreno', 'Transversal'],
      ['Karen Dayana', 'Castañeda Castañeda', 'Técnico'],
    ])
    expect(linksOf(screen.container)).toEqual([
      ['Ver instructores', '/instructors'],
      ['María José Gaviria Moreno', '/instructors/2'],
      ['Karen Dayana Castañeda Castañeda', '/instructors/3'],
    ])
    const heading = screen.container.querySelector('h2')
    expect([heading?.id, heading?.textContent]).toEqual(['instructors', 'Instructores activos'])
  })

  test.each([
    [6, 6, null],
    [10, 6, 'Aquí están 6 de 10, por apellido.'],
  ])('given %i people, shows %i of them and the note %j', async (count, shown, text) => {
    const screen = await open('ActiveCard', [active(count)])
    expect(rowsOf(await tableOf(screen))).toHaveLength(shown + 1)
    expect(screen.queryByText(/^Aquí están/)?.textContent ?? null).toBe(text)
  })

  test('explains its purpose while nobody is active', async () => {
    const { findByText, getByText } = await open('ActiveCard', [active(0)])
    await findByText('Todavía no hay instructores activos')
    expect(getByText('Aquí estarán los instructores habilitados, con su tipo de vinculación.')).toBeTruthy()
  })
})

describe('the card of people', () => {
  const counted = (pendingApprovals: number) =>
    answer(countUsers, { ok: true, stats: { totalUsers: 1234, pendingApprovals, activeUsers: 13, disabledUsers: 5 } })

  test('links each number to the list that it counts', async () => {
    const { container, findByText } = await open('PeopleCard', [counted(3)])
    await findByText('En total')
    expect(linksOf(container)).toEqual([
      ['1.234En total', '/dashboard/usuarios'],
      ['3Solicitudes por decidir', '/instructors#solicitudes'],
      ['13Activas', '/dashboard/usuarios?estado=habilitado'],
      ['5Deshabilitadas', '/dashboard/usuarios?estado=deshabilitado'],
    ])
    const heading = container.querySelector('h2')
    expect([heading?.id, heading?.textContent]).toEqual(['people', 'Personas'])
    expect(textOf(container.querySelector('[data-urgent]'))).toBe('3Solicitudes por decidir')
  })

  test('highlights nothing without pending requests, in English too', async () => {
    const { container, findByText } = await open('PeopleCard', [counted(0)], [], 'en')
    await findByText(en.people.pending)
    expect(linksOf(container)[0]?.[0]).toBe(`1,234${en.people.total}`)
    expect(container.querySelector('[data-urgent]')).toBeNull()
  })
})

const contract = (id: number, fields: object = {}) => ({
  id,
  nombre: 'Luz',
  apellido: `Vega ${id}`,
  fecha_fin_contrato: '2026-12-15',
  dias_contrato: 18,
  version: 1,
  limite_contrato: null,
  ...fields,
})
const endingWithin = (thirty: number, seven: number) => [
  { dias: 30, contratos: thirty },
  { dias: 7, contratos: seven },
]
const ending = (count: number, total = count) => {
  const personas = Array.from({ length: count }, (_, at) => contract(at + 1))
  return answer(listEndingContracts, { ok: true, total, proximos: endingWithin(0, 0), personas } as never)
}

describe('the card of ending contracts', () => {
  test('shows for each person when the contract ends and whether it gives access', async () => {
    const ENDED = { motivo: 'contract_ended', fecha: '2026-12-15', acceso_hasta: null }
    const personas = [
      contract(1, { dias_contrato: 31 }),
      contract(2, { dias_contrato: 30 }),
      contract(3, { dias_contrato: -1, limite_contrato: ENDED }),
      contract(4, { dias_contrato: 0, limite_contrato: { ...ENDED, motivo: 'contract_not_begun' } }),
      contract(5, { dias_contrato: -2, limite_contrato: { ...ENDED, acceso_hasta: '2026-12-20' } }),
    ]
    const screen = await open('ContractsCard', [answer(listEndingContracts, { ok: true, total: 5, personas } as never)])
    const table = await tableOf(screen)
    expect(table.caption?.textContent).toBe('¿Qué contratos terminan pronto o ya terminaron?')
    expect(rowsOf(table)).toEqual([
      ['Seleccionar', 'Persona', 'Fin del contrato', 'Acceso', 'Acciones'],
      ['', 'Luz Vega 1', '15/12/2026 Termina en 31 días', 'Puede ingresar', 'Extender contrato'],
      ['', 'Luz Vega 2', '15/12/2026 Termina en 30 días', 'Puede ingresar', 'Extender contrato'],
      ['', 'Luz Vega 3', '15/12/2026 Terminó hace 1 día', 'Sin acceso', 'Extender contrato'],
      ['', 'Luz Vega 4', '15/12/2026 Termina hoy', 'Sin acceso aún', 'Extender contrato'],
      [
        '',
        'Luz Vega 5',
        '15/12/2026 Terminó hace 2 días',
        'Conserva el acceso hasta el 20/12/2026',
        'Extender contrato',
      ],
    ])
    const tones = [...table.querySelectorAll('[data-tone]')].map((badge) => badge.getAttribute('data-tone'))
    expect(tones).toEqual(['neutral', 'orange', 'red', 'red', 'red', 'red', 'red'])
    expect([...table.querySelectorAll('tbody th')].map(textOf)[0]).toBe('Luz Vega 1')
    expect(linksOf(table)[0]).toEqual(['Luz Vega 1', '/instructors/1'])
    expect(buttonsOf(table)[0]).toBe('Extender contrato de Luz Vega 1')
    expect(textOf(table.querySelector('th[data-align="right"]'))).toBe('Acciones')
    const heading = screen.container.querySelector('h2')
    expect([heading?.id, heading?.textContent]).toEqual(['contratos', table.caption?.textContent])
  })

  test('shows short rows on a phone', async () => {
    const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
    const wide = jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(301)
    const person = contract(1, {
      limite_contrato: { motivo: 'contract_ended', fecha: '2026-12-15', acceso_hasta: null },
    })
    const screen = await open('ContractsCard', [
      answer(listEndingContracts, { ok: true, total: 2, personas: [person, contract(2)] } as never),
    ])
    const [, first, second] = rowsOf(await tableOf(screen))
    width.mockRestore()
    wide.mockRestore()
    expect(first?.at(-1)).toBe('Luz Vega 115/12/2026Termina en 18 díasSin accesoExtender contrato')
    expect(second?.at(-1)).toBe('Luz Vega 215/12/2026Termina en 18 díasExtender contrato')
  })

  test.each([
    [6, 6, 6, null, null],
    [7, 90, 6, 'Mostrar los 7 contratos', 'Aquí están 7 de 90, por fecha de fin.'],
  ])(
    'given %i of %i contracts, shows %i of them, the button %j and the note %j',
    async (count, total, shown, more, text) => {
      const screen = await open('ContractsCard', [ending(count, total)])
      const table = await tableOf(screen)
      expect(rowsOf(table)).toHaveLength(shown + 1)
      expect(screen.queryByText(/^Mostrar los/)?.textContent ?? null).toBe(more)
      expect(screen.queryByText(/^Aquí están/)?.textContent ?? null).toBe(text)
      if (!more) return
      fireEvent.click(screen.getByText(more))
      expect(rowsOf(table)).toHaveLength(count + 1)
    },
  )

  test('offers one new end for the selected people', async () => {
    const { findByLabelText, getByText, queryByText, getByLabelText } = await open('ContractsCard', [ending(2)])
    fireEvent.click(await findByLabelText('Seleccionar a Luz Vega 1'))
    expect(getByText('1 seleccionada')).toBeTruthy()
    fireEvent.click(getByLabelText('Seleccionar a Luz Vega 2'))
    expect(getByText('2 seleccionadas')).toBeTruthy()
    expect(getByText('Extender los contratos').closest('button')?.getAttribute('aria-label')).toBeNull()
    fireEvent.click(getByText('Quitar la selección'))
    expect(queryByText('Extender los contratos')).toBeNull()
    expect((getByLabelText('Seleccionar a Luz Vega 1') as HTMLInputElement).checked).toBe(false)
  })

  test('shows its range of days while no contract ends soon', async () => {
    const { container, findByText } = await open('ContractsCard', [ending(0)])
    await findByText(/^Ningún contrato termina pronto/)
    expect(textOf(container)).toContain('cuyo contrato termine en los próximos 60 días o haya terminado.')
  })
})

describe('the line of ending contracts', () => {
  test.each([
    [0, 0, undefined],
    [1, 0, '1 contrato termina en los próximos 30 días'],
    [5, 2, '5 contratos terminan en los próximos 30 días (2 en los próximos 7 días)'],
  ])('given %i contracts that end within 30 days and %i within 7, shows %j', async (thirty, seven, text) => {
    const proximos = endingWithin(thirty, seven)
    const contracts = answer(listEndingContracts, { ok: true, total: 9, proximos, personas: [] })
    const { container, sent } = await open('ContractsLine', [contracts], ['users:edit'])
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(container.querySelector('[data-pending]')).toBeNull())
    expect(linksOf(container)).toEqual(text ? [[text, '/instructors#contratos']] : [])
  })
})

test.each([
  ['ActiveCard', listUsers, 'No se pudieron cargar los instructores'],
  ['PeopleCard', countUsers, 'No se pudieron contar las personas'],
  ['ContractsCard', listEndingContracts, 'No se pudieron cargar los contratos'],
] as const)('the %s shows that its data could not be loaded', async (card, call, text) => {
  const { findByText } = await open(card, [refuse(call, 403, 'forbidden')])
  await findByText(text)
})

test('the line in the welcome card counts requests for access and for a new password', async () => {
  const { clave_pedida: _, ...request } = WAITING[1] as (typeof WAITING)[number]
  const users = [1, 2].map((id) => ({ ...request, id, parecidos: [], centros: [] }))
  const { container, findByText, sent } = await open(
    'RequestsLine',
    [answer(listPendingUsers, { ok: true, users }), answer(listWaitingUsers, { ok: true, users: WAITING })],
    ['users:approve'],
  )
  await findByText('2 solicitudes esperan su decisión')
  await findByText('1 persona pide una contraseña nueva')
  expect(linksOf(container).map(([, address]) => address)).toEqual(['/instructors#solicitudes', '/instructors#claves'])
  // A return to the page refetches the requests, because others may have decided meanwhile.
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(sent).toHaveLength(4))
})
