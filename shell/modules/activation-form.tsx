import { activateRelease } from '@fichero/contract/calls/releases.calls'
import { RELEASE_AUDIENCES, type ReleaseAudience } from '@fichero/contract/enums'
import { FAILURES_TO_WITHDRAW } from '@fichero/contract/limits'
import type { ManagedRemote, Release } from '@fichero/contract/releases.schema'
import { ApiError, useCallMutation } from '@fichero/kit/api'
import { Fieldset } from '@fichero/kit/fields'
import { draftKey, FormActions, FormAlert, FormProblems, useApiForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { activation } from '@fichero/kit/schemas'
import { NativeSelect, Stack, Text, TextInput } from '@fichero/kit/ui'
import { ReleaseClaims } from './release-claims'
import { findRelease, releaseName } from './release-state'
import { useAudience } from './use-audience'

interface ActivationFormProps {
  remote: ManagedRemote
  release: Release
  onDone: () => void
}

interface Values {
  para: ReleaseAudience
  porcentaje: string
}

/** Form that activates a release for all users, for administrators, or for a percentage of users. */
export function ActivationForm({ remote, release, onDone }: ActivationFormProps) {
  const { t } = useTranslation('modules')
  const errorText = useErrorText()
  const audience = useAudience()
  const { mutateAsync } = useCallMutation(activateRelease)
  const { hash } = release
  const bodyOf = ({ para, porcentaje }: Values) => ({ hash, para, ...(para === 'porcentaje' && { porcentaje }) })
  const { form, formProps, isBusy, problems, refusal } = useApiForm<Values, unknown>({
    draft: draftKey(activateRelease, { nombre: remote.nombre, hash }),
    initialValues: { para: 'todos', porcentaje: '10' },
    schema: activation,
    payload: bodyOf,
    send: (values) => mutateAsync({ params: { nombre: remote.nombre }, body: bodyOf(values), ifMatch: remote.version }),
    onDone: (_, { para, porcentaje }) => {
      const forWhom = audience({ para, porcentaje: Number(porcentaje) })
      notifySuccess(t('activate.done', { release: releaseName(remote, release), audience: forWhom }))
      onDone()
    },
  })
  const { para } = form.values
  const isConflict = refusal?.error instanceof ApiError && refusal.error.code === 'stale_version'
  const active = findRelease(remote, remote.activa)
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('activate.failed')} problems={problems} />
          {refusal && !refusal.isAtField && (
            <FormAlert
              color={isConflict ? 'orange' : 'red'}
              title={t(isConflict ? 'activate.overtaken' : 'activate.failed')}
            >
              {isConflict
                ? t('activate.overtakenHelp', { release: active ? releaseName(remote, active) : t('noRelease') })
                : errorText(refusal.error)}
            </FormAlert>
          )}
          <NativeSelect
            {...form.getInputProps('para')}
            label={t('activate.forWhom')}
            data={RELEASE_AUDIENCES.map((value) => ({ value, label: t(`activate.choice.${value}`) }))}
          />
          {para === 'porcentaje' && (
            <TextInput
              {...form.getInputProps('porcentaje')}
              label={t('activate.percentage')}
              description={t('activate.percentageHelp')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              required
            />
          )}
          <Text size="sm">{t(`activate.what.${para}`, { people: FAILURES_TO_WITHDRAW })}</Text>
          <ReleaseClaims claims={release.declara} />
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('activate.submit')} busy={isBusy} />
    </form>
  )
}
