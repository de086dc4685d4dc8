import type { PlaceRules } from '@frontage/editor/places/rules';

/** Kinds that are no network. */
export type OwnKind = 'image' | 'html';

export type Device = 'desktop' | 'tablet' | 'phone';

/** What was entered for a network, by the names of its fields. */
export type Values = Record< string, string >;

/** A field of a network, see `Ads\Network_Field`. */
export interface NetworkField {
	name: string;
	control: 'text' | 'choice';
	label: string;
	help: string;
	required: boolean;
	placeholder: string;
	/** Value until the owner enters one. */
	fallback: string;
	/** Most characters. */
	max: number;
	choices: { value: string; label: string }[];
}

/** An ad network, see `Ads\Ad_Network`. */
export interface Network {
	slug: string;
	title: string;
	/** Whether visitors are asked before their browsers contact it. */
	asks: boolean;
	/** Where its values are in the settings, the outer key first; errors name fields by it. */
	path: [ string ] | [ string, string ];
	fields: NetworkField[];
}

/** Settings of an ad, see `Ads\Ad_Settings`; moments are in the site's time zone, such as `2030-01-31T18:00`. */
export interface Settings {
	/** An `OwnKind`, or the slug of a network; of one whose plugin is not active as well. */
	kind: string;
	/** Attachment ID; 0 for none. */
	image: number;
	url: string;
	newTab: boolean;
	html: string;
	adsense: Values;
	/** What was entered for other networks, by slug; PHP writes an empty list if there is nothing. */
	networks: Record< string, Values > | [];
	/** Pixels; 0 for the image's own. */
	width: number;
	height: number;
	hasLabel: boolean;
	/** Empty for “Advertisement”. */
	label: string;
	start: string;
	end: string;
	weight: number;
	/** 0 for no limit. */
	maxImpressions: number;
	maxClicks: number;
	devices: Device[];
	rules: PlaceRules;
}

export interface Counts {
	impressions: number;
	clicks: number;
}

/** What can be edited of an ad. */
export interface Draft {
	/** 0 for a new one. */
	id: number;
	name: string;
	isActive: boolean;
	/** Names. */
	groups: string[];
	settings: Settings;
}

/** What is saved of an ad; everything that is missing stays as it is. */
export type Change = Pick< Draft, 'id' | 'name' > &
	Partial< Pick< Draft, 'isActive' | 'groups' > > & {
		settings: Partial< Settings >;
	};

/** Why an ad is not shown; empty if it is running. */
export type Obstacle =
	| ''
	| 'unavailable'
	| 'paused'
	| 'incomplete'
	| 'scheduled'
	| 'ended'
	| 'spent'
	| 'beyond';

export interface Ad extends Draft {
	obstacle: Obstacle;
	picture: { url: string; width: number; height: number } | null;
	/** Pixels that are kept free; zeros if unknown. */
	size: [ number, number ];
	/** In the period. */
	counts: Counts;
	/** Since the beginning. */
	totals: Counts;
}

/** Ads that take turns in one place; settings name it by its slug. */
export interface Group {
	name: string;
	slug: string;
}

/** Response of `/ads`. */
export interface Answer {
	ads: Ad[];
	groups: Group[];
	/** Settings of a new ad. */
	first: Settings;
	/** Networks that can be chosen. */
	networks: Network[];
	/** Whether the user may enter HTML. */
	mayHtml: boolean;
	timezone: string;
}

/** One row of the report. */
export interface Row extends Counts {
	/** ID of an ad, group or post, or a day. */
	key: string;
	/** Empty for what was deleted. */
	label: string;
	/** Address of a page. */
	url: string;
}

/** Response of `/ads/report`. */
export type Report = Record< 'ad' | 'group' | 'day' | 'page', Row[] >;
