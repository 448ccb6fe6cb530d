// Parts of dashboard cards, which remotes declare as `cards` (remotes.schema in the contract).

export { Bar } from './card/bar'
export { CardFooter } from './card/card-footer'
export { CardSkeleton } from './card/card-skeleton'
export { CardTab } from './card/card-tab'
export { ChartBox } from './card/chart-box'
export { CollapsibleRows } from './card/collapsible-rows'
export { InlineEmpty } from './card/inline-empty'
export { Metric, Metrics } from './card/metric'
export { Section } from './card/section'
export { type View, ViewSwitch } from './card/view-switch'
export { WaitingLine } from './card/waiting-line'
