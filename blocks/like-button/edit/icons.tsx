import { Path, SVG } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { starEmpty, thumbsUp } from '@wordpress/icons';
import type { Attributes } from '../attributes';

export const heart = (
	<SVG xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">
		<Path
			d="M12 19.5 5 12.6a4.4 4.4 0 0 1 6.3-6.2l.7.7.7-.7a4.4 4.4 0 0 1 6.3 6.2Z"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
			strokeLinejoin="round"
		/>
	</SVG>
);

/** The icons in the editor's controls; those on the button are in `style.scss`. */
export const icons = { heart, thumb: thumbsUp, star: starEmpty };

/** Returns the labels of the icons; called once translations are loaded. */
export const iconNames = (): Record< Attributes[ 'icon' ], string > => ( {
	heart: __( 'Heart', 'frontage' ),
	thumb: __( 'Thumbs up', 'frontage' ),
	star: __( 'Star', 'frontage' ),
} );
