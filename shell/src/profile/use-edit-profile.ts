import { updateUser } from '@fichero/contract/calls/users.calls'
import type { UserDetail } from '@fichero/contract/users.schema'
import { askedPassword, draftKey, useCurrentPassword, useRowForm } from '@fichero/kit/form'
import { updateUserBody } from '@fichero/kit/schemas'
import { namesOf, type ProfileValues, payloadOf, toFormErrors, valuesOf } from './profile-values'
import { useSaveProfile } from './use-save-profile'

/** State and submission of the profile form, including conflicts with a concurrent edit. */
export function useEditProfile(initial: UserDetail, onSaved: () => void) {
  const save = useSaveProfile()
  const { isAsked, onRefused } = useCurrentPassword<ProfileValues>()
  const { refusal, ...controller } = useRowForm<UserDetail, ProfileValues, unknown>({
    draft: draftKey(updateUser, { nro_documento: initial.nro_documento }),
    initial,
    valuesOf,
    schema: updateUserBody,
    payload: payloadOf,
    rename: toFormErrors,
    send: (person, values) => save(person, payloadOf(values, person)),
    onDone: onSaved,
    onRefused,
  })
  return {
    ...controller,
    names: namesOf(controller.form.values.nombreCompleto, controller.row),
    asksPassword: isAsked,
    /** The error of the last save. Absent if a field shows it, or if it is a conflict or a request for the password. */
    refusal: refusal && !askedPassword(refusal.error) ? refusal : undefined,
  }
}
