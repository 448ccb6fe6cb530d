import { Modal } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { SHORTCUT } from '../search/use-shortcut'
import classes from './keys-dialog.module.css'

interface KeysDialogProps {
  onClose: () => void
  /** Whether `?` opens this list. */
  isKeyOn: boolean
  onKeyOn: (isOn: boolean) => void
}

/** Every key that does something in Fichero, with what it does. */
export function KeysDialog({ onClose, isKeyOn, onKeyOn }: KeysDialogProps) {
  const { t } = useTranslation('shell')
  const [alt, shift] = [t('help.key.alt'), t('help.key.shift')]
  const keys: [what: string, ...combinations: string[][]][] = [
    ['search', SHORTCUT.hint.split(' ')],
    ['list', ['?']],
    ['steps', [alt, '↑'], [alt, '↓']],
    ['nextOpen', [alt, shift, '↓']],
    ['controls', ['Tab'], [shift, 'Tab']],
    ['open', ['Enter']],
    ['choose', ['↑'], ['↓']],
    ['close', ['Esc']],
  ]
  return (
    <Modal opened onClose={onClose} title={t('help.keys')} fullScreenOnPhone>
      <dl className={classes.keys}>
        {keys.map(([what, ...combinations]) => (
          <div key={what}>
            <dt>
              {combinations.map((combination) => (
                <span key={combination.join()}>
                  {combination.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dt>
            <dd>{t(`help.does.${what}`)}</dd>
          </div>
        ))}
      </dl>
      <label className={classes.choice}>
        <input type="checkbox" checked={isKeyOn} onChange={({ currentTarget }) => onKeyOn(currentTarget.checked)} />
        {t('help.keyOn')}
      </label>
    </Modal>
  )
}
