/** Types of the map’s props. */
import type { Terms } from '@frontage/lib/consent';
import type { At, MapWords, Place, Shape } from '@frontage/map-pins/types';

export interface Words extends MapWords {
	search: string;
	none: string;
	count: string;
	loading: string;
	loaded: string;
	failed: string;
	again: string;
	stop: string;
	stopped: string;
	shown: string;
}

/** Props of the island. */
export interface MapProps {
	/** Accessible name. */
	name: string;
	/** What readers hear of the drawing. */
	drawing: string;
	/** The straight distance of a route, as a sentence; empty without one. */
	routeLine: string;
	hasCaption: boolean;
	hasSearch: boolean;
	hasClusters: boolean;
	hasScrollZoom: boolean;
	terms: Terms;
	center: At;
	zoom: number;
	span: number;
	places: Place[];
	shape: Shape;
	mapStyle: string;
	customStyle: object[];
	vendor: { key?: string; tiles?: string; attribution?: string };
	words: Words;
}

/** What is seen: the drawing, or a vendor's map. */
export type Phase = 'drawing' | 'loading' | 'ready' | 'failed';
