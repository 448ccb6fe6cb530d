import { SkipLink } from '../src/layout/skip-link'
import { Footer } from './footer'
import { Header } from './header'
import { LandingHead } from './landing-head'
import { About } from './sections/about'
import { Closing } from './sections/closing'
import { Hero } from './sections/hero'
import { Services } from './sections/services'
import { Ticker } from './sections/ticker'

/** Prerendered when the shell is built and not hydrated: all interaction is in `client.ts` or in CSS. */
export const LandingPage = () => (
  <>
    <LandingHead />
    <SkipLink />
    <Header />
    <main id="main" tabIndex={-1}>
      <Hero />
      <About />
      <Services />
      <Ticker />
      <Closing />
    </main>
    <Footer />
  </>
)
