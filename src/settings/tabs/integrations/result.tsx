import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Rows } from '../../parts';
import type { TestResult, Vendor } from './types';

interface Props {
	vendor: Vendor;
	result: TestResult;
}

/** The provider's response to the Test button, and how long it took. */
export function Result( { vendor, result }: Props ) {
	const { ok, message, details } = result;
	return (
		<Notice status={ ok ? 'success' : 'error' } isDismissible={ false }>
			<p className="frontage-vendor__answer">
				<strong>
					{ ok
						? works( vendor )
						: __( 'The test failed.', 'frontage' ) }
				</strong>{ ' ' }
				{ message }
			</p>
			{ details.length > 0 && (
				<Rows
					label={ vendor.title }
					rows={ details.map( ( { label, value } ) => [
						label,
						value,
					] ) }
				/>
			) }
			<p className="frontage-vendor__time">{ timeOf( result ) }</p>
		</Notice>
	);
}

const works = ( { needsKey }: Vendor ): string =>
	needsKey
		? __( 'The key works.', 'frontage' )
		: __( 'The connection works.', 'frontage' );

function timeOf( { milliseconds, status }: TestResult ): string {
	if ( status > 0 ) {
		return sprintf(
			/* translators: 1: number of milliseconds, 2: HTTP status such as 200. */
			__( 'Responded in %1$d ms with status %2$d.', 'frontage' ),
			milliseconds,
			status
		);
	}
	return milliseconds > 0
		? sprintf(
				/* translators: %d: number of milliseconds. */
				__( 'Ended after %d ms.', 'frontage' ),
				milliseconds
			)
		: '';
}
