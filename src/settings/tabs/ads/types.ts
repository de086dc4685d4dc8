import type { PlaceRules } from '@frontage/editor/places/rules';

export type Kind = 'image' | 'html' | 'adsense';

export type Device = 'desktop' | 'tablet' | 'phone';

/** Settings of an ad, see `Ads\Ad_Settings`; moments are in the site's time zone, such as `2030-01-31T18:00`. */
export interface Settings {
	kind: Kind;
	/** Attachment ID; 0 for none. */
	image: number;
	url: string;
	newTab: boolean;
	html: string;
	adsense: { client: string; slot: string; format: string };
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
	'' | 'paused' | 'incomplete' | 'scheduled' | 'ended' | 'spent' | 'beyond';

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
	/** Formats of AdSense. */
	formats: string[];
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
