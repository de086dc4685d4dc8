/** Icons of the inserter that are drawn here, in the manner of `@wordpress/icons`. */
import { Path, SVG } from '@wordpress/components';

/**
 * An icon of 24 by 24 units in lines of 1.5.
 * @param d The path.
 */
export const lineIcon = ( d: string ) => (
	<SVG
		xmlns="http://www.w3.org/2000/svg"
		viewBox="0 0 24 24"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.5"
	>
		<Path d={ d } fill="none" />
	</SVG>
);
