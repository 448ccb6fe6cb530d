import { makeProgressLinks, revokeProgressLinks } from '@fichero/contract/calls/progress-links.calls'
import type { MadeLinksAnswer } from '@fichero/contract/progress-links.schema'
import { useCallMutation } from '@fichero/kit/api'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { useState } from 'react'

/** The requests that make and revoke the links of a ficha, and the links that were made since the page was opened. */
export function useProgressLinks(nroFicha: string) {
  const { t } = useTranslation('fichas')
  const errorText = useErrorText()
  const onError = (error: Error) => notifyError(errorText(error))
  const [made, setMade] = useState<MadeLinksAnswer['enlaces']>([])
  const making = useCallMutation(makeProgressLinks, { onError })
  const revoking = useCallMutation(revokeProgressLinks, { onError })
  const without = (aprendiz?: string) =>
    aprendiz === undefined ? [] : made.filter(({ nro_documento }) => nro_documento !== aprendiz)
  const input = (aprendiz?: string) => ({ params: { nroFicha }, query: { aprendiz } })
  return {
    made,
    /** Makes the link of one person, or of everybody in training if `aprendiz` is undefined. */
    make: (aprendiz: string | undefined, onSettled?: () => void) =>
      making.mutate(input(aprendiz), {
        onSuccess: ({ enlaces }) => setMade([...enlaces, ...without(aprendiz)]),
        ...(onSettled && { onSettled }),
      }),
    isMaking: (aprendiz: string | undefined) => making.isPending && making.variables?.query?.aprendiz === aprendiz,
    /** Revokes the link of one person, or all links if `aprendiz` is undefined. */
    revoke: (aprendiz: string | undefined, onSettled: () => void) =>
      revoking.mutate(input(aprendiz), {
        onSuccess: () => {
          setMade(without(aprendiz))
          notifySuccess(t(aprendiz === undefined ? 'links.revokedAll' : 'links.revoked'))
        },
        onSettled,
      }),
    isRevoking: revoking.isPending,
  }
}

export type ProgressLinks = ReturnType<typeof useProgressLinks>
