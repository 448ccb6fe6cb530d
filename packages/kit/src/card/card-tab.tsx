import classes from './card-tab.module.css'

interface CardTabProps {
  /** A word, or a ficha's number, which is never broken or shortened. */
  text: number | string
  /** The card says that something went wrong. */
  isTrouble?: boolean
}

/** The tab of a card: what the card is, in a word. */
export function CardTab({ text, isTrouble = false }: CardTabProps) {
  return <span className={isTrouble ? `${classes.tab} ${classes.trouble}` : classes.tab}>{text}</span>
}
