import { call } from '@fichero/kit/api'
import { useMutation } from '@fichero/kit/data'

export type NewPassword = { newPassword: string; confirmPassword: string }

export const useResetPassword = (token: string, onError: (error: Error) => void) =>
  useMutation({
    mutationFn: (body: NewPassword) => call('resetPassword', { params: { token }, body }),
    onError,
  })
