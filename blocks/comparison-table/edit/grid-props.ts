import type { Comparison } from './comparison';

/** What is compared, and what takes a change of it. */
export interface GridProps {
	comparison: Comparison;
	onChange: ( changed: Comparison ) => void;
}
