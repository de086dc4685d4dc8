/** The calculations of forms, the same as in PHP: both are tested with `tests/fixtures/form-formulas.json`. */
export { FUNCTIONS, parse } from './parse';
export type { Node } from './parse';
export { withResults } from './results';
