/** The simulator's whole look: plain and unlike the shop, so that nobody takes it for a real payment page. */
export const SIMULATOR_STYLE = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1c2024; background: #f4f4f1 }
* { box-sizing: border-box }
body { margin: 0 }
header { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; padding: .75rem 1rem;
  background: #ffd84d; border-bottom: 2px dashed #1c2024; font-weight: 600 }
header p { margin: 0 }
header a { color: inherit; padding: 0 .25rem }
main { max-width: 34rem; margin: 1.5rem auto; padding: 1.25rem; background: #fff; border: 1px solid #8a8f98 }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25 }
h2 { margin: 0 0 .5rem; font-size: 1.125rem }
ul { margin: 0 0 .75rem; padding-left: 1.25rem; overflow-wrap: anywhere }
dl { margin: 0 0 1.5rem }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .4rem 0; border-bottom: 1px solid #dcdee2 }
dt { color: #50565f }
dd { margin: 0; font-weight: 600; overflow-wrap: anywhere }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0 }
legend { padding: 0; font-weight: 600; margin-bottom: .25rem }
fieldset label { display: flex; gap: .6rem; align-items: start; min-height: 2rem; padding: .25rem 0 }
input[type=radio] { width: 1.1rem; height: 1.1rem; flex: none; margin: .2rem 0 0; accent-color: #1c2024 }
input:not([type=radio]) { display: block; width: 100%; max-width: 12rem; margin: .25rem 0 1rem; padding: .6rem; font: inherit; border: 1px solid #50565f }
button { min-height: 2.75rem; padding: .5rem 1.5rem; font: inherit; margin: 0 .5rem .5rem 0; font-weight: 600; color: #fff; background: #1c2024; border: 2px solid #1c2024; cursor: pointer }
button.quiet { color: #1c2024; background: #fff }
.code { font-size: 1.25rem; letter-spacing: .15em; white-space: nowrap }
.wrong { color: #a3161b; font-weight: 600; margin: -.5rem 0 1rem }
:focus-visible { outline: 3px solid #1857b6; outline-offset: 2px }
@media (max-width: 36rem) { main { margin: 0; border-width: 0 0 1px } }
`
