import type { OverlayRules } from '@frontage/overlay-rules';
import type { RuleOptions } from '@frontage/editor/overlay/types';
import type { Place } from '../../parts';

/** What is counted: openings, conversions, and what closed it; of one that asks, who was refused. */
export type Kind =
	'open' | 'done' | 'button' | 'outside' | 'escape' | 'other' | 'refused';

/** Counts by kind; those of 0 are missing. */
export type Counts = Partial< Record< Kind, number > >;

export interface Overlay {
	id: string;
	/** Empty if it has no words. */
	title: string;
	/** Title of its block. */
	block: string;
	/** Whether it leaves the page usable. */
	isBar: boolean;
	/** Whether it asks a question: visitors pass or are refused, and cannot close it. */
	asks: boolean;
	places: Place[];
	/** Number of places that are not in `places`. */
	more: number;
	/** When it opens by itself; null for blocks that never do. */
	rules: OverlayRules | null;
	isOn: boolean;
	/** In the site's time zone, such as `2030-01-31T18:00`; empty for none. */
	from: string;
	until: string;
	/** Whether the server prints it now. */
	isNow: boolean;
	/** How often it was offered again to everybody. */
	version: number;
	/** By day; null if it is not counted. */
	counts: Record< string, Counts > | null;
}

/** What the simulator has to know about the site. */
export interface SimulatorSetup {
	nonce: string;
	/** Address of the front page. */
	home: string;
	/** Whether a shop is active. */
	hasCart: boolean;
	roles: { value: string; label: string }[];
}

/** With what rules can be made of, and the names of pages and terms in their conditions. */
export interface Answer extends RuleOptions {
	overlays: Overlay[];
	/** The days of the chart, such as `2030-01-31`, the last one today. */
	days: string[];
	timezone: string;
	simulate: SimulatorSetup;
	/** What a new popup can begin with, and the address that adds it. */
	kinds: { title: string; address: string }[];
	/** Whether all content was indexed at least once. */
	isKnown: boolean;
	percent: number;
}
