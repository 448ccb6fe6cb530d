import { useTranslation } from '@fichero/kit/i18n'
import classes from './cabinet.module.css'

/** Labels of the drawers, by row. A label has the first digits of the ficha numbers in the drawer. */
const DRAWERS = [
  ['2601', '2624', '2647'],
  ['2670', '2693', '2716'],
  ['2739', '2762', '2785'],
  ['2808', '2831', '2854'],
]
const OUTCOMES = Array.from({ length: 12 }, (_, index) => index)
/** Indexes of the outcomes that are not approved. */
const OPEN = [3, 6, 10]

/** A card cabinet with one open drawer, and the card of an invented ficha pulled out of it. */
export function Cabinet() {
  const { t } = useTranslation('landing')
  return (
    <svg className={classes.cabinet} viewBox="0 0 480 420" role="img" aria-label={t('cabinet.label')} data-screen-only>
      <rect className={classes.frame} x="1" y="1" width="478" height="396" rx="6" />
      {DRAWERS.flatMap((labels, row) =>
        labels.map((label, column) => (
          <g key={label} transform={`translate(${12 + column * 154} ${12 + row * 95})`}>
            <rect className={classes.drawer} width="148" height="89" rx="3" />
            {/* In lower rows, the labels would show between the cards. */}
            {row === 0 && <Label x={74} y={10} width={56} text={label} />}
            <Handle x={74} y={50} />
          </g>
        )),
      )}
      <Card x={68} y={92} width={344} tab={240} number="2739105" />
      <Card x={60} y={116} width={360} tab={138} number="2744871" />
      <g className={`${classes.pulled} ${classes.raised}`}>
        <Card x={48} y={140} width={384} tab={0} number="2758412" />
        <path className={classes.mark} d="M55 141.5h74" />
        <text className={classes.program} x="70" y="206">
          {t('cabinet.program')}
        </text>
        <text x="70" y="230">
          {t('cabinet.head')}
        </text>
        {OUTCOMES.map((index) => (
          <rect
            key={index}
            className={OPEN.includes(index) ? classes.open : classes.approved}
            x={71 + index * 28}
            y="246"
            width="22"
            height="16"
            rx="3"
          />
        ))}
        <text className={classes.ink} x="70" y="288">
          {t('cabinet.figure')}
        </text>
        <text className={classes.ink} x="410" y="288" textAnchor="end">
          <tspan className={classes.bold}>{t('cabinet.percentage')}</tspan>{' '}
          <tspan className={classes.band}>{t('cabinet.band')}</tspan>
        </text>
        <path className={classes.track} d="M72 302h336" />
        <path className={classes.mark} d="M72 302h252" />
      </g>
      <rect className={`${classes.drawer} ${classes.raised}`} x="32" y="332" width="416" height="86" rx="3" />
      <Label x={240} y={348} width={104} text="2739 – 2761" />
      <Handle x={240} y={382} />
    </svg>
  )
}

interface Point {
  x: number
  y: number
}

/** The label of a drawer, centred at `x`. */
const Label = ({ x, y, width, text }: Point & { width: number; text: string }) => (
  <>
    <rect className={classes.paper} x={x - width / 2} y={y} width={width} height="24" rx="2" />
    <text x={x} y={y + 17} textAnchor="middle">
      {text}
    </text>
  </>
)

/** The handle of a drawer, centred at `x`. */
const Handle = ({ x, y }: Point) => <path className={classes.handle} d={`M${x - 17} ${y}h34v3q0 10-17 10t-17-10z`} />

/** The part of a card that shows above the drawer's front. `tab` is the tab's distance from the left edge. */
const Card = ({ x, y, width, tab, number }: Point & { width: number; tab: number; number: string }) => (
  <g className={classes.paper} transform={`translate(${x} ${y})`}>
    <rect y="28" width={width} height="180" rx="3" />
    <path d={`M${tab} 31V6a6 6 0 0 1 6-6h76a6 6 0 0 1 6 6v22`} />
    <text className={classes.bold} x={tab + 44} y="21" textAnchor="middle">
      {number}
    </text>
  </g>
)
