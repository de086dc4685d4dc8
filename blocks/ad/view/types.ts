/** Props of the islands. */
import type { Terms } from '@frontage/lib/consent';

export interface Printed {
	/** Post ID of the ad. */
	id: number;
	/** Signed token that the server counts. */
	track: string;
	/** From 1 to 10. */
	weight: number;
	/** When the ad ends, in seconds since 1970; 0 for never. */
	until: number;
}

export interface AdProps {
	/** Seconds before an ad counts again as seen. */
	session: number;
	/** In the order of the items. */
	ads: Printed[];
}

export interface AdsenseProps {
	terms: Terms;
	/** Address of Google's script. */
	script: string;
	client: string;
	slot: string;
	format: string;
	/** Pixels. */
	width: number;
	height: number;
}
