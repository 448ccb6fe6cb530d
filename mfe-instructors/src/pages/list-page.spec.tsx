/** @jest-environment jsdom */
import { listUsers } from '@fichero/contract/calls/users.calls'
import { answer, openInFakeShell } from '@fichero/kit/testing/fake-shell'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { PEOPLE } from '../testing/people'
import { Page } from './list-page'

test.each([
  ['a bare list', PEOPLE],
  ['a list in data', { data: PEOPLE }],
  ['a list in users alone', { users: PEOPLE }],
])('reads %s', async (_, body) => {
  const remote = { definition, texts: { es, en }, pages: { 'list-page': Page } }
  const answers = [answer(listUsers, body as never)]
  const screen = await openInFakeShell(remote, '/instructors', { as: ['users:create'], answers })
  for (const { apellido } of PEOPLE) expect((await screen.findAllByText(new RegExp(apellido)))[0]).toBeTruthy()
  expect(screen.getByRole('button', { name: es.create.open })).toBeTruthy()
})
