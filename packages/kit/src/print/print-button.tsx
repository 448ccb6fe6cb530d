import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../frame/use-error-text'
import { useFormat } from '../i18n'
import { notifyError } from '../notify'
import { PaperRows } from '../paper/paper-rows'
import { TooManyRows } from '../paper/too-many-rows'

/** What a section that has just come has to load itself is added meanwhile, and its turn comes too. */
async function runAll(loads: Iterable<() => Promise<void>>) {
  for (const load of loads) await load()
}

/** Prints the document that it is part of, after what loads the rows that are not there. A failure is told by a toast. */
export function PrintButton() {
  const { t } = useTranslation('kit')
  const { number } = useFormat()
  const errorText = useErrorText()
  const loads = useContext(PaperRows)
  const { mutate, isPending } = useMutation({
    // Paper needs no connection.
    networkMode: 'always',
    mutationFn: () => runAll(loads ?? []),
    onSuccess: () => window.print(),
    onError: (error) =>
      notifyError(
        error instanceof TooManyRows
          ? t('print.tooMany', { total: number(error.total), most: number(error.most) })
          : errorText(error),
      ),
  })
  return (
    <Button variant="default" leftSection={<IconPrinter />} loading={isPending} onClick={() => mutate()}>
      {t('print.action')}
    </Button>
  )
}
