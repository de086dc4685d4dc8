import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';

interface Row {
	/** Post ID; 0 for pages that show no single post. */
	key: string;
	/** Title. */
	label?: string;
	/** Address; empty for deleted posts. */
	url?: string;
}

/** Returns the post of a report's row, with a link to it. */
export function postName( { key, label, url }: Row ): ReactNode {
	if ( key === '0' ) {
		return __( 'All other pages', 'frontage' );
	}
	if ( ! url ) {
		return sprintf(
			/* translators: %s: ID of a post. */
			__( 'Deleted post %s', 'frontage' ),
			key
		);
	}
	return <a href={ url }>{ label || __( '(no title)', 'frontage' ) }</a>;
}
