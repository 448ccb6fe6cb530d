import { useState } from 'react'
import { ApiError } from '../api/api-error'
import type { Form } from './use-api-form'

interface Asked {
  contrasenaActual: string
}

/** The error code of the current password, where the API asks for it: the sign-in was a while ago. */
export const askedPassword = (error: unknown) =>
  error instanceof ApiError ? error.body.errors?.contrasenaActual?.code : undefined

/** Asks for the current password in a form, where the API does: `CurrentPassword` is shown from then on. */
export function useCurrentPassword<Values extends Asked>() {
  const [isAsked, setAsked] = useState(false)
  return {
    isAsked,
    onRefused: (error: unknown, { setFieldError }: Form<Values>) => {
      const asked = askedPassword(error)
      if (!asked) return
      setAsked(true)
      setFieldError('contrasenaActual', asked)
    },
  }
}

/** What is sent: nothing of a password that was not asked for. */
export const withCurrentPassword = <Values extends Asked>({ contrasenaActual, ...rest }: Values) => ({
  ...rest,
  ...(contrasenaActual !== '' && { contrasenaActual }),
})
