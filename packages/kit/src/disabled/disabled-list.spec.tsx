/** @jest-environment jsdom */
import { enableUser, listDisabledUsers } from '@fichero/contract/calls/users.calls'
import { screen } from '@testing-library/react'
import { type FakeAnswer, refuse } from '../../testing/answers'
import { answerWith } from '../../testing/fake-api'
import { renderWithKit } from '../../testing/render-with-kit'
import es from '../texts/es'
import { DisabledList } from './disabled-list'

const internal = refuse(listDisabledUsers, 500, 'internal')
const unavailable = refuse(listDisabledUsers, 503, 'unavailable')
const { serverError, serverCause, connectionOnDisabled } = es

test.each<[string, FakeAnswer[], boolean, string[]]>([
  ['a missing permission', [refuse(listDisabledUsers, 403, 'forbidden')], false, ['listForbidden']],
  ['no answer', [], false, ['listFailed', connectionOnDisabled]],
  ['a server error', [internal], false, ['listFailed', serverError]],
  ['a server error', [internal], true, ['listFailed']],
  ['an unavailable server', [unavailable], false, ['listFailed', `${serverError} ${serverCause.unavailable}`]],
  ['an unavailable server', [unavailable], true, ['listFailed', serverCause.unavailable]],
])('the list reports %s once (%#)', async (_, answers, asksToRetry, texts) => {
  answerWith(answers)
  renderWithKit(
    <DisabledList
      list={listDisabledUsers}
      enable={enableUser}
      columns={[]}
      say={(word) => word}
      asksToRetry={asksToRetry}
    />,
  )
  const alert = await screen.findByRole('alert')
  expect([...alert.querySelectorAll('p')].map((text) => text.textContent)).toEqual(texts)
})
