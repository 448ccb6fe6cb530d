/** @jest-environment jsdom */
import { countBoard } from '@fichero/contract/calls/tyt.calls'
import { answer } from '@fichero/kit/testing/fake-shell'
import { act, waitFor } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { type BoardState, useBoard } from './use-board'

const totals = (total: number) => answer(countBoard, { ok: true, total } as never)
let board: BoardState
function Page() {
  board = useBoard()
  return null
}

async function open(query: string, own = 0) {
  const answers = [totals(9), { ...totals(own), query: 'mias=true' }]
  const screen = await openPage(Page, { address: `/fichas${query}`, answers })
  await waitFor(() => expect(board.totals.data).toBeDefined())
  await waitFor(() => expect(board.totals.isPlaceholderData).toBe(false))
  return { ...screen, requestedUrls: () => screen.sent.map(({ url }) => url.replace('/api/fichas/tyt/totales', '')) }
}

test.each([
  ['', 0, false, false, {}, ['?mias=true', '']],
  ['', 3, true, true, { mias: true }, ['?mias=true']],
  ['?mias=true', 0, true, true, { mias: true }, ['?mias=true']],
  ['?mias=false', 3, false, true, {}, ['?mias=true', '']],
  ['?mias=false', 0, false, false, {}, ['?mias=true', '']],
  ['?programId=4', 3, false, true, { programId: 4 }, ['?mias=true', '?programId=4']],
  ['?mias=true&programId=4', 0, true, true, { mias: true, programId: 4 }, ['?mias=true', '?programId=4&mias=true']],
  ['?jefe=52&ficha=28880', 0, false, false, { jefe: '52', ficha: 28_880 }, ['?mias=true', '?ficha=28880&jefe=52']],
])(
  'for the query %j and %i people in own fichas, isOwn is %s and hasScopes is %s',
  async (query, own, isOwn, hasScopes, scope, expectedUrls) => {
    const { requestedUrls } = await open(query, own)
    expect([board.isOwn, board.scope, board.isDecided]).toEqual([isOwn, scope, true])
    await waitFor(() => expect(board.hasScopes).toBe(hasScopes))
    expect(requestedUrls()).toEqual(expectedUrls)
  },
)

test('the progress filters do not change isOwn, and stay in the URL when another filter is chosen', async () => {
  const { address } = await open('?grupo=cerca&faltan=3', 3)
  expect(board.isOwn).toBe(true)
  await act(async () => board.pages.choose('jefe', '52'))
  expect(new URLSearchParams(address().split('?')[1])).toEqual(
    new URLSearchParams({ grupo: 'cerca', faltan: '3', mias: 'true', jefe: '52' }),
  )
})

test('the URL has no parameter for own fichas if the user has no people on the board', async () => {
  const { address } = await open('')
  await act(async () => board.pages.choose('jefe', '52'))
  expect(address()).toBe('/fichas?jefe=52')
})
