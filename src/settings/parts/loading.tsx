import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Something is on its way; said to screen readers too. */
export function Loading( { label }: { label?: string } ) {
	return (
		<p className="frontage-loading" role="status">
			<Spinner />
			{ label ?? __( 'Loading…', 'frontage' ) }
		</p>
	);
}
