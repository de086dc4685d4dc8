/** What plays by itself and cannot be stopped (WCAG 1.4.2 and 2.2.2). */
import { __ } from '@wordpress/i18n';
import type { Found, Place } from '../../editor';

const BY_ITSELF = /[?&]autoplay=(?!0|false)/i;

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
	title: __( 'Sound that starts by itself', 'frontage' ),
	why: __(
		'It drowns out screen readers and startles everybody else. Let visitors start it.',
		'frontage'
	),
	fix: {
		label: __( 'Do not start by itself', 'frontage' ),
		change: () => ( { autoplay: false } ),
	},
} );

const video = (): Found => ( {
	level: 'problem',
	title: __( 'Video without a pause button', 'frontage' ),
	why: __(
		'It starts by itself and cannot be stopped, which keeps some people from reading anything beside it. Show the controls.',
		'frontage'
	),
	fix: {
		label: __( 'Show controls', 'frontage' ),
		change: () => ( { controls: true } ),
	},
} );

const embed = ( url: string ): Found => ( {
	level: 'problem',
	title: __( 'Embed that starts by itself', 'frontage' ),
	why: __(
		'Its address asks for autoplay: it plays before anybody wants it, and loads at once. Let visitors start it.',
		'frontage'
	),
	fix: {
		label: __( 'Take autoplay out', 'frontage' ),
		change: () => ( {
			url: url
				.replace( /([?&])autoplay=[^&#]*&?/i, '$1' )
				.replace( /[?&]$/, '' ),
		} ),
	},
} );
