import { useState } from 'react'
import { ApiError } from '../api/api-error'
import type { Form } from './use-api-form'

interface WithPassword {
  contrasenaActual: string
}

/** Returns the error code of the field for the current password; undefined if the API does not ask for the current password. */
export const askedPassword = (error: unknown) =>
  error instanceof ApiError ? error.body.errors?.contrasenaActual?.code : undefined

/** State of a form whose API may ask for the current password: pass `onRefused` to the form; if `isAsked`, show `CurrentPassword`. */
export function useCurrentPassword<Values extends WithPassword>() {
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

/** Returns the values to send: without the current password if it is empty. */
export const withCurrentPassword = <Values extends WithPassword>({ contrasenaActual, ...rest }: Values) => ({
  ...rest,
  ...(contrasenaActual !== '' && { contrasenaActual }),
})
