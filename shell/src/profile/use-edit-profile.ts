import type { UserDetail } from '@fichero/contract/users.schema'
import { ApiError, currentValues } from '@fichero/kit/api'
import { type StaleField, staleEdit, useApiForm } from '@fichero/kit/form'
import { updateUserBody } from '@fichero/kit/schemas'
import { useState } from 'react'
import { namesOf, type ProfileValues, payloadOf, toFormErrors, valuesOf } from './profile-values'
import { useSaveProfile } from './use-save-profile'

/** The form and its submission, including conflicts with a concurrent edit. */
export function useEditProfile(initial: UserDetail, onSaved: () => void) {
  const save = useSaveProfile()
  /** The version that the form is based on. */
  const [person, setPerson] = useState(initial)
  /** Changes saved by another user in between; undefined if there are none. */
  const [changes, setChanges] = useState<StaleField[]>()
  /** Whether the API asked for the current password. */
  const [asksPassword, setAsksPassword] = useState(false)
  const { form, formProps, isBusy, refusal } = useApiForm<ProfileValues, unknown>({
    initialValues: valuesOf(initial),
    schema: updateUserBody,
    payload: (values) => payloadOf(values, person),
    rename: toFormErrors,
    send: (values) => save(person, payloadOf(values, person)),
    onDone: onSaved,
    onRefused: (error, { getValues, setValues, setFieldError }) => {
      const asked = askedPassword(error)
      if (asked) {
        setAsksPassword(true)
        setFieldError('contrasenaActual', asked)
      }
      const now = currentValues<UserDetail>(error)
      if (!now) return
      const stale = staleEdit(valuesOf(person), valuesOf(now), getValues())
      setChanges(stale.changes)
      setValues(stale.merged)
      setPerson(now)
    },
  })
  const takeCurrent = () => {
    form.setValues(valuesOf(person))
    setChanges(undefined)
  }
  return {
    form,
    formProps,
    isBusy,
    person,
    names: namesOf(form.values.nombreCompleto, person),
    changes,
    asksPassword,
    takeCurrent,
    /** Errors that belong neither to a field nor to the changes, and ask for no password. */
    refusal: refusal && !refusal.isAtField && !isAnswered(refusal.error) ? refusal : undefined,
  }
}

/** The error code of the current password, where the API asks for it. */
const askedPassword = (error: unknown) =>
  error instanceof ApiError ? error.body.errors?.contrasenaActual?.code : undefined

const isAnswered = (error: unknown) => Boolean(currentValues<UserDetail>(error) ?? askedPassword(error))
