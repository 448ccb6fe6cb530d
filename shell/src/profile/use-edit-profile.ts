import type { UserDetail } from '@fichero/contract/users.schema'
import { currentValues } from '@fichero/kit/api'
import { useApiForm } from '@fichero/kit/form'
import { updateUserBody } from '@fichero/kit/schemas'
import { useState } from 'react'
import {
  type Change,
  changesBetween,
  errorsOnForm,
  namesOf,
  type ProfileValues,
  payloadOf,
  typedUpon,
  valuesOf,
} from './profile-values'
import { useSaveProfile } from './use-save-profile'

/** The form and the way of a submission, also where somebody else saved meanwhile. */
export function useEditProfile(initial: UserDetail, onSaved: () => void) {
  const save = useSaveProfile()
  /** The version that the form stands upon. */
  const [person, setPerson] = useState(initial)
  /** What somebody else saved meanwhile; undefined as long as nobody did. */
  const [changes, setChanges] = useState<Change[]>()
  const { form, formProps, isBusy, refusal } = useApiForm<ProfileValues, unknown>({
    initialValues: valuesOf(initial),
    schema: updateUserBody,
    payload: (values) => payloadOf(values, person),
    rename: errorsOnForm,
    send: (values) => save(person, payloadOf(values, person)),
    onDone: onSaved,
    onRefused: (error, { getValues, setValues }) => {
      const now = currentValues<UserDetail>(error)
      if (!now) return
      setChanges(changesBetween(person, now, getValues()))
      setValues(typedUpon(person, now, getValues()))
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
    takeCurrent,
    /** What is told neither at a field nor as changes. */
    refusal: refusal && !refusal.isAtField && !currentValues(refusal.error) ? refusal : undefined,
  }
}
