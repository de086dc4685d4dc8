import { __ } from '@wordpress/i18n';
import type { Found, Place } from '@frontage/editor';

const BY_ITSELF = /[?&]autoplay=(?!0|false)/i;

/** Finds media that plays automatically and cannot be stopped (WCAG 1.4.2 and 2.2.2). */
export function autoplay( { block: { name, attributes } }: Place ): Found[] {
	if ( name === 'core/audio' && attributes.autoplay ) {
		return [ sound() ];
	}
	if (
		name === 'core/video' &&
		attributes.autoplay &&
		attributes.controls === false
	) {
		return [ video() ];
	}
	return name === 'core/embed' &&
		BY_ITSELF.test( String( attributes.url ?? '' ) )
		? [ embed( String( attributes.url ) ) ]
		: [];
}

const sound = (): Found => ( {
	level: 'problem',
	title: __( 'Audio plays automatically', 'frontage' ),
	why: __(
		'It drowns out screen readers and startles other visitors. Let visitors start it themselves.',
		'frontage'
	),
	fix: {
		label: __( 'Turn off autoplay', 'frontage' ),
		change: () => ( { autoplay: false } ),
	},
} );

const video = (): Found => ( {
	level: 'problem',
	title: __( 'Video has no pause button', 'frontage' ),
	why: __(
		'It starts automatically and cannot be paused, which keeps some people from reading the content next to it. Show the controls.',
		'frontage'
	),
	fix: {
		label: __( 'Show controls', 'frontage' ),
		change: () => ( { controls: true } ),
	},
} );

const embed = ( url: string ): Found => ( {
	level: 'problem',
	title: __( 'Embed plays automatically', 'frontage' ),
	why: __(
		'Its URL turns on autoplay, so it plays before visitors want it to and loads immediately. Let visitors start it themselves.',
		'frontage'
	),
	fix: {
		label: __( 'Remove autoplay', 'frontage' ),
		change: () => ( {
			url: url
				.replace( /([?&])autoplay=[^&#]*&?/i, '$1' )
				.replace( /[?&]$/, '' ),
		} ),
	},
} );
