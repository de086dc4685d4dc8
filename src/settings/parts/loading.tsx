import { Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

/** Loading indicator, also announced to screen readers. */
export function Loading( { label }: { label?: string } ) {
	return (
		<p className="frontage-loading" role="status">
			<Spinner />
			{ label ?? __( 'Loading…', 'frontage' ) }
		</p>
	);
}
