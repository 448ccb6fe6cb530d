import type { UserDetail } from '@fichero/contract/users.schema'
import { currentValues } from '@fichero/kit/api'
import { fieldError, showFieldErrors, useForm, validator } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { updateUserBody } from '@fichero/kit/schemas'
import { useEffect, useRef, useState } from 'react'
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

const check = validator(updateUserBody)

/** The form and the way of a submission. What was typed stays, whatever the API answers. */
export function useEditProfile(initial: UserDetail, onSaved: () => void) {
  const { t } = useTranslation('shell')
  const saving = useSaveProfile()
  /** Known at once; what is drawn is behind by a moment, in which a second click fits. */
  const isSending = useRef(false)
  /** The version that the form stands upon. */
  const [person, setPerson] = useState(initial)
  /** What somebody else saved meanwhile; undefined as long as nobody did. */
  const [changes, setChanges] = useState<Change[]>()

  const sentence = (code: unknown) =>
    code === 'surname_missing' ? t('profile.edit.surnameMissing') : fieldError(t, code)
  const form = useForm<ProfileValues>({
    initialValues: valuesOf(initial),
    validate: (values) => errorsOnForm(check(payloadOf(values, person))),
    validateInputOnBlur: true,
    enhanceGetInputProps: ({ inputProps }) => ({ error: sentence(inputProps.error) }),
  })

  const [refusals, setRefusals] = useState(0)
  const toFirstError = () => setRefusals((count) => count + 1)
  // Not before the fields are drawn with their errors, and enabled again.
  useEffect(() => {
    if (refusals === 0 || saving.isPending) return
    document.querySelector<HTMLElement>('dialog form [aria-invalid="true"]')?.focus()
  }, [refusals, saving.isPending])

  const send = (values: ProfileValues) => {
    if (isSending.current) return
    isSending.current = true
    saving.mutate(
      { person, body: payloadOf(values, person) },
      {
        onSuccess: onSaved,
        onError: (error) => {
          const now = currentValues<UserDetail>(error)
          if (now) {
            setChanges(changesBetween(person, now, values))
            form.setValues(typedUpon(person, now, values))
            setPerson(now)
          } else if (showFieldErrors(form, error, errorsOnForm)) toFirstError()
        },
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }
  const takeCurrent = () => {
    form.setValues(valuesOf(person))
    form.clearErrors()
    setChanges(undefined)
  }
  return {
    form,
    person,
    names: namesOf(form.values.nombreCompleto, person),
    saving,
    changes,
    takeCurrent,
    submit: form.onSubmit(send, toFirstError),
  }
}
