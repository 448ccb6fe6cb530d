import { lazy, Suspense, useState } from 'react'
import './timetable.css'

const Afternoon = lazy(() => import('./afternoon.jsx'))

export function Page() {
  const [isLate, setLate] = useState(false)
  return (
    <section className="timetable">
      <h1>Timetable</h1>
      <button type="button" onClick={() => setLate(true)}>
        Afternoon
      </button>
      {isLate && (
        <Suspense fallback="…">
          <Afternoon />
        </Suspense>
      )}
    </section>
  )
}
