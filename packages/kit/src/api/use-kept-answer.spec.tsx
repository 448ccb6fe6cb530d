/** @jest-environment jsdom */
import { countGivenJudgments, listAllUsers } from '@fichero/contract/calls/users.calls'
import { keepPreviousData } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { answer, type FakeAnswer, matching } from '../../testing/answers'
import { answerWith } from '../../testing/fake-api'
import { renderWithKit } from '../../testing/render-with-kit'
import { QueryView } from '../frame/query-view'
import texts from '../locales/es.json'
import { useCall } from './use-call'

interface ListProps {
  page: number
  keeps?: boolean
}

function List({ page, keeps = true }: ListProps) {
  const query = useCall(listAllUsers, { query: { page } }, keeps ? { placeholderData: keepPreviousData } : {})
  return <QueryView query={query}>{({ users }) => <p>{JSON.stringify(users)}</p>}</QueryView>
}

function Person({ id }: { id: number }) {
  const query = useCall(countGivenJudgments, { params: { id } })
  return <QueryView query={query}>{(counted) => <p>{JSON.stringify(counted)}</p>}</QueryView>
}

const isOnline = jest.spyOn(navigator, 'onLine', 'get')
beforeEach(() => void isOnline.mockReturnValue(true))

const pageOf = (page: number, name: string): FakeAnswer => ({
  ...answer(listAllUsers, { ok: true, users: [name] } as never),
  query: `page=${page}`,
})
const retry = () => screen.findByRole('button', { name: texts.retry })

test('the rows of a page stay if there is no connection for the next page, which a retry loads', async () => {
  answerWith([pageOf(1, 'Ana')])
  const { rerender } = renderWithKit(<List page={1} />)
  await screen.findByText('["Ana"]')
  rerender(<List page={2} />)
  expect(await screen.findByText(texts.former)).toBeTruthy()
  expect(screen.getByText('["Ana"]')).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
  fireEvent.click(await retry())
  expect(screen.getByText(texts.former)).toBeTruthy()
  answerWith([pageOf(2, 'Luis')])
  fireEvent.click(await retry())
  expect(await screen.findByText('["Luis"]')).toBeTruthy()
  expect(screen.queryByText(texts.former)).toBeNull()
})

test('the rows stay after a second page without a connection, and the first page is no longer called former', async () => {
  answerWith([pageOf(1, 'Ana')])
  const { rerender } = renderWithKit(<List page={1} />)
  await screen.findByText('["Ana"]')
  rerender(<List page={2} />)
  await screen.findByText(texts.former)
  rerender(<List page={3} />)
  expect(screen.getByText('["Ana"]')).toBeTruthy()
  rerender(<List page={1} />)
  expect(screen.getByText('["Ana"]')).toBeTruthy()
  expect(screen.queryByText(texts.former)).toBeNull()
})

test('a list that does not keep former rows keeps them while the browser has no network', async () => {
  answerWith([pageOf(1, 'Ana')])
  const { rerender } = renderWithKit(<List page={1} keeps={false} />)
  await screen.findByText('["Ana"]')
  isOnline.mockReturnValue(false)
  rerender(<List page={2} keeps={false} />)
  expect(await screen.findByText(texts.former)).toBeTruthy()
  expect(screen.getByText('["Ana"]')).toBeTruthy()
})

test('the data of another person never stays', async () => {
  answerWith([answer(countGivenJudgments, { ok: true, total: 7 } as never)])
  const { rerender } = renderWithKit(<Person id={7} />)
  await screen.findByText(/"total":7/)
  answerWith([])
  isOnline.mockReturnValue(false)
  rerender(<Person id={8} />)
  expect(await screen.findByText(texts.errorTitle)).toBeTruthy()
  expect(screen.queryByText(/"total":7/)).toBeNull()
})

test('an error of the server takes the former rows away, as they say nothing about it', async () => {
  answerWith([pageOf(1, 'Ana')])
  const { rerender } = renderWithKit(<List page={1} />)
  await screen.findByText('["Ana"]')
  answerWith([{ ...matching(listAllUsers), status: 500, body: { ok: false, code: 'internal', msg: 'x' } }])
  rerender(<List page={2} />)
  expect(await screen.findByText(texts.errorTitle)).toBeTruthy()
})
