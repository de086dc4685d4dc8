import { __, sprintf } from '@wordpress/i18n';
import type { LinkType } from '../view/types';
import type { Row } from './types';

/** Returns what owners call each type of link. */
export const typeNames = (): Record< LinkType, string > => ( {
	'outbound-link': __( 'Other sites', 'frontage' ),
	download: __( 'Downloads', 'frontage' ),
	affiliate: __( 'Affiliate links', 'frontage' ),
	'cross-hostname': __( 'Your other domains', 'frontage' ),
	mailto: __( 'Email addresses', 'frontage' ),
	tel: __( 'Phone numbers', 'frontage' ),
} );

/**
 * Returns what a target is called. Of email addresses only the domain is stored, of phone numbers nothing.
 *
 * @param row A row by target.
 */
export function targetName( { key }: Row ): string {
	if ( ! key ) {
		return __( 'All further targets', 'frontage' );
	}
	if ( key.startsWith( 'mailto:@' ) ) {
		return sprintf(
			/* translators: %s: domain of an email address. */
			__( 'Email to %s', 'frontage' ),
			key.slice( 'mailto:@'.length )
		);
	}
	return (
		{
			'mailto:': __( 'Email', 'frontage' ),
			'tel:': __( 'Phone number', 'frontage' ),
		}[ key ] ?? key
	);
}
