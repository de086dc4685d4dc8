import type { FrontageIsland } from '@frontage/islands/types';
import { queryOwn } from '@frontage/lib/query-own';
import presets from '@frontage/lib/breakpoints.json';
import { dropdown } from '@frontage/dropdown';

export interface HotspotsProps extends Record< string, unknown > {
	/** Whether hover opens them too. */
	hovers: boolean;
}

/** How long the pointer may take from the marker to the popover, in milliseconds. */
const WAY = 300;

/** Gap between marker and popover in pixels, as in the stylesheet. */
const GAP = 14;

/** Opens popovers on hover, and positions them in browsers without CSS anchor positioning. */
export function enhance(
	island: FrontageIsland,
	{ hovers }: HotspotsProps
): () => void {
	const stops = queryOwn( island, '.frontage-hotspots__marker' ).map(
		( marker ) =>
			dropdown( marker, marker.nextElementSibling as HTMLElement, {
				hovers,
				hideDelay: WAY,
				gap: GAP,
				unless: `(max-width: ${ presets.builder.phone }px)`,
			} )
	);
	return () => stops.forEach( ( stop ) => stop() );
}
