/** @jest-environment jsdom */
import errors from '@fichero/contract/locales/es/errors.json'
import { screen } from '@testing-library/react'
import { renderWithKit } from '../../testing/render-with-kit'
import { ApiError } from '../api/api-error'
import { StateDialog } from './state-dialog'

const WORDS = { ask: '¿Reactivar?', what: 'La ficha 7', failed: 'No se reactivó', forbidden: 'No tiene permisos' }

test.each([
  ['forbidden', 403, [WORDS.forbidden]],
  ['conflict', 409, [WORDS.failed, errors.error.conflict]],
  ['access_link_for_oneself', 403, [WORDS.failed, errors.error.access_link_for_oneself]],
] as const)('the dialog shows the error %s once', (code, status, texts) => {
  const refusal = new ApiError(status, { ok: false, code, msg: errors.error[code] })
  renderWithKit(
    <StateDialog
      asked={{}}
      stopAsking={() => undefined}
      confirm={() => undefined}
      isPending={false}
      refusal={refusal}
      say={(word) => WORDS[word]}
      confirmLabel="Reactivar"
    />,
  )
  expect(screen.getByRole('alert').textContent).toBe(texts.join(''))
})
