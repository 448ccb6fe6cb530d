import type { ContactData } from '@fichero/contract/personal-data.schema'
import { useTranslation } from '@fichero/kit/i18n'
import classes from './removal-rest.module.css'
import { useRemovalWords } from './use-removal-words'

/** What becomes of the account, and what stays and why. */
export function RemovalRest({ data }: { data: ContactData }) {
  const { t } = useTranslation('instructors')
  const { account, stays } = useRemovalWords()
  return (
    <>
      <p>{account[data.cuenta]}</p>
      <h3 className={classes.title}>{t('personalData.stays')}</h3>
      <ul className={classes.stays}>
        {stays.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
