/** @jest-environment jsdom */
import { login } from '@fichero/contract/calls/auth.calls'
import { refuse } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { openAccess } from './testing/open-access'

jest.mock('./prefetch-next-page', () => ({ prefetchNextPage: () => undefined }))

test('the error of a rejected sign-in disappears when a field becomes invalid', async () => {
  sessionStorage.clear()
  const screen = await openAccess('/auth', { answers: [refuse(login, 401, 'invalid_credentials')] })
  await screen.user.type(screen.getByLabelText('Número de documento'), '1000000001')
  await screen.user.type(screen.getByLabelText('Contraseña'), 'no es esta{Enter}')
  await screen.findByRole('alert')
  await screen.user.clear(screen.getByLabelText('Contraseña'))
  await screen.user.tab()
  await screen.findByText('Este campo es obligatorio.')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
