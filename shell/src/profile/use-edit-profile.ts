import type { UserDetail } from '@fichero/contract/users.schema'
import { ApiError } from '@fichero/kit/api'
import { useRowForm } from '@fichero/kit/form'
import { updateUserBody } from '@fichero/kit/schemas'
import { useState } from 'react'
import { namesOf, type ProfileValues, payloadOf, toFormErrors, valuesOf } from './profile-values'
import { useSaveProfile } from './use-save-profile'

/** The form and its submission, including conflicts with a concurrent edit. */
export function useEditProfile(initial: UserDetail, onSaved: () => void) {
  const save = useSaveProfile()
  /** Whether the API asked for the current password. */
  const [asksPassword, setAsksPassword] = useState(false)
  const { refusal, ...controller } = useRowForm<UserDetail, ProfileValues, unknown>({
    initial,
    valuesOf,
    schema: updateUserBody,
    payload: payloadOf,
    rename: toFormErrors,
    send: (person, values) => save(person, payloadOf(values, person)),
    onDone: onSaved,
    onRefused: (error, { setFieldError }) => {
      const asked = askedPassword(error)
      if (!asked) return
      setAsksPassword(true)
      setFieldError('contrasenaActual', asked)
    },
  })
  return {
    ...controller,
    names: namesOf(controller.form.values.nombreCompleto, controller.row),
    asksPassword,
    /** Errors that belong neither to a field nor to the changes, and ask for no password. */
    refusal: refusal && !askedPassword(refusal.error) ? refusal : undefined,
  }
}

/** The error code of the current password, where the API asks for it. */
const askedPassword = (error: unknown) =>
  error instanceof ApiError ? error.body.errors?.contrasenaActual?.code : undefined
