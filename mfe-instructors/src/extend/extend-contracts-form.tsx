import { extendContracts } from '@fichero/contract/calls/users.calls'
import { fullName } from '@fichero/contract/text'
import { useCallMutation } from '@fichero/kit/api'
import { DateField, Fieldset } from '@fichero/kit/fields'
import { draftKey, FormActions, FormAlert, FormProblems, useApiForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { today, useFormat, useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { extendContractsForm } from '@fichero/kit/schemas'
import { Button, Group, Stack } from '@fichero/kit/ui'
import { type ContractHolder, type EndingContract, hasEnd } from './contract-holder'

export interface ExtendContractsFormProps {
  people: ContractHolder[]
  onDone: () => void
}

/** Form for a new contract end. Lists and omits people without one, so that permanent staff do not get an end by mistake. */
export function ExtendContractsForm({ people, onDone }: ExtendContractsFormProps) {
  const { t } = useTranslation('instructors')
  const withoutEnd = people.filter((person) => !hasEnd(person))
  const holders = people.filter(hasEnd)
  return (
    <Stack gap="md">
      {withoutEnd.length > 0 && (
        <ul>
          {withoutEnd.map((person) => (
            <li key={person.id}>{t('extend.without', { name: fullName(person) })}</li>
          ))}
        </ul>
      )}
      {holders.length > 0 && <HoldersForm holders={holders} onDone={onDone} />}
    </Stack>
  )
}

function HoldersForm({ holders, onDone }: { holders: EndingContract[]; onDone: () => void }) {
  const { t } = useTranslation('instructors')
  const format = useFormat()
  const errorText = useErrorText()
  const { mutateAsync } = useCallMutation(extendContracts)
  const count = holders.length
  const bodyOf = ({ fecha_fin_contrato }: { fecha_fin_contrato: string }) => ({
    personas: holders.map(({ id, version }) => ({ id, version })),
    fecha_fin_contrato,
  })
  const { form, formProps, isBusy, problems, refusal } = useApiForm({
    draft: draftKey(extendContracts, { people: holders.map(({ id }) => id).join() }),
    initialValues: { fecha_fin_contrato: '' },
    schema: extendContractsForm,
    payload: bodyOf,
    send: (values) => mutateAsync({ body: bodyOf(values) }),
    onDone: (_, { fecha_fin_contrato }) => {
      notifySuccess(t('extend.done', { count, date: format.date(fecha_fin_contrato) }))
      onDone()
    },
  })
  const day = today()
  const { inMonths, ofYear } = proposedEnds(
    holders.map(({ fecha_fin_contrato }) => fecha_fin_contrato),
    day,
  )
  const proposal = (key: 'extend.months' | 'extend.year', end: string) => (
    <Button
      variant="default"
      size="compact-sm"
      disabled={isBusy}
      onClick={() => form.setFieldValue('fecha_fin_contrato', end)}
    >
      {t(key, { date: format.date(end) })}
    </Button>
  )
  return (
    <form {...formProps}>
      <Fieldset variant="unstyled" disabled={isBusy}>
        <Stack gap="md">
          <FormProblems title={t('extend.failed')} problems={problems} />
          {refusal && !refusal.isAtField && (
            <FormAlert color="red" title={t('extend.failed')}>
              {errorText(refusal.error)}
            </FormAlert>
          )}
          <ul>
            {holders.map((person) => {
              const { id, fecha_fin_contrato: end } = person
              const key = end < day ? 'extend.ended' : 'extend.ends'
              return <li key={id}>{t(key, { name: fullName(person), date: format.date(end) })}</li>
            })}
          </ul>
          <DateField {...form.getInputProps('fecha_fin_contrato')} min={day} label={t('extend.newEnd')} required />
          <Group gap="sm">
            {proposal('extend.months', inMonths)}
            {proposal('extend.year', ofYear)}
          </Group>
        </Stack>
      </Fieldset>
      <FormActions submitLabel={t('extend.submit', { count })} busy={isBusy} />
    </form>
  )
}

/** Months of the first proposal. */
const MONTHS = 6

/**
 * Returns two proposals for contracts that end on these days. `inMonths` is some months after the end of a single current
 * contract, otherwise after today. `ofYear` is the last day of a year.
 */
export function proposedEnds(ends: string[], today: string): { inMonths: string; ofYear: string } {
  const [only] = ends.length === 1 ? ends : []
  const base = only !== undefined && only > today ? only : today
  const year = Number(base.slice(0, 4)) + Number(base.endsWith('-12-31'))
  return { inMonths: monthsAfter(base), ofYear: `${year}-12-31` }
}

/** Returns the same day of a later month, or the last day if that month is shorter. */
function monthsAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + MONTHS, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + MONTHS, Math.min(date, last))).toISOString().slice(0, 10)
}
