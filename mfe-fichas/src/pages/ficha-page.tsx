import { TableSkeleton } from '@fichero/kit/table'
import { Skeleton } from '@fichero/kit/ui'
import { ApprenticesSection } from '../detail/apprentices-section'
import classes from '../detail/ficha-skeleton.module.css'
import { SectionPage } from '../detail/section-page'
import { ProgressTrend } from '../trend/progress-trend'
import trend from '../trend/trend.module.css'

/** The section of a ficha with the apprentices, which is the first page of the ficha. */
export const Page = () => (
  <SectionPage section="apprentices" skeleton={<ApprenticesSkeleton />}>
    {(ficha) => (
      <>
        {ficha.ultimo_reporte && <ProgressTrend nroFicha={ficha.nro_ficha} />}
        <ApprenticesSection ficha={ficha} />
      </>
    )}
  </SectionPage>
)

const ApprenticesSkeleton = () => (
  <>
    <div className={trend.line}>
      <Skeleton height={14} maw={480} my={3} />
    </div>
    <div className={classes.filters}>
      <Skeleton height={36} maw={400} />
    </div>
    <TableSkeleton rows={12} />
  </>
)
