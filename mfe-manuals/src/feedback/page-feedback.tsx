import { sendOpinion } from '@fichero/contract/calls/manuals.calls'
import { MAX_OPINION } from '@fichero/contract/limits'
import { useCallMutation } from '@fichero/kit/api'
import { Announced, lazyPart, useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useCan } from '@fichero/kit/session'
import { Alert, Button, Group, Stack, TextInput } from '@fichero/kit/ui'
import { type FormEvent, useRef, useState } from 'react'
import { answeredPages, rememberAnswer } from './answered-pages'
import classes from './page-feedback.module.css'

/** Loaded only for administrators. */
const PageResult = lazyPart('manuals/result', () =>
  import(/* webpackChunkName: "page-result" */ './page-result').then((part) => part.PageResult),
)

/** Asks readers whether a page was useful. Pass the page as `key` too, so that the state is reset on another page. */
export function PageFeedback({ page }: { page: string }) {
  const { t } = useTranslation('manuals')
  const mayRead = useCan('manuals:manage')
  const [isAnswered, setAnswered] = useState(() => answeredPages().includes(page))
  const answer = () => {
    rememberAnswer(page)
    setAnswered(true)
  }
  return (
    <section className={classes.feedback} aria-label={t('feedback.title')}>
      {isAnswered ? (
        <Announced>
          <p>{t('feedback.thanks')}</p>
        </Announced>
      ) : (
        <Question page={page} onAnswered={answer} />
      )}
      {mayRead && <PageResult page={page} />}
    </section>
  )
}

function Question({ page, onAnswered }: { page: string; onAnswered: () => void }) {
  const { t, i18n } = useTranslation('manuals')
  const errorText = useErrorText()
  const [util, setUtil] = useState<boolean>()
  const [comentario, setComentario] = useState('')
  // A ref, because a second click may come before the next render.
  const isSending = useRef(false)
  const { mutate, isPending, error } = useCallMutation(sendOpinion, {
    onSuccess: onAnswered,
    onError: () => {
      isSending.current = false
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (util === undefined || isSending.current) return
    isSending.current = true
    mutate({ body: { pagina: page, idioma: i18n.language === 'en' ? 'en' : 'es', util, comentario } })
  }
  const choice = (value: boolean, label: string) => (
    <Button
      variant={util === value ? 'filled' : 'default'}
      size="compact-sm"
      aria-pressed={util === value}
      onClick={() => setUtil(value)}
    >
      {label}
    </Button>
  )
  return (
    <form onSubmit={send}>
      <Stack gap="sm">
        <Group gap="sm">
          <span>{t('feedback.title')}</span>
          <Group gap="xs">
            {choice(true, t('feedback.yes'))}
            {choice(false, t('feedback.no'))}
          </Group>
        </Group>
        {util !== undefined && (
          <>
            <TextInput
              label={t(util ? 'feedback.sentence' : 'feedback.missing')}
              description={t('feedback.private')}
              maxLength={MAX_OPINION}
              value={comentario}
              onChange={(event) => setComentario(event.currentTarget.value)}
              autoComplete="off"
            />
            {error && (
              <Alert color="red" role="alert" title={t('feedback.failed')}>
                {errorText(error)}
              </Alert>
            )}
            <div>
              <Button type="submit" loading={isPending}>
                {t('feedback.send')}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </form>
  )
}
