/** Words of other plugins, and what we call it: the inserter and the settings find it by them. */
export const BLOCKS_BY_WORD: Record< string, string > = {
	faq: 'Frontage Accordion',
	toggle: 'Frontage Accordion',
	toc: 'Frontage Table of Contents',
	testimonial: 'Slider',
	logos: 'Carousel',
	contact: 'Form',
	popup: 'Popup',
	'exit intent': 'Popup',
	hamburger: 'Off-Canvas',
	typewriter: 'Animated Text',
	counter: 'Countdown',
	timer: 'Countdown',
	'before after': 'Image Comparison',
	'progress bar': 'Reading Progress',
	'read more': 'Show More',
	marquee: 'Scrolling Text',
	masonry: 'Photo Gallery',
	'image map': 'Hotspots',
	cta: 'Creative Buttons',
	roadmap: 'Timeline',
	staff: 'Team Member',
};

/** The same for what only the settings list. */
export const FEATURES_BY_WORD: Record< string, string > = {
	'scroll to top': 'Back to top',
	'load more endless': 'Infinite scroll',
	captcha: 'Anti-spam',
	'fixed menu': 'Sticky header',
	fitvids: 'Responsive videos',
	'animate on scroll': 'Animation',
};
