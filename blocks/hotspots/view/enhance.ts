import type { FrontageIsland } from '@frontage/islands/types';
import { owned } from '@frontage/lib/owned';
import presets from '@frontage/lib/breakpoints.json';
import { dropdown } from '@frontage/dropdown';

export interface HotspotsProps extends Record< string, unknown > {
	/** The mouse opens them too. */
	hovers: boolean;
}

/** How long the mouse may be on its way from the spot to what it opened, in milliseconds. */
const WAY = 300;

/** Pixels between a spot and what it opens, as in the stylesheet. */
const GAP = 14;

/** Opens spots when the mouse is on them, and lays what they open where CSS has no anchors. */
export function enhance(
	island: FrontageIsland,
	{ hovers }: HotspotsProps
): () => void {
	const stops = owned( island, '.frontage-hotspots__marker' ).map(
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
