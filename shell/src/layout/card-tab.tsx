import classes from './card-tab.module.css'

/** The tab of a card of the shell, as those of fichas have: what the card is, in a word. */
export function CardTab({ text, isTrouble = false }: { text: string; isTrouble?: boolean }) {
  return <span className={isTrouble ? `${classes.tab} ${classes.trouble}` : classes.tab}>{text}</span>
}
