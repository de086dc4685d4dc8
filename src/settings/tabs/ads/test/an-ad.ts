/** An ad for tests. */
import type { Ad, Answer, Settings } from '../types';

const settings: Settings = {
	kind: 'html',
	image: 0,
	url: '',
	newTab: true,
	html: '<b>Mugs</b>',
	adsense: { client: '', slot: '', format: 'fixed' },
	networks: [],
	width: 300,
	height: 250,
	hasLabel: true,
	label: '',
	start: '',
	end: '',
	weight: 1,
	maxImpressions: 0,
	maxClicks: 0,
	devices: [ 'desktop', 'tablet', 'phone' ],
	rules: { show: [ 'everywhere' ], hide: [] },
};

/**
 * @param changed What is not as usual.
 * @param entered Settings that are not as usual.
 */
export const anAd = (
	changed: Partial< Ad > = {},
	entered: Partial< Settings > = {}
): Ad => ( {
	id: 7,
	name: 'Autumn',
	isActive: true,
	groups: [ 'Sidebar' ],
	settings: { ...settings, ...entered },
	obstacle: '',
	picture: null,
	size: [ 300, 250 ],
	counts: { impressions: 200, clicks: 3 },
	totals: { impressions: 200, clicks: 3 },
	...changed,
} );

export const anAnswer = ( changed: Partial< Answer > = {} ): Answer => ( {
	ads: [ anAd() ],
	groups: [ { name: 'Sidebar', slug: 'sidebar' } ],
	first: settings,
	networks: [],
	mayHtml: true,
	timezone: 'UTC',
	...changed,
} );
