/** Icons of the set that WordPress 7.1 has too, by the same names. */
export const SHARED_ICONS = new Set(
	[
		'arrow-down arrow-down-left arrow-down-right arrow-left arrow-right arrow-up arrow-up-left arrow-up-',
		'right at-symbol audio bell calendar capture-photo capture-video cart category caution chart-bar',
		'check chevron-down chevron-left chevron-right chevron-up comment desktop download envelope error',
		'external file gallery help home image info key language map-marker menu mobile more-horizontal next',
		'payment pencil people plus plus-circle previous published quote receipt rss scheduled search',
		'settings share shield shuffle star-empty star-filled star-half store styles symbol table tablet tag',
		'tip upload verse',
	]
		.join( ' ' )
		.split( ' ' )
);
