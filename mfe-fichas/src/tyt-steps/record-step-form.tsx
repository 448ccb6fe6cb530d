import { recordTyt } from '@fichero/contract/calls/tyt.calls'
import { fullName } from '@fichero/contract/text'
import { areInOrder, TYT_STEPS, type TytStep, tytColumn } from '@fichero/contract/tyt-steps'
import { useCallMutation } from '@fichero/kit/api'
import { DateField, Fieldset } from '@fichero/kit/fields'
import { draftKey, FormActions, FormAlert, FormProblems, useApiForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { today, useFormat, useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { recordTytForm } from '@fichero/kit/schemas'
import { Button, NativeSelect, Stack, Text } from '@fichero/kit/ui'
import classes from './record-step.module.css'
import type { RecordStepFormProps, StepPerson } from './step-person'
import { useStepText } from './use-step-text'

interface StepValues {
  paso: TytStep
  fecha: string
}

/** The variant of a submission that removes the day. */
const REMOVE = 'remove'

/**
 * The form for a step of the TyT test and its day. Names and leaves out people whose other days would be out of order; the day
 * of a step can be removed.
 */
export function RecordStepForm({ people, onDone, onClose }: RecordStepFormProps & { onClose?: () => void }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const errorText = useErrorText()
  const { mutateAsync } = useCallMutation(recordTyt)
  const bodyOf = ({ paso, fecha }: StepValues, variant?: typeof REMOVE) =>
    variant === REMOVE
      ? { personas: people.filter(hasDay(paso)).map(keyOf), paso, fecha: null }
      : { personas: people.filter(staysInOrder({ paso, fecha })).map(keyOf), paso, fecha }
  const { form, formProps, submitAs, isBusy, problems, refusal } = useApiForm<
    StepValues,
    { isRemoved: boolean },
    typeof REMOVE
  >({
    draft: draftKey(recordTyt, {
      people: people.map(({ nro_ficha, nro_documento }) => nro_ficha + nro_documento).join(),
    }),
    initialValues: { paso: nextStep(people), fecha: today() },
    schema: recordTytForm,
    payload: (values) => bodyOf(values),
    rename: ({ personas, ...errors }) => (personas ? { ...errors, fecha: 'tyt_day_out_of_order' } : errors),
    send: async (values, variant) => {
      await mutateAsync({ body: bodyOf(values, variant) })
      return { isRemoved: variant === REMOVE }
    },
    onDone: ({ isRemoved }, { paso, fecha }) => {
      const step = t(`tytStep.state.${paso}`)
      notifySuccess(isRemoved ? t('tytStep.removed', { step }) : t('tytStep.done', { step, date: format.date(fecha) }))
      onClose?.()
      onDone?.()
    },
  })
  const values = form.getValues()
  const step = t(`tytStep.state.${values.paso}`)
  const leftOut = people.filter((person) => !staysInOrder(values)(person))
  const recorded = people.filter(hasDay(values.paso)).length
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('tytStep.failed')} problems={problems} />
          {refusal && !refusal.isAtField && (
            <FormAlert color="red" title={t('tytStep.failed')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
          <People people={people} />
          <NativeSelect
            {...form.getInputProps('paso')}
            label={t('tytStep.step')}
            data={TYT_STEPS.map((value) => ({ value, label: t(`tytStep.state.${value}`) }))}
          />
          <DateField {...form.getInputProps('fecha')} label={t('tytStep.day')} required />
          {leftOut.length > 0 && leftOut.length < people.length && (
            <div>
              <Text size="sm">{t('tytStep.leftOut')}</Text>
              <People people={leftOut} />
            </div>
          )}
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('tytStep.submit', { step })} busy={isBusy}>
        {recorded > 0 && (
          <Button variant="default" disabled={isBusy} onClick={() => submitAs(REMOVE)}>
            {t('tytStep.remove', { count: recorded })}
          </Button>
        )}
      </FormActions>
    </form>
  )
}

/** The people with their last known step. */
function People({ people }: { people: StepPerson[] }) {
  const stepText = useStepText()
  return (
    <ul className={classes.people}>
      {people.map((person) => (
        <li key={`${person.nro_ficha} ${person.nro_documento}`}>
          <span translate="no">{fullName(person)}</span>
          {` · ${stepText(person)}`}
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ nro_ficha, nro_documento }: StepPerson) => ({ nro_ficha, nro_documento })

const hasDay = (paso: TytStep) => (person: StepPerson) => person[tytColumn(paso)] !== null

/** Returns whether a person's days are in order with the chosen day. */
const staysInOrder =
  ({ paso, fecha }: StepValues) =>
  (person: StepPerson) =>
    areInOrder({ ...person, [tytColumn(paso)]: fecha })

/** Returns the first step that somebody lacks. */
const nextStep = (people: StepPerson[]): TytStep =>
  TYT_STEPS.find((step) => !people.every(hasDay(step))) ?? 'certificado'
