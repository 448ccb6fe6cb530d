import { useTranslation } from '@fichero/kit/i18n'
import { Button, Group, Text, TextInput } from '@fichero/kit/ui'
import { useState } from 'react'

interface UnnamedFileProps {
  onFicha: (nroFicha: number) => void
  onRemove: () => void
}

/** A national number has five to nine digits. */
const NUMBER = /^\d{5,9}$/

/** Asks of which ficha a file is that does not say so. */
export function UnnamedFile({ onFicha, onRemove }: UnnamedFileProps) {
  const { t } = useTranslation('fichas')
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const number = typed.trim()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (NUMBER.test(number)) onFicha(Number(number))
        else setWrong(true)
      }}
    >
      <Text size="sm" mb="sm">
        {t('loads.unnamedHelp')}
      </Text>
      <Group gap="sm" align="start">
        <TextInput
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setWrong(false)
          }}
          aria-label={t('field.number')}
          placeholder={t('field.number')}
          error={isWrong && t('loads.numberWrong')}
          inputMode="numeric"
          autoComplete="off"
        />
        <Button type="submit">{t('loads.continue')}</Button>
        <Button variant="default" onClick={onRemove}>
          {t('evaluations.leave')}
        </Button>
      </Group>
    </form>
  )
}
