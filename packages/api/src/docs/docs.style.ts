/** The look of the reference: the platform's paper, ink and river, with the fonts of the system. */
export const style = `
:root { color-scheme: light dark; --paper: light-dark(#f9f6ef, #1b2a2e); --surface: light-dark(#fefcf9, #22343a); --ink: light-dark(#13262d, #f1eee6); --quiet: light-dark(#526268, #b5c2c6); --line: light-dark(#dad4c9, #3b4c52); --river: light-dark(#04626a, #7fc9cd); --wash: light-dark(#dcecee, #1f4249) }
* { box-sizing: border-box }
html { scroll-padding-top: 1rem }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; display: grid; grid-template-columns: 17rem minmax(0, 1fr) }
h1, h2, h3 { font-family: Rockwell, Georgia, serif; font-weight: 500; line-height: 1.2 }
h1 { font-size: 2rem; margin-top: 0 } h2 { font-size: 1.5rem; margin: 3rem 0 .5rem } h3 { font-size: 1.05rem; margin: 0 0 .5rem } h4 { margin: 1.25rem 0 .25rem; font-size: .95rem }
a { color: var(--river) } a:focus-visible, summary:focus-visible { outline: 3px solid var(--river); outline-offset: 2px }
.skip { position: absolute; left: -99rem } .skip:focus { left: 1rem; top: 1rem; background: var(--surface); padding: .5rem 1rem; z-index: 1 }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1.5rem 1rem; border-right: 1px solid var(--line); font-size: .875rem }
nav ul { list-style: none; margin: .25rem 0 .75rem; padding: 0 0 0 .9rem } nav li { margin: .3rem 0 } nav summary { cursor: pointer; padding: .2rem 0; font-weight: 600 } nav a { text-decoration: none }
main { padding: 2rem clamp(1rem, 4vw, 3rem) 6rem; max-width: 72rem }
article { background: var(--surface); border: 1px solid var(--line); padding: 1.25rem clamp(.75rem, 2vw, 1.5rem); margin: 1rem 0; overflow-x: auto }
section { overflow-x: auto } th code, td code { overflow-wrap: anywhere } tbody th { min-width: 10rem }
article h3 a { color: inherit; text-decoration: none } article h3 code { overflow-wrap: anywhere }
article:target { border-color: var(--river); box-shadow: inset 4px 0 0 var(--river) } tr:target { background: var(--wash) }
code, pre { font: .875em/1.5 ui-monospace, SFMono-Regular, Consolas, monospace } pre { background: var(--paper); border: 1px solid var(--line); padding: .75rem; overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .875rem; margin: .5rem 0 } caption { text-align: left; color: var(--quiet); padding: .25rem 0 }
th, td { text-align: left; vertical-align: top; padding: .4rem .75rem .4rem 0; border-bottom: 1px solid var(--line) } thead th { color: var(--quiet); font-weight: 500 } tbody th { font-weight: 400 } .group th { font-weight: 600; padding-top: 1.25rem }
.grants { width: auto } .grants th, .grants td { padding-right: 1.5rem }
.method { display: inline-block; min-width: 4.5rem; padding: .1rem .5rem; background: var(--wash); color: var(--river); font: 600 .8rem ui-monospace, monospace; text-align: center } .method.delete { color: light-dark(#8a2f14, #f0a58d); background: light-dark(#f6e2da, #4a2b22) }
.quiet, .required { color: var(--quiet) } .required { font-size: .8rem; font-style: italic } .summary { margin-top: 0 } .code { display: inline-block; margin: 0 .75rem .25rem 0; font: .8125rem ui-monospace, monospace }
@media (max-width: 56rem) { body { display: block } nav { position: static; height: 14rem; border-right: 0; border-bottom: 1px solid var(--line) } .grants th, .grants td { padding-right: .75rem }
  table:not(.grants) :is(tbody, tr, th, td) { display: block } table:not(.grants) { display: block } table:not(.grants) thead { position: absolute; clip-path: inset(50%) }
  table:not(.grants) tr { border-bottom: 1px solid var(--line); padding: .5rem 0 } table:not(.grants) :is(th, td) { border: 0; padding: .1rem 0 } td { overflow-wrap: anywhere } }
`
